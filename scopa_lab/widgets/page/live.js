// The browser side of every screen: puts in place what Python wrote, reports what a person does.
// It knows no rule, no card and no word. Everything it sends is an intent, {kind, ...}: the kind is
// the data-do of what was used, the other data-… of the element go with it.
// `patch.js` and `flight.js` stand before it in one module.

const CARD = ".sl-use[data-card]";
const PLACE = "[data-put], [data-touch] [data-drop]"; // may be pressed where no card lies
const TEXT = "input:not([type=checkbox], [type=radio], [type=range], [type=file]), textarea";
const FOCUS = "[tabindex], button, input, select, textarea, summary, a[href]";
const FAR = 5; // pixels a pointer moves before it drags

/** The ticket by which this page is brought back when it is loaded again; a new one, if given. */
function cloakroom(ticket) {
  const drawer = `scopa-lab ${location.pathname}${location.search}`;
  try {
    if (ticket) sessionStorage.setItem(drawer, ticket);
    return sessionStorage.getItem(drawer) ?? "";
  } catch {
    return ""; // a browser that keeps nothing
  }
}

// ── one view ────────────────────────────────────────────────────────────────────────────────────

function render({ model, el }) {
  const view = Math.random().toString(36).slice(2);
  const undo = [];
  const send = (kind, more = {}) => model.send({ ...more, kind });
  /** Send the intent of an element with the rest of its data; its key and heirs are for this page alone. */
  const report = (goal, more = {}) => {
    const { do: kind, key, heir, ...data } = goal.dataset;
    send(kind, { ...data, ...more });
  };

  const root = document.createElement("div");
  root.className = `slx slx-of-${model.get("kind")}`;
  root.tabIndex = -1; // a click between the buttons brings the keys here
  root.setAttribute("role", model.get("role"));
  root.dataset.lmSuppressShortcuts = "true"; // keys are meant for the screen, not for the notebook
  if (model.get("anchor")) root.id = model.get("anchor");
  const body = document.createElement("div");
  const live = document.createElement("p");
  live.className = "slx-unseen";
  live.setAttribute("role", "status");
  root.append(body, live);
  el.append(root);

  const active = () => {
    const focus = root.getRootNode().activeElement;
    return root.contains(focus) ? focus : null;
  };
  const keyOf = (one) => one?.closest("[data-key]")?.dataset.key;
  const byKey = (key) => key && root.querySelector(`[data-key="${CSS.escape(key)}"]`);
  const usable = (one) => one?.matches(FOCUS) && !one.disabled && one.getClientRects().length > 0;

  // ── showing ──────────────────────────────────────────────────────────────────────────────────

  /** Change the page, and keep the keyboard's place: the same key, else an heir, else home. */
  function keeping(change) {
    const focus = active();
    const key = keyOf(focus);
    const heirs = focus?.closest("[data-heir]")?.dataset.heir.split(" ") ?? [];
    const led = focus?.matches("[data-follow] [aria-current]") && focus.closest("[data-follow]");
    const caret = focus?.matches(TEXT) ? [focus.selectionStart, focus.selectionEnd] : null;
    change();
    rove();
    if (drag?.ghost) mark(true);
    if (!focus) return;
    if (led && !focus.matches("[aria-current]")) {
      // it was the current one of a list: the focus goes along
      led.querySelector("[aria-current]")?.focus({ preventScroll: true });
      return;
    }
    if (usable(focus) && focus.isConnected && active() === focus) return;
    const among = focus.closest(`${CARD}, [data-put]`) ? stayed() : null;
    const next = [among, ...[key, ...heirs].map(byKey)].find(usable)
      ?? [...root.querySelectorAll(`${CARD}[tabindex="0"]`), ...root.querySelectorAll("button:enabled")].find(usable);
    next?.focus({ preventScroll: true });
    if (caret && next?.matches(TEXT) && caret[0] !== null) next.setSelectionRange(...caret);
  }

  let drag = null; // the card that is being dragged
  // What changes between pressing and releasing would swallow the click: it waits.
  let pressed = null;
  const waiting = new Set();

  function fill(name) {
    const place = body.querySelector(`[data-region="${name}"]`);
    if (!place) return;
    if (pressed && place.contains(pressed) && !drag?.ghost) {
      waiting.add(name);
      return;
    }
    waiting.delete(name);
    keeping(() => {
      const before = whereabouts(place);
      patch(place, parse(model.get(name)));
      if (before.size) glide(place, before);
      for (const now of place.querySelectorAll("[data-follow] [aria-current]")) bringIn(now);
    });
  }

  /** Scroll the lists around the current one of a list until it is seen; the page stays. */
  function bringIn(now) {
    for (let list = now.parentElement; list && list !== root; list = list.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(list).overflow)) continue;
      const [box, one] = [list.getBoundingClientRect(), now.getBoundingClientRect()];
      const tall = list.scrollHeight > list.clientHeight;
      const wide = list.scrollWidth > list.clientWidth;
      if (tall && (one.top < box.top + 80 || one.bottom > box.bottom - 20)) list.scrollTop += one.top - box.top - box.height / 2;
      if (wide && (one.left < box.left || one.right > box.right)) list.scrollLeft += one.left - box.left - box.width / 2;
    }
  }

  const regions = () => [...body.querySelectorAll("[data-region]")].map((one) => one.dataset.region);
  const heard = new Set();

  function drawFrame() {
    keeping(() => patch(body, parse(model.get("frame"))));
    for (const name of regions()) {
      if (!heard.has(name)) {
        heard.add(name);
        on(`change:${name}`, () => fill(name));
      }
      fill(name);
    }
  }

  function drawLook() {
    root.lang = model.get("lang");
    root.setAttribute("aria-label", model.get("name"));
    root.dataset.size = model.get("size");
  }

  function on(event, hear) {
    model.on(event, hear);
    undo.push(() => model.off(event, hear));
  }

  /** The faces of the cards lie on the page once, for every screen on it. */
  function needFaces() {
    const faces = model.get("faces");
    if (faces && !document.getElementById(faces)) send("faces", { faces });
  }
  on("msg:custom", (message) => {
    if (message?.kind !== "faces" || document.getElementById(message.faces)) return;
    const held = document.createElement("div");
    held.id = message.faces;
    held.setAttribute("aria-hidden", "true");
    held.append(parse(message.svg));
    document.body.append(held);
  });

  on("change:faces", needFaces);
  on("change:frame", drawFrame);
  for (const name of ["lang", "name", "size"]) on(`change:${name}`, drawLook);
  on("change:ticket", () => cloakroom(model.get("ticket")));
  on("change:said", () => { live.textContent = model.get("said"); });

  /** A clock that Python has started goes on here; whoever wants calm sees it move seldom. */
  function tick() {
    for (const one of root.querySelectorAll("[data-clock]")) {
      const from = one.dataset.clock;
      if (one.started?.from !== from) one.started = { from, at: performance.now() };
      const seconds = Math.floor(Number(from) + (performance.now() - one.started.at) / 1000);
      if (calm() && seconds % 10) continue;
      one.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    }
  }
  const clock = setInterval(tick, 1000);
  undo.push(() => clearInterval(clock));

  // ── cards: one can be reached with Tab, the arrow keys lead to the others ────────────────────

  const cards = () => [...root.querySelectorAll(CARD)];
  const same = (card, data) => card.dataset.key === data?.key && card.dataset.zone === data?.zone;
  let place = null; // the card that has the focus, or had it last

  function rove() {
    const all = cards();
    const home = all.find((card) => same(card, place))
      ?? all.find((card) => card.dataset.zone === "hand") ?? all[0];
    for (const card of all) card.setAttribute("tabindex", card === home ? "0" : "-1");
  }

  /** The card where the keyboard was last: the same, or what lies there now in a numbered row. */
  function stayed() {
    if (place?.index === undefined) return null;
    const row = cards().filter((one) =>
      ["zone", "seat", "side"].every((name) => one.dataset[name] === place[name]));
    return row.find((one) => same(one, place)) ?? row[Math.min(place.index, row.length - 1)];
  }

  /** Where a key leads in a row, round its ends. */
  function along(row, one, key) {
    const at = row.indexOf(one);
    if (key === "ArrowLeft") return row.at(at - 1);
    if (key === "ArrowRight") return row[(at + 1) % row.length];
    if (key === "Home") return row[0];
    return key === "End" ? row.at(-1) : null;
  }

  /** The card next to another one: beside it in its zone, or the nearest above or below. */
  function beside(card, key) {
    const zone = card.closest(".sl-zone") ?? root;
    const near = along([...zone.querySelectorAll(CARD)], card, key);
    if (near) return near;
    const [x, y] = middle(card.getBoundingClientRect());
    const up = key === "ArrowUp";
    let best = null;
    let least = Infinity;
    for (const other of cards()) {
      const [ox, oy] = middle(other.getBoundingClientRect());
      const down = up ? y - oy : oy - y;
      if (other === card || down < 12) continue;
      const distance = down * 2 + Math.abs(ox - x);
      if (distance < least) [best, least] = [other, distance];
    }
    return best;
  }

  // ── listening ────────────────────────────────────────────────────────────────────────────────

  function listen(target, type, hear, options) {
    target.addEventListener(type, hear, options);
    undo.push(() => target.removeEventListener(type, hear, options));
  }

  const touch = (card) => send("card", { ...card.dataset });
  const put = (button) => send("zone", { ...button.closest("[data-zone]").dataset });

  let dragged = false; // the click that ends a drag is none
  listen(root, "click", (event) => {
    if (dragged) {
      dragged = false;
      return;
    }
    const goal = event.target.closest(`[data-do], [data-copy], [data-save], [data-full], [data-card], ${PLACE}`);
    if (!goal || !root.contains(goal) || goal.matches("input, select, textarea, form")) return;
    if (goal.dataset.copy !== undefined) copy(goal);
    else if (goal.dataset.save !== undefined) save(goal);
    else if (goal.dataset.full !== undefined) full();
    else if (goal.dataset.do) report(goal);
    else if (goal.dataset.card) touch(goal);
    else put(goal);
  });

  listen(root, "change", (event) => {
    const goal = event.target.closest("[data-do]");
    if (!goal || goal.tagName === "FORM" || goal.type === "file") return;
    report(goal, { value: goal.type === "checkbox" ? goal.checked : goal.value });
  });

  listen(root, "submit", (event) => {
    event.preventDefault();
    if (event.target.dataset.do) report(event.target, Object.fromEntries(new FormData(event.target)));
  });

  // a file is read here and sent as text
  listen(root, "change", async (event) => {
    const goal = event.target;
    if (goal.type !== "file" || !goal.files.length) return;
    send(goal.dataset.do, { text: await goal.files[0].text() });
    goal.value = "";
  });

  function copy(goal) {
    const text = goal.dataset.copy;
    const told = () => send("copied");
    if (navigator.clipboard && window.isSecureContext) {
      navigator.clipboard.writeText(text).then(told, () => byHand(text) && told());
    } else if (byHand(text)) told();
  }

  /** Copy where the page may not use the clipboard: by a field that is selected, for a moment. */
  function byHand(text) {
    const focus = active();
    const field = document.createElement("textarea");
    field.value = text;
    root.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    focus?.focus({ preventScroll: true });
    return done;
  }

  function save(goal) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([goal.dataset.text], { type: "text/plain" }));
    link.download = goal.dataset.save;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  function full() {
    if (document.fullscreenElement) document.exitFullscreen();
    else root.requestFullscreen?.().then(() => root.focus({ preventScroll: true }));
  }

  // What is pointed at, or has the focus, is looked at in passing.
  let pointed = "";
  function point(move) {
    if (move === pointed) return;
    pointed = move;
    send("point", { move });
  }
  for (const type of ["pointerover", "focusin"]) {
    listen(root, type, (event) => {
      const goal = event.target.closest?.("[data-point]");
      if (goal) point(goal.dataset.point);
      else if (type === "pointerover" && !active()?.closest("[data-point]")) point("");
    });
  }
  listen(root, "pointerleave", () => !active()?.closest("[data-point]") && point(""));
  listen(root, "focusout", (event) => !event.relatedTarget?.closest?.("[data-point]") && point(""));

  listen(root, "focusin", (event) => {
    const card = event.target.closest(CARD);
    if (!card) return;
    place = { ...card.dataset };
    rove();
  });

  listen(root, "keydown", (event) => {
    if (drag && event.key === "Escape") {
      event.stopPropagation();
      letGo();
      dragged = true; // letting the card go is no click
      send("unchoose");
      return;
    }
    const goal = event.target;
    if (goal.matches(TEXT)) {
      if (event.key === "Escape") goal.value = goal.getAttribute("value") ?? "";
      event.stopPropagation(); // the notebook has shortcuts of its own
      return;
    }
    // keys of the whole screen, and of the place where the focus is: data-keys="ArrowLeft:kind …"
    const local = goal.closest("[data-keys]")?.dataset.keys.split(" ").map((pair) => pair.split(":")) ?? [];
    const hit = ([key]) => key === chord(event);
    const own = local.find(hit) ?? (needs(event) ? null : model.get("chords").find(hit));
    if (own) {
      event.preventDefault();
      event.stopPropagation();
      send(own[1], { ...goal.closest(CARD)?.dataset, ...(own[2] === undefined ? {} : { value: own[2] }) });
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // the notebook acts on letters (x cuts the cell) and these keys: here they are for the screen
    if (event.key.length === 1 || ["Enter", "Tab", "Escape"].includes(event.key) || event.key.startsWith("Arrow")) event.stopPropagation();
    const tabs = goal.matches("[role=tab]") && along([...goal.parentElement.children], goal, event.key);
    if (tabs) {
      event.preventDefault();
      event.stopPropagation();
      tabs.focus();
      return;
    }
    if (event.key === "Escape") {
      send("unchoose");
      return;
    }
    const card = goal.closest(CARD);
    if (event.key === "Enter" || event.key === " ") {
      if (!card && !goal.matches("[data-put]")) return; // buttons do what buttons do
      event.preventDefault();
      if (card) touch(card);
      else put(goal);
      return;
    }
    if (!card || !/^(Arrow|Home|End)/.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    const next = beside(card, event.key);
    if (next) {
      place = { ...next.dataset };
      rove();
      next.focus();
    }
  });

  /** Whether what has the focus uses a key itself: that goes before the keys of the screen. */
  function needs({ target: goal, key, ctrlKey, metaKey, altKey }) {
    if (ctrlKey || metaKey || altKey) return false;
    if (goal.closest("select, input")) return true;
    const presses = key === " " || key === "Enter";
    // a button that was clicked keeps the focus, but whoever clicked it does not mean it with Space
    if (presses) return goal !== clicked && goal.closest(`button, summary, a, ${CARD}, .sl-put`);
    return key.startsWith("Arrow") && goal.closest(`${CARD}, [role=tablist]`);
  }
  let clicked = null;
  listen(root, "pointerdown", (event) => { clicked = event.target.closest("button, summary"); });
  listen(root, "keydown", (event) => { if (event.key === "Tab") clicked = null; }, true);

  const chord = (event) =>
    (event.ctrlKey || event.metaKey ? "Ctrl+" : "") + (event.altKey ? "Alt+" : "")
    + (event.shiftKey && event.key.length > 1 ? "Shift+" : "") + event.key;

  // ── dragging: mouse, finger and pen alike ────────────────────────────────────────────────────

  listen(root, "pointerdown", (event) => {
    dragged = false;
    pressed = event.target;
    const card = event.target.closest(`[data-drag] ${CARD}`);
    if (!card || event.button !== 0 || drag) return;
    drag = { card, id: event.pointerId, from: [event.clientX, event.clientY], data: { ...card.dataset } };
  });

  listen(window, "pointermove", (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const [x, y] = drag.from;
    const [dx, dy] = [event.clientX - x, event.clientY - y];
    if (!drag.ghost) {
      if (Math.hypot(dx, dy) < FAR) return;
      lift();
    }
    event.preventDefault();
    drag.ghost.style.transform = `translate(${dx}px, ${dy}px)`;
    drag.under = document.elementFromPoint(event.clientX, event.clientY);
    const over = root.contains(drag.under) ? drag.under.closest("[data-drop]") : null;
    if (over !== drag.over) {
      mark(false);
      drag.over = over;
      mark(true);
    }
  });

  // where touch-action does not reach a card, the finger would scroll the page
  listen(root, "touchmove", (event) => { if (drag && event.cancelable) event.preventDefault(); }, { passive: false });

  function lift() {
    const box = drag.card.getBoundingClientRect();
    const own = drag.card.getBBox();
    const ghost = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    ghost.setAttribute("viewBox", `${own.x} ${own.y} ${own.width} ${own.height}`);
    ghost.setAttribute("class", "slx-ghost");
    ghost.setAttribute("aria-hidden", "true");
    Object.assign(ghost.style, {
      left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`,
    });
    const copy = drag.card.cloneNode(true);
    for (const name of ["data-key", "tabindex", "role", "data-card"]) copy.removeAttribute(name);
    ghost.append(copy);
    root.append(ghost);
    root.classList.add("slx-dragging");
    document.body.style.userSelect = "none"; // else the text that is passed gets selected
    drag.ghost = ghost;
    mark(true);
    send("lift", drag.data);
  }

  /** Show which card is on its way, and over which place it is. */
  function mark(on) {
    drag.card.classList.toggle("slx-lifted", on);
    drag.over?.classList.toggle("slx-over", on);
  }

  function letGo() {
    mark(false);
    drag.ghost?.remove();
    root.classList.remove("slx-dragging");
    document.body.style.userSelect = "";
    drag = null;
  }

  for (const type of ["pointerup", "pointercancel"]) {
    listen(window, type, (event) => {
      // after the click that follows
      if (pressed) setTimeout(() => { pressed = null; waiting.forEach(fill); });
      if (!drag || event.pointerId !== drag.id) return;
      const { ghost, over, under, data } = drag;
      letGo();
      if (!ghost) return;
      dragged = type === "pointerup";
      setTimeout(() => { dragged = false; });
      if (over && type === "pointerup") {
        const onto = under.closest("[data-card]")?.dataset.card ?? "";
        const { zone = "", seat = "", side = "" } = over.dataset;
        const ontoIndex = under.closest("[data-card]")?.dataset.index ?? "";
        send("drop", { ...data, to: zone, toSeat: seat, toSide: side, onto, ontoIndex });
      } else send("unchoose");
    });
  }

  // ── when the kernel goes, the page stays as it is and says so ────────────────────────────────

  const kernel = model.widget_manager?.kernel; // none where the model is a saved one
  function gone() {
    if (!model.get("lost") || root.querySelector(".slx-lost")) return;
    const told = document.createElement("div");
    told.className = "slx-alert slx-note slx-lost";
    told.setAttribute("role", "alert");
    told.append(document.createElement("p"));
    told.firstChild.textContent = model.get("lost");
    root.prepend(told);
  }
  on("comm_live_update", gone); // it was alive when it came
  kernel?.disposed?.connect(gone);
  undo.push(() => kernel?.disposed?.disconnect(gone));

  needFaces();
  drawLook();
  drawFrame();
  send("shown", { view, width: el.clientWidth, languages: navigator.languages.join(" "), ticket: cloakroom() });
  // a screen that goes by letters has the keys as soon as somebody turns to it
  if (model.get("chords").some(([key]) => key.length === 1)) {
    requestAnimationFrame(() => document.activeElement?.matches("[role=tab]") && root.focus({ preventScroll: true }));
  }

  // a page that becomes much narrower or wider may get another picture
  let width = el.clientWidth;
  const watch = new ResizeObserver(() => {
    if (!el.clientWidth || Math.abs(el.clientWidth - width) < 40) return;
    width = el.clientWidth;
    send("resized", { view, width });
  });
  watch.observe(el);
  undo.push(() => watch.disconnect());

  // a page that is closed or loaded again says nothing: what is being computed goes on for it
  function leave() {
    try {
      send("gone", { view });
    } catch {
      // the kernel is gone as well
    }
  }

  // where another view takes the place of this one, the keyboard goes along
  let held = false;
  listen(document, "focusin", ({ target }) => { held = root.contains(target); });
  function pass(frames = 60) {
    if (document.activeElement !== document.body) return; // somebody has it
    const heir = document.getElementById(root.id);
    if (heir) heir.focus({ preventScroll: true });
    else if (frames) requestAnimationFrame(() => pass(frames - 1));
  }

  return () => {
    for (const one of undo) one();
    if (held && root.id) requestAnimationFrame(() => pass());
    el.replaceChildren(); // views that are gone are kept by their models, for long
    setTimeout(leave, 500); // a view that is only moved comes back at once
  };
}

export default { render };
