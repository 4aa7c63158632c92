// Shows templates and custom elements of the page as parts of rows: loaded with the first one.

const PREFIX = 'data-set-', FIELDS = 'input, select, textarea', ADDRESSES = /^(href|src|action|formaction|poster|data)$/;

/** Sets a value of an element. Values are data: they become no markup, no handlers and no scripts. */
function set(element, name, value) {
  if (name === 'text') {
    if (element.textContent !== value) element.textContent = value;
  } else if (name === 'value' && element.matches(FIELDS)) {
    if (element.value !== value) element.value = value;
  } else if (name === 'checked') {
    element.checked = value !== '';
  } else if (/^(on|style$|srcdoc$)/.test(name)) {
    console.warn(`Tessera: ${PREFIX}${name} is not supported`);
  } else if (value === '' || (ADDRESSES.test(name) && isScript(value))) {
    element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

function isScript(address) {
  try { return new URL(address, location).protocol === 'javascript:'; } catch { return true; }
}

/** Fills an element with a copy of a template. Returns the places of the values: elements and names by their keys. */
function fill(target, name) {
  const template = document.getElementById(name), places = new Map();
  if (!template?.content) {
    // A page without the template has a custom element, which receives all values.
    if (!name.includes('-')) console.warn(`Tessera: the page has no template with the id ${name}`);
    else target.replaceChildren(document.createElement(name));
    return places;
  }
  const content = document.importNode(template.content, true);
  for (const element of content.querySelectorAll('*')) {
    for (const attribute of element.getAttributeNames()) {
      if (!attribute.startsWith(PREFIX)) continue;
      const key = element.getAttribute(attribute);
      places.set(key, [...places.get(key) ?? [], [element, attribute.slice(PREFIX.length)]]);
    }
  }
  target.replaceChildren(content);
  return places;
}

export default (target, r, collection, { cellOf, signal }) => {
  target.index = undefined;
  const part = r.u8(), isEnabled = r.u8() === 1, name = r.text();
  if (target.name !== name) Object.assign(target, { name, places: fill(target, name) });
  target.inert = !isEnabled;
  for (let count = r.u32(); count > 0; count--) {
    const key = r.text(), value = r.text();
    if (target.places.size === 0 && target.firstChild?.localName === name) set(target.firstChild, key, value);
    for (const [element, attribute] of target.places.get(key) ?? []) set(element, attribute, value);
  }
  const tell = (event, value) => signal(collection, 255, part, cellOf(target).number, 0, 0, event, value);
  target.onclick = (event) => {
    const sender = event.target.closest('[data-send]');
    if (target.contains(sender) && !sender.matches(FIELDS)) tell(sender.dataset.send, '');
  };
  target.oninput = ({ target: field }) => {
    if (field.dataset.send) tell(field.dataset.send, field.type === 'checkbox' ? (field.checked ? 'true' : '') : field.value);
  };
  target.listener ??= (event) => target.send(...event.detail.map(String));
  target.send = tell;
  target.addEventListener('tessera-send', target.listener);
};
