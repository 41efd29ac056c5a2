// The browser side of the explorer: shows what the traits say, reports what a person does.
// It knows no rule and no card; everything it sends is an intent, {kind, ...}.

const OWN_KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Enter", " ", "Escape", "Home", "End"];

/** Make an element: tag, attributes, children. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

function render({ model, el }) {
  const strings = () => model.get("strings");
  const view = Math.random().toString(36).slice(2);
  const undo = [];
  const send = (kind, more = {}) => model.send({ kind, ...more });

  const button = (name) => make("button", { type: "button", class: `slx-button slx-${name}`, "data-do": name });
  const banner = make("div", { class: "slx-banner", "aria-live": "assertive" });
  const picture = make("div", { class: "slx-picture" });
  const hint = make("p", { class: "slx-hint", "aria-live": "polite" });
  const options = make("div", { class: "slx-options" });
  const played = make("ol", { class: "slx-played" });
  const progress = make("progress", { class: "slx-progress", max: "1" });
  const status = make("span", { class: "slx-status", role: "status" });
  const values = make("div", { class: "slx-values", role: "region" });
  const label = make("span");
  const field = make("input", { type: "text", class: "slx-line", spellcheck: "false", autocomplete: "off" });
  const form = make("form", { class: "slx-form" }, make("label", {}, label, field),
    make("button", { type: "submit", class: "slx-button slx-set" }));
  const root = make("div", { class: "slx", role: "group" },
    make("div", { class: "slx-main" },
      picture,
      make("div", { class: "slx-side" },
        make("div", { class: "slx-says" }, banner, hint),
        options,
        make("div", { class: "slx-row" }, button("play"), button("reset"), button("back"), button("forward")),
        played,
        make("div", { class: "slx-row" }, button("compute"), button("cancel")),
        make("div", { class: "slx-row" }, progress, status))),
    form, values);
  el.append(root);

  // ── showing ──────────────────────────────────────────────────────────────────────────────────

  const cards = () => [...picture.querySelectorAll(".sl-use")];
  const same = (card, place) => card.dataset.card === place.card && card.dataset.zone === place.zone;

  /** One card can be reached with Tab; the arrow keys lead to the others. */
  function rove(to) {
    for (const card of cards()) card.setAttribute("tabindex", card === to ? "0" : "-1");
  }

  // A picture that changes between pressing and releasing would swallow the click: it waits.
  let pressed = false;
  let waiting = false;
  let place = null; // the card that has the focus, or had it last

  function drawPicture() {
    if (pressed) {
      waiting = true;
      return;
    }
    waiting = false;
    const inside = picture.contains(picture.getRootNode().activeElement);
    picture.innerHTML = model.get("picture");
    const all = cards();
    const hand = all.filter((card) => card.dataset.zone === "hand");
    const home = (place && all.find((card) => same(card, place))) || hand[0] || all[0];
    rove(home);
    if (inside) (home || root.querySelector(".slx-forward:enabled, .slx-back:enabled") || field).focus();
  }

  /** Put new content where the focus may be, and give it back to the same move. */
  function fill(where, html) {
    const active = where.getRootNode().activeElement;
    const move = where.contains(active) ? active.dataset.move : null;
    const scroll = where.querySelector(".sl-scroll")?.scrollLeft ?? 0;
    where.innerHTML = html;
    const moving = where.querySelector(".sl-scroll");
    if (moving) moving.scrollLeft = scroll;
    drawPicked();
    if (move) (where.querySelector(`button[data-move="${move}"]`) || homeCard() || field).focus();
  }

  /** The card that Tab leads to. */
  function homeCard() {
    return picture.querySelector('.sl-use[tabindex="0"]');
  }

  // A button that goes out must not take the keyboard's place with it: who gets it instead.
  const HEIRS = { compute: "cancel", cancel: "compute", back: "forward", reset: "forward", forward: "back" };

  function drawPicked() {
    const picked = model.get("picked");
    for (const choice of root.querySelectorAll("button[data-move]")) {
      const on = choice.dataset.move === picked;
      choice.setAttribute("aria-pressed", String(on));
      choice.closest("tr")?.classList.toggle("slx-picked", on);
    }
  }

  function drawBanner() {
    const lines = model.get("banner");
    hint.hidden = lines.length > 0; // one thing is said at a time, in one place
    banner.replaceChildren();
    banner.className = `slx-banner slx-${model.get("banner_kind") || "empty"}`;
    if (!lines.length) return;
    const list = make(lines.length > 1 ? "ul" : "p");
    for (const line of lines) list.append(lines.length > 1 ? make("li", {}, line) : line);
    const close = button("dismiss");
    close.textContent = "×";
    close.setAttribute("aria-label", strings().dismiss);
    banner.append(list, close);
  }

  function drawPlayed() {
    const at = model.get("at");
    played.replaceChildren(...model.get("played").map((move, k) => {
      const go = make("button", { type: "button", class: "slx-button slx-step", "data-do": "goto", "data-at": String(k + 1) }, move);
      if (k + 1 === at) go.setAttribute("aria-current", "step");
      return make("li", { class: k < at ? "" : "slx-undone" }, go);
    }));
  }

  function drawRun() {
    const running = model.get("running");
    const share = model.get("progress");
    progress.hidden = !running;
    if (share >= 0) progress.value = share;
    else progress.removeAttribute("value");
    status.textContent = model.get("status");
  }

  function drawCan() {
    const able = model.get("can");
    const active = root.getRootNode().activeElement;
    for (const one of root.querySelectorAll(".slx-row [data-do]")) one.disabled = !able.includes(one.dataset.do);
    root.querySelector(".slx-cancel").hidden = !able.includes("cancel");
    root.querySelector(".slx-compute").hidden = able.includes("cancel");
    if (active?.disabled && root.contains(active)) {
      const heir = root.querySelector(`.slx-${HEIRS[active.dataset.do]}:enabled`);
      (heir || homeCard() || field).focus();
    }
  }

  function drawWords() {
    const words = strings();
    root.lang = model.get("lang");
    root.setAttribute("aria-label", words.title);
    for (const name of ["play", "reset", "back", "forward", "compute", "cancel"]) {
      root.querySelector(`.slx-${name}`).textContent = words[name];
    }
    label.textContent = words.text;
    form.querySelector(".slx-set").textContent = words.set;
    played.setAttribute("aria-label", words.moves);
    values.setAttribute("aria-label", words.values);
    progress.setAttribute("aria-label", words.compute);
  }

  function drawLine() {
    field.value = model.get("line");
  }

  const draw = {
    picture: drawPicture,
    options: () => fill(options, model.get("options")),
    values: () => fill(values, model.get("values")),
    picked: drawPicked,
    hint: () => { hint.textContent = model.get("hint"); },
    banner: drawBanner,
    banner_kind: drawBanner,
    played: drawPlayed,
    at: drawPlayed,
    can: drawCan,
    running: drawRun,
    progress: drawRun,
    status: drawRun,
    line: drawLine,
    strings: drawWords,
  };
  for (const [name, show] of Object.entries(draw)) {
    model.on(`change:${name}`, show);
    undo.push(() => model.off(`change:${name}`, show));
  }
  for (const show of new Set(Object.values(draw))) show();

  // ── listening ────────────────────────────────────────────────────────────────────────────────

  function listen(target, type, hear) {
    target.addEventListener(type, hear);
    undo.push(() => target.removeEventListener(type, hear));
  }

  function touch(card) {
    send("card", { card: card.dataset.card, zone: card.dataset.zone, seat: card.dataset.seat ?? null });
  }

  listen(root, "click", (event) => {
    const goal = event.target.closest("[data-do], button[data-move], tr, [data-card]");
    if (!goal || !root.contains(goal)) return;
    if (goal.dataset.do === "goto") send("goto", { at: Number(goal.dataset.at) });
    else if (goal.dataset.do) send(goal.dataset.do);
    else if (goal.dataset.move) send("pick", { move: goal.dataset.move });
    else if (goal.tagName === "TR") {
      const move = goal.querySelector("button[data-move]");
      if (move) send("pick", { move: move.dataset.move });
    } else touch(goal);
  });

  listen(picture, "focusin", (event) => {
    const card = event.target.closest(".sl-use");
    if (!card) return;
    place = { card: card.dataset.card, zone: card.dataset.zone };
    rove(card);
  });
  listen(picture, "pointerdown", () => { pressed = true; });
  for (const type of ["pointerup", "pointercancel"]) {
    // after the click that follows
    listen(window, type, () => pressed && setTimeout(() => {
      pressed = false;
      if (waiting) drawPicture();
    }));
  }

  // The choice that is pointed at, or has the focus, is the one that is lit.
  let pointed = "";
  function point(move) {
    if (move === pointed) return;
    pointed = move;
    send("point", { move });
  }
  for (const type of ["pointerover", "focusin"]) {
    listen(options, type, (event) => {
      const choice = event.target.closest("button[data-move]");
      if (choice) point(choice.dataset.move);
    });
  }
  listen(options, "pointerleave", () => point(""));
  listen(options, "focusout", () => point(""));

  listen(root, "keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target === field) {
      if (event.key === "Escape") drawLine();
      event.stopPropagation(); // the notebook has shortcuts of its own
      return;
    }
    const card = event.target.closest?.(".sl-use");
    if (!OWN_KEYS.includes(event.key)) return;
    event.stopPropagation();
    if (event.key === "Escape") {
      send("unchoose");
      return;
    }
    if (!card) return; // buttons do what buttons do
    event.preventDefault();
    if (event.key === "Enter" || event.key === " ") {
      touch(card);
      return;
    }
    const zone = cards().filter((one) => one.dataset.zone === card.dataset.zone);
    const other = cards().filter((one) => one.dataset.zone !== card.dataset.zone);
    const at = zone.indexOf(card);
    const last = zone.length - 1;
    const next = {
      ArrowLeft: zone[at > 0 ? at - 1 : last],
      ArrowRight: zone[at < last ? at + 1 : 0],
      Home: zone[0],
      End: zone[last],
      ArrowUp: other[Math.min(at, other.length - 1)],
      ArrowDown: other[Math.min(at, other.length - 1)],
    }[event.key];
    if (next) {
      rove(next);
      next.focus();
    }
  });

  listen(form, "submit", (event) => {
    event.preventDefault();
    send("text", { text: field.value });
  });

  send("shown", { view });
  return () => {
    for (const one of undo) one();
    // a view that is only moved comes back at once
    setTimeout(() => {
      try {
        send("gone", { view });
      } catch {
        // the kernel or the page is gone as well
      }
    }, 500);
  };
}

export default { render };
