// The bar that searches a collection: loaded with collections that declare it.

const bars = [], sheet = new CSSStyleSheet();
sheet.replaceSync(`
  ::highlight(tessera-found) { background-color: #ffe08a; color: #1c1e21; }
  ::highlight(tessera-match) { background-color: #ff9b3d; color: #1c1e21; }
  .tessera-find { inset: auto; margin: 0; padding: 4px; display: flex; gap: 4px; align-items: center; border-radius: 10px;
    color-scheme: light dark; background: light-dark(#fff, #2c2f33); color: light-dark(#1c1e21, #ececee);
    border: 1px solid light-dark(#dcdfe3, #55595f); box-shadow: 0 8px 24px rgb(0 0 0 / .18); font: 15px/1.4 system-ui, sans-serif; }
  .tessera-find:not(:popover-open) { display: none; }
  .tessera-find :is(input, button) { font: inherit; color: inherit; background: none; border: 1px solid transparent;
    border-radius: 6px; padding: 4px 8px; }
  .tessera-find input { width: 12em; border-color: light-dark(#8a9099, #6b7178); }
  .tessera-find button:hover { background: light-dark(#e8effb, #3b4552); }
  .tessera-find output { min-width: 5em; color: light-dark(#b3261e, #ff8f86); font-size: 13px; }`);

/** Returns a letter without its marks, in lower case. */
const fold = (letter) => letter.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase();

/** Returns the ranges of an element in which a folded text stands, also if it runs through several nodes. */
function matches(element, wanted) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT), places = [], found = [];
  let folded = '';
  for (let node; (node = walker.nextNode());) {
    for (let at = 0, end; at < node.length; at = end) {
      const letter = String.fromCodePoint(node.data.codePointAt(at)), plain = fold(letter);
      end = at + letter.length;
      for (const _ of plain.split('')) places.push([node, at, end]);
      folded += plain;
    }
  }
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const range = document.createRange(), [first, last] = [places[at], places[at + wanted.length - 1]];
    range.setStart(first[0], first[1]);
    range.setEnd(last[0], last[2]);
    found.push(range);
  }
  return found;
}

/** Returns the area of an element in the window, in square points. */
function visibleArea(root) {
  const { left, top, right, bottom } = root.getBoundingClientRect();
  return Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
}

/** Returns the bar of the collection with the focus, else that of the most visible one. */
function barForKey() {
  const focused = bars.find(({ root }) => root.contains(document.activeElement));
  if (focused) return focused;
  const areas = bars.map(({ root }) => visibleArea(root)), largest = Math.max(...areas);
  return largest > 0 ? bars[areas.indexOf(largest)] : undefined;
}

addEventListener('keydown', (event) => {
  if (event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'f') return;
  // The second time, the search of the browser opens.
  const opened = bars.find((bar) => bar.isOpen());
  if (opened) return opened.close();
  const bar = event.defaultPrevented ? undefined : barForKey();
  if (!bar) return;
  event.preventDefault();
  bar.open();
});

export default (collection, { element, signal }) => {
  const { root } = collection;
  const bar = Object.assign(element('div', 'tessera-find'), { popover: 'manual', role: 'search' });
  const field = Object.assign(element('input'), { type: 'search' });
  const result = element('output');
  const button = (text, action) => Object.assign(element('button'), { type: 'button', textContent: text, onclick: action });
  const buttons = [button('‹', () => tell(3)), button('›', () => tell(2)), button('×', close)];
  let position, match, notFound, isOpen = false, isWaiting = false;

  const tell = (code, text) => signal(collection, position, code, 0, 0, 0, text);
  const paint = () => {
    isWaiting = false;
    const wanted = isOpen ? [...field.value].map(fold).join('') : '', all = [], current = [];
    if (wanted) {
      for (const cell of collection.cells.values()) {
        if (cell.style.display !== 'none') (cell.number === match ? current : all).push(...matches(cell, wanted));
      }
    }
    CSS.highlights?.set('tessera-found', new Highlight(...all));
    CSS.highlights?.set('tessera-match', new Highlight(...current));
  };
  const paintSoon = () => { if (!isWaiting) isWaiting = Boolean(requestAnimationFrame(paint)); };
  const observer = new MutationObserver(paintSoon);

  function open() {
    isOpen = true;
    bar.showPopover();
    const box = root.getBoundingClientRect();
    const left = getComputedStyle(root).direction === 'rtl' ? box.left + 12 : box.right - bar.offsetWidth - 24;
    bar.style.left = `${Math.max(0, left)}px`;
    bar.style.top = `${Math.max(0, box.top + 8)}px`;
    tell(0);
    field.focus();
    field.select();
    if (field.value) tell(1, field.value);
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['style'] });
    paintSoon();
  }

  function close() {
    isOpen = false;
    observer.disconnect();
    bar.hidePopover();
    tell(4);
    paint();
    (collection.focused ?? root).focus({ preventScroll: true });
  }

  /** Sets the texts: those of the field and of the buttons, and the one that is shown if nothing matches. */
  function setTexts([find, ...labels]) {
    Object.assign(field, { ariaLabel: find, placeholder: find });
    notFound = labels.pop();
    labels.forEach((label, i) => Object.assign(buttons[i], { ariaLabel: label, title: label }));
  }

  setTexts(['Find', 'Previous match', 'Next match', 'Close', 'Not found']);
  bar.append(field, result, ...buttons);
  field.oninput = () => { tell(1, field.value); paintSoon(); };
  bar.onkeydown = (event) => {
    // The code is that of a key that ends the composition of a text in Safari.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && event.target === field) tell(event.shiftKey ? 3 : 2);
    else return;
    event.preventDefault();
  };
  bars.push({ root, open, close, isOpen: () => isOpen });
  document.body.append(bar);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);

  return (r) => {
    position = r.u8();
    if (r.at === r.buffer.byteLength) return;
    const code = r.u8();
    if (code === 2) return setTexts(Array.from({ length: 5 }, () => r.text()));
    result.value = code ? notFound : '';
    match = r.u32();
    // Only one bar is open, and the highlights are those of its collection.
    if (isOpen) paintSoon();
  };
};
