// Patching: what is there already stays, with focus, scroll and listeners. Read before live.js.

/** Make the children of `old` those of `fresh`, keeping the elements that are the same. */
function patch(old, fresh) {
  const keyed = new Map();
  for (const child of old.children) if (child.dataset.key) keyed.set(child.dataset.key, child);
  let at = old.firstChild;
  for (const want of [...fresh.childNodes]) {
    const key = want.dataset?.key;
    let have = key ? keyed.get(key) : at;
    if (have && !key && have.dataset?.key) have = null; // it belongs to somebody else
    if (have && have.nodeName === want.nodeName && have.nodeType === want.nodeType) {
      if (have === at) at = at.nextSibling;
      else old.insertBefore(have, at);
      if (!have.isEqualNode(want)) update(have, want);
    } else old.insertBefore(want, at);
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

function update(have, want) {
  if (have.nodeType !== Node.ELEMENT_NODE) {
    have.nodeValue = want.nodeValue;
    return;
  }
  if (have.dataset.region) return fit(have, want); // its inside comes by a trait of its own
  fit(have, want);
  patch(have, want);
  if (have.tagName === "SELECT") have.value = want.value;
}

/** Give one element the attributes of another; what a person has typed stays until Python says. */
function fit(have, want) {
  const typed = have.tagName === "INPUT" && have.getAttribute("value") !== want.getAttribute("value");
  const ticked = have.tagName === "INPUT" && have.hasAttribute("checked") !== want.hasAttribute("checked");
  const open = have.tagName === "DETAILS"; // a person opens and shuts these
  for (const { name } of [...have.attributes]) {
    if (!want.hasAttribute(name) && !(open && name === "open")) have.removeAttribute(name);
  }
  for (const { name, value } of want.attributes) {
    if (have.getAttribute(name) !== value) have.setAttribute(name, value);
  }
  if (typed) have.value = want.getAttribute("value") ?? "";
  if (ticked || have.type === "checkbox") have.checked = want.hasAttribute("checked");
}

function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}
