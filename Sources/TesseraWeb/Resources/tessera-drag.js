// Drags items to other elements and programs, and accepts drops: loaded with collections that declare it.

const EFFECTS = ['none', 'copy', 'move', 'copyMove'], sheet = new CSSStyleSheet();
sheet.replaceSync(`
  .tessera-drop { position: absolute; box-sizing: border-box; pointer-events: none; border-radius: 2px; background: var(--accent); }
  .tessera-drop.area { background: none; border: 2px solid var(--accent); border-radius: 6px; }`);

/** The type of data that marks the drags of a page: those of other programs do not have it. */
const MARK = 'application/x-tessera-drag';

/** The size of the largest file that is read as text, in bytes. */
const LIMIT = 16 << 20;

/** The addresses of dropped files. */
const made = new Set();

/** Returns the texts and the addresses of a drop. Files become addresses, and those of text are read if they are not large. */
async function read({ files, text, uris }) {
  const texts = await Promise.all(files.map((file) => {
    if (text || !file.type.startsWith('text/') || file.size > LIMIT) return '';
    return file.text().catch((error) => { console.error(error); return ''; });
  }));
  const addresses = files.map((file) => {
    const address = URL.createObjectURL(file);
    made.add(address);
    return `${address}#${encodeURIComponent(file.name)}`;
  });
  return [text || texts.filter(Boolean).join('\n'), [...uris, ...addresses].join('\n')];
}

/** Frees the dropped file of an address; others belong to the page. */
function release(address) {
  const [file] = address.split('#');
  if (made.delete(file)) URL.revokeObjectURL(file);
}

export default (collection, { element, signal, answer, cellOf, control }) => {
  const { root } = collection, mark = Object.assign(element('div', 'tessera-drop'), { hidden: true });
  let position, dragged;
  const on = (type, handler) => root.addEventListener(type, handler);
  const tell = (code, number, event, ...texts) => {
    const box = root.getBoundingClientRect();
    return signal(collection, position, code, number, (event?.clientX ?? 0) - box.left - root.clientLeft,
      (event?.clientY ?? 0) - box.top - root.clientTop, ...texts);
  };
  /** The kinds of data (1, 2), the operations that the source allows (4, 8), the requested one (16, 32), and
   * whether the drag began in a collection of the page (64). */
  const bits = ({ dataTransfer: { types, items, effectAllowed }, ctrlKey, shiftKey }) => {
    const isText = types.includes('text/plain')
      || [...items].some(({ kind, type }) => kind === 'file' && type.startsWith('text/'));
    const hasAddresses = types.includes('text/uri-list') || types.includes('Files');
    const isAny = /all|uninitialized/.test(effectAllowed);
    return isText | hasAddresses << 1 | (isAny || /copy/i.test(effectAllowed)) << 2
      | (isAny || /move/i.test(effectAllowed)) << 3 | ctrlKey << 4 | (shiftKey && !ctrlKey) << 5
      | types.includes(MARK) << 6;
  };

  // An item can be dragged while it is pressed, so that the text of others can be selected.
  on('pointerdown', (event) => {
    const cell = cellOf(event.target);
    if (cell && !control(event)) cell.draggable = tell(0, cell.number);
  });
  on('dragstart', (event) => {
    const cell = cellOf(event.target);
    if (!cell || cell !== event.target) return;
    if (!tell(1, cell.number, event)) return event.preventDefault();
    const [text, uris] = answer().slice(1).split('\0');
    if (text) event.dataTransfer.setData('text/plain', text);
    if (uris) event.dataTransfer.setData('text/uri-list', uris);
    event.dataTransfer.setData(MARK, '1');
    event.dataTransfer.effectAllowed = EFFECTS[answer()[0]];
    dragged = cell;
  });
  const end = ({ dataTransfer }) => {
    if (dragged) tell(6, Math.max(0, EFFECTS.indexOf(dataTransfer?.dropEffect)));
    dragged = undefined;
  };
  on('dragend', end);
  // An element that is removed reports no end. The pointer moves on the page only after it.
  document.addEventListener('pointermove', end, { passive: true });
  const over = (event) => {
    if (!tell(2, bits(event), event)) return;
    event.dataTransfer.dropEffect = answer();
    event.preventDefault();
  };
  on('dragenter', over);
  on('dragover', over);
  on('dragleave', ({ relatedTarget }) => { if (!root.contains(relatedTarget)) tell(3); });
  on('drop', (event) => {
    const { dataTransfer } = event;
    if (!tell(4, bits(event), event)) return;
    event.preventDefault();
    // Each drop has a number, because files may be read in another order.
    const drop = Number(answer());
    const uris = dataTransfer.getData('text/uri-list').split(/\r?\n/).filter((line) => line && line[0] !== '#');
    read({ files: [...dataTransfer.files], text: dataTransfer.getData('text/plain'), uris })
      .then(([text, addresses]) => { if (!tell(5, drop, undefined, text, addresses)) addresses.split('\n').forEach(release); });
  });
  collection.pinned.append(mark);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);

  return (r) => {
    position = r.u8();
    if (r.at === r.buffer.byteLength) return;
    const kind = r.u8();
    if (kind === 3) return release(r.text());
    Object.assign(mark, { hidden: kind === 0, className: `tessera-drop${kind === 2 ? ' area' : ''}` });
    const [left, top, width, height] = [r.f32(), r.f32(), r.f32(), r.f32()];
    Object.assign(mark.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  };
};
