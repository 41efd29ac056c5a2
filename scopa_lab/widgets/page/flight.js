// Cards that move: they glide from where they were. Read before live.js.

const FLIGHT = { duration: 320, easing: "cubic-bezier(.3, .7, .3, 1)" };

const calm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where every card of a place is on the page, and what it looks like. */
function whereabouts(place) {
  const found = new Map();
  for (const card of place.querySelectorAll("[data-card]:not([data-card='?'])")) {
    found.set(card.dataset.card, { box: within(place, card), card });
  }
  return found;
}

/** The box of an element as it lies in a place, wherever the page is scrolled meanwhile. */
function within(place, one) {
  const [from, box] = [place, one].map((each) => each.getBoundingClientRect());
  return new DOMRect(box.left - from.left, box.top - from.top, box.width, box.height);
}

const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];

/** Let cards glide from where they were to where they are now, or into the pile that took them. */
function glide(place, before) {
  const svg = place.querySelector("svg");
  if (!svg || calm()) return;
  const scale = (svg.viewBox.baseVal?.width || 1) / (svg.getBoundingClientRect().width || 1);
  const shift = (from, to) => {
    const [x1, y1] = middle(from);
    const [x2, y2] = middle(to);
    return [(x1 - x2) * scale, (y1 - y2) * scale];
  };
  const now = whereabouts(place);
  for (const [name, { box, card }] of now) {
    const was = before.get(name);
    if (!was) continue;
    const [x, y] = shift(was.box, box);
    if (Math.hypot(x, y) < 20) continue; // a raised card does not fly
    card.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], FLIGHT);
  }
  for (const pile of place.querySelectorAll("[data-took]")) {
    for (const name of pile.dataset.took.split(" ")) {
      const was = before.get(name);
      if (!was || now.has(name)) continue;
      const ghost = was.card.cloneNode(true);
      for (const one of [ghost, ...ghost.querySelectorAll("*")]) one.removeAttribute("data-key");
      ghost.setAttribute("aria-hidden", "true");
      ghost.removeAttribute("tabindex");
      ghost.classList.remove("sl-use");
      delete ghost.dataset.card;
      svg.append(ghost);
      const [x, y] = shift(within(place, pile), was.box);
      const flight = ghost.animate(
        [{ transform: "none" }, { transform: `translate(${x}px, ${y}px)`, opacity: 0.2 }], FLIGHT);
      flight.onfinish = flight.oncancel = () => ghost.remove();
    }
  }
}
