// Shows collections on a page: performs the operations of the module on elements, and sends it the events of the page.

const VERSION = 3, NONE = -1, OPACITY = 9, PART_CODE = 5, CONTROL_CODE = 6;
const FIELDS = 'input:not([type=checkbox]),textarea,select,[contenteditable]:not([contenteditable=false])', CONTROL = `button,input,${FIELDS}`;
const COLORS = 'primary secondary accent background surface selection focus separator positive warning negative'.split(' ');
const BOX = ['insetInlineStart', 'top', 'width', 'height', 'webkitLineClamp'], PLACE = ['width', 'height', 'transform', 'clipPath'];
const ROLES = ['normal', 'prominent', 'destructive', 'plain', 'link'];
// The style sheet mirrors the sides of lines in pages that run from right to left.
const ALIGNMENTS = [, 'center', 'var(--end)'];
const IS_MAC = /^Mac/.test(navigator.platform);
const decoder = new TextDecoder(), encoder = new TextEncoder();
const stillMotion = matchMedia('(prefers-reduced-motion: reduce)');
const collections = [];
let module, memory, fonts = [], answer, missing, isPerforming, texts;

const color = (code) => code < 1 << 24 ? `var(--${COLORS[code]})` : `#${(code & 0xFFFFFF).toString(16).padStart(6, '0')}`;
const { assign } = Object;
const list = (length, make) => Array.from({ length }, make);
const active = () => document.activeElement;
const now = () => performance.now() / 1000;
const text = (address, count, buffer = memory.buffer) => decoder.decode(new Uint8Array(buffer, address, count));
const element = (name, className = '') => assign(document.createElement(name), { className });

/** The size of a font by its number, and the height of its lines. */
const fontSize = (font) => fonts[font >> 4 & 7];

/** The style of a text in a font by its number. Elements inherit the usual family, which costs less than a variable in each. */
function fontStyle(font) {
  const [size, line] = fontSize(font);
  return `font-size:${size}px;line-height:${line}px;${font & 1 ? 'font-weight:600;' : ''}${font & 2 ? 'font-style:italic;' : ''}${
    font & 8 ? 'font-family:var(--tessera-monospace);' : ''}`;
}

const imports = {
  now,
  attach(address, count) {
    const id = text(address, count), root = document.getElementById(id);
    if (root) return collections.push(new Collection(root, collections.length)) - 1;
    missing = id;
    return NONE;
  },
  measure: (address, count, font, width) => texts.measure(text(address, count), font, width),
  open(address, count) {
    const link = assign(element('a'), { href: text(address, count) });
    if (/^(https?|mailto|tel):$/.test(link.protocol)) location.assign(link.href);
  },
  fragment() {
    let name = location.hash.slice(1);
    try { name = decodeURIComponent(name); } catch { /* It is no encoded text. */ }
    return receive(encoder.encode(name));
  },
  log(address, count) { console.warn(text(address, count)); },
  answer(address, count) { answer = text(address, count); },
};

/** Copies bytes into the buffer of the module for events. Returns their number. */
function receive(...parts) {
  const count = parts.reduce((sum, { length }) => sum + length, 0);
  let at = module.tessera_event_buffer(count);
  for (const part of parts) {
    new Uint8Array(memory.buffer).set(part, at);
    at += part.length;
  }
  return count;
}

/** Reads the operations of a frame. */
class Reader {
  constructor(at, buffer = memory.buffer) { assign(this, { at, buffer, view: new DataView(buffer) }); }
  u8() { return this.view.getUint8(this.at++); }
  u32() { this.at += 4; return this.view.getUint32(this.at - 4, true); }
  i32() { return this.u32() | 0; }
  f32() { this.at += 4; return this.view.getFloat32(this.at - 4, true); }
  f64() { this.at += 8; return this.view.getFloat64(this.at - 8, true); }
  text() { const count = this.u32(); this.at += count; return text(this.at - count, count, this.buffer); }
  /** A reader of a copy of the next bytes, which is valid after the frame. */
  part() { const count = this.u32(); return new Reader(0, this.buffer.slice(this.at, this.at += count)); }
  box() { return [this.f32(), this.f32(), this.f32(), this.f32()]; }
}

/** The types of values by their letters in formats. */
const TYPES = { b: Uint8Array, n: Uint32Array, f: Float64Array };

/** Sends an event: its code, and values in a format: bytes (b), numbers of 32 bits (n), fractions (f) and texts (t). */
function send(collection, code, format = '', ...values) {
  const parts = [[code]], add = (Type, value) => parts.push(new Uint8Array(new Type([value]).buffer));
  values.forEach((value, i) => {
    if (format[i] !== 't') return add(TYPES[format[i]], value);
    const encoded = encoder.encode(value);
    add(Uint32Array, encoded.length);
    parts.push(encoded);
  });
  return module.tessera_event(collection.number, receive(...parts), now());
}

const requestFrames = () => collections.forEach((collection) => collection.requestFrame());

class Collection {
  constructor(root, number) {
    const [pinned, extent, layer] = ['pinned', 'extent', 'layer'].map((name) => element('div', `tessera-${name}`));
    assign(this, { root, number, pinned, extent, layer, cells: new Map(), leaving: new Set(), parts: {} });
    extent.append(layer);
    root.append(pinned, extent);
    root.classList.add('tessera');
    root.tabIndex = 0;
    this.listen();
  }

  // Frames

  requestFrame() { this.requested ||= requestAnimationFrame(() => this.frame()); }

  frame() {
    cancelAnimationFrame(this.requested);
    // The events of this frame need no other one.
    this.requested = NONE;
    // The observer reports a size later. The browser scrolls an element that becomes larger than the rest of its content, too.
    if (this.size) this.sendSize(true);
    if (this.scrolled) {
      this.scrolled = false;
      send(this, 2, 'ff', this.root.scrollLeft, this.root.scrollTop);
    }
    const address = module.tessera_frame(this.number, now());
    this.requested = 0;
    if (!address) return;
    const reader = new Reader(address), focused = active();
    this.hasFocus = this.root.contains(focused);
    isPerforming = true;
    try {
      for (let code; (code = reader.u8());) OPERATIONS[code](this, reader);
      // Those that show other rows now stay.
      for (const cell of this.leaving) cell.style.display = 'none';
      this.leaving.clear();
      // An element that was moved or removed has lost the focus.
      if (this.hasFocus && active() === document.body) this.focus(focused.isConnected ? focused : this.root);
    } finally {
      isPerforming = false;
    }
  }

  cell(number) {
    let cell = this.cells.get(number);
    if (!cell) {
      this.cells.set(number, cell = element('div', 'tessera-cell'));
      cell.number = number;
      this.layer.append(cell);
    }
    return cell;
  }

  // Events

  listen() {
    const { root } = this;
    const passive = { passive: true }, on = root.addEventListener.bind(root);
    const sendControl = (target, change, format = '', ...values) => {
      const cell = cellOf(target);
      // The fields of templates have no index.
      if (cell && target.index >= 0) send(this, 5, `nnb${format}`, cell.number, target.index, change, ...values);
    };
    on('scroll', () => { this.scrolled = true; this.requestFrame(); }, passive);
    const resize = () => this.sendSize();
    new ResizeObserver(resize).observe(root);
    stillMotion.addEventListener('change', resize);
    // A query notices only that its own scale ends.
    const watchScale = () => matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
      .addEventListener('change', () => { resize(); watchScale(); }, { once: true });
    watchScale();
    document.fonts.addEventListener('loadingdone', () => send(this, 8));

    const pointer = (phase) => (event) => {
      const box = root.getBoundingClientRect();
      const [x, y] = [event.clientX - box.left - root.clientLeft, event.clientY - box.top - root.clientTop];
      if (phase === 0) {
        // A second finger ends the press of the first. Scroll bars and controls handle presses themselves.
        if (this.pressed) pointer(3)(event);
        this.pressed = event.isPrimary && !control(event) && x >= 0 && y >= 0 && x < root.clientWidth && y < root.clientHeight;
        if (this.pressed && !cellOf(event.target)) this.focus(root);
        // A Mac opens menus by a click with Control, too.
        this.button = event.ctrlKey && IS_MAC ? 2 : event.button;
      }
      if (!this.pressed || (phase === 1 && !event.buttons)) return;
      if (phase > 1) this.pressed = false;
      send(this, 3, 'bbbff', phase, this.button, modifiers(event), x, y);
    };
    ['down', 'move', 'up', 'cancel'].forEach((name, phase) => on(`pointer${name}`, pointer(phase), passive));
    // A press that ends outside ends here as well.
    addEventListener('pointerup', (event) => { if (!root.contains(event.target)) pointer(3)(event); }, passive);

    on('keydown', (event) => {
      const { key } = event, target = control(event);
      const isField = target?.matches(FIELDS);
      // Safari reports the key that ends the composition of a text after its end, with the code 229.
      if (event.isComposing || event.keyCode === 229 || key === 'Tab') return;
      if (isField && key === 'Enter' && target.tagName === 'INPUT') sendControl(target, 5);
      // Most keys belong to a field, and those that press it to another control.
      if (isField ? key !== 'Escape' : target && /^( |Enter)$/.test(key)) return;
      if (send(this, 4, 'bt', modifiers(event), key)) event.preventDefault();
    });
    on('focusin', (event) => {
      if (isPerforming) return;
      const cell = cellOf(event.target);
      // A finger brings the focus after its press.
      const isPress = !cell && (this.pressed || !root.matches(':focus-visible'));
      send(this, 6, 'nn', cell?.number ?? NONE, control(event)?.index ?? (isPress ? 1 : NONE));
    });
    on('focusout', (event) => {
      if (!isPerforming && !root.contains(event.relatedTarget)) send(this, 6, 'nn', NONE, 0);
    });
    on('contextmenu', (event) => { if (send(this, 10)) event.preventDefault(); });
    // Assistive technologies click without a pointer.
    on('click', (event) => {
      const cell = cellOf(event.target), target = control(event);
      if (target?.tagName === 'BUTTON') sendControl(target, 0);
      else if (!target && cell && event.detail === 0) send(this, 7, 'n', cell.number);
    });
    on('change', ({ target }) => {
      if (target.type === 'checkbox') sendControl(target, 1, 'b', target.checked);
      else if (target.type === 'number') {
        sendControl(target, 2, 'f', target.value ? target.valueAsNumber : target.shown);
        // The next drawing shows the number that counts.
        target.shown = NaN;
      }
      else if (target.tagName === 'SELECT') sendControl(target, 3, 'n', target.selectedIndex);
    });
    on('input', ({ target }) => {
      if (/^(text|password|textarea)$/.test(target.type)) sendControl(target, 4, 't', target.value);
    });
  }

  /** Moves the focus of the page. During a frame, the module gets no report of it. */
  focus(target) { target.focus({ preventScroll: true }); }

  sendSize(ifChanged) {
    const { root } = this, size = [root.clientWidth, root.clientHeight];
    if (ifChanged && this.size === `${size}`) return;
    this.size = `${size}`;
    send(this, 1, 'fffb', ...size, devicePixelRatio,
      stillMotion.matches | (getComputedStyle(root).direction === 'rtl') << 1);
  }
}

const cellOf = (target) => target.closest?.('.tessera-cell');
const modifiers = (event) => event.shiftKey | event.altKey << 1 | event.ctrlKey << 2 | event.metaKey << 3;
/** The control that an event is for, also in a custom element, or that an element belongs to. */
function control(event) {
  for (let target = event.composedPath?.()[0] ?? event; target; target = target.getRootNode?.().host) {
    const found = target.closest?.(`${CONTROL},label,a[href],summary`);
    if (found) return found.control ?? found;
  }
}

/** The functions that the scripts of optional functions use. */
const TOOLS = {
  element, send, cellOf, control, color,
  /** Sends an event of the optional function with a number. Returns whether the module has taken it. */
  signal: (collection, part, code, number = NONE, x = 0, y = 0, first = '', second = '') =>
    send(collection, 11, 'bbnfftt', part, code, number, x, y, first, second),
  /** The text with which the module has answered the last event. */
  answer: () => answer,
};

/** The scripts of optional functions that are there. */
const loaded = {};

/** Loads the script of an optional function. */
const load = (name) => import(`./tessera-${name}.js`).then((script) => loaded[name] = script.default);

/** The operations of a frame, in the order of their codes. */
const OPERATIONS = [null,
  // mount
  (collection, r) => {
    const cell = collection.cell(r.u32());
    if (!collection.leaving.delete(cell)) cell.style.display = '';
  },
  // unmount
  (collection, r) => {
    const cell = collection.cell(r.u32());
    if (collection.hasFocus && cell.contains(active())) collection.focus(collection.root);
    if (cell === collection.focused) {
      cell.removeAttribute('tabindex');
      collection.focused = undefined;
      collection.root.tabIndex = 0;
    }
    collection.leaving.add(cell);
  },
  // discard
  (collection, r) => { const number = r.u32(); collection.cells.get(number)?.remove(); collection.cells.delete(number); },
  // place
  (collection, r) => {
    const cell = collection.cell(r.u32()), flags = r.u8();
    if (cell.flags !== flags) {
      const parent = flags & 1 ? collection.pinned : collection.layer;
      if (cell.parentNode !== parent) parent.append(cell);
      cell.className = `tessera-cell${flags & 2 ? ' tappable' : ''}${flags & 8 ? ' behind' : ''}${flags & 16 ? ' reorderable' : ''}`;
      cell.flags = flags;
    }
    cell.x = r.f64();
    cell.y = r.f64();
    restyle(cell, PLACE, [r.f64(), r.f64(), `translate(${cell.x}px,${cell.y}px)`, flags & 4 ? `xywh(${r.box().join('px ')}px)` : '']);
  },
  // effect
  (collection, r) => {
    const cell = collection.cell(r.u32());
    const [opacity, x, y, width, height, rotation] = list(6, () => r.f32());
    cell.style.opacity = opacity;
    cell.style.transform = `translate(${cell.x + x}px,${cell.y + y}px) rotate(${rotation}rad) scale(${width},${height})`;
  },
  // draw
  (collection, r) => {
    const cell = collection.cell(r.u32()), { childNodes } = cell, count = r.u32();
    for (let i = 0; i < count; i++) {
      let kind = r.u8(), opacity = '';
      if (kind === OPACITY) { opacity = `opacity:${r.f32()};`; kind = r.u8(); }
      let old = childNodes[i];
      // A control and a template keep their elements, and so the focus and the press, when others before them come or go.
      const mark = markOf(kind, r), same = mark && [...childNodes].slice(i).find((node) => node.mark === mark);
      for (; same && old !== same; old = childNodes[i]) old.remove();
      const box = r.box(), child = DRAWINGS[kind](r, old?.kind === kind ? old : undefined, opacity, collection, box);
      assign(child, { kind, mark });
      restyle(child, BOX, [...box, child.limit ?? '']);
      if (child !== old) old && !old.mark ? old.replaceWith(child) : cell.insertBefore(child, old);
    }
    while (childNodes.length > count) cell.lastChild.remove();
  },
  // layer
  (collection, r) => { collection.layer.style.transform = `translate(${r.f64()}px,${r.f64()}px)`; },
  // extent
  (collection, r) => { restyle(collection.extent, PLACE, [r.f64(), r.f64()]); },
  // scroll
  (collection, r) => { collection.root.scrollTo(r.f64(), r.f64()); },
  // wake
  (collection, r) => {
    const seconds = r.f64();
    if (seconds < 0) requestFrames();
    else if (seconds < 0.016) collection.requestFrame();
    // While the user scrolls, each frame puts the last one off: the timer that runs is soon enough.
    else if (!(collection.due <= now() + seconds)) {
      clearTimeout(collection.timer);
      collection.due = now() + seconds;
      collection.timer = setTimeout(() => { collection.due = NaN; collection.requestFrame(); }, seconds * 1000);
    }
  },
  // fonts
  (collection, r) => { fonts = list(8, () => [r.f64(), r.f64()]); },
  // order
  (collection, r) => {
    let place = null;
    const numbers = list(r.u32(), () => r.u32());
    // From the last one on, so that each element stands before the one that follows it.
    for (const number of numbers.reverse()) {
      const cell = collection.cell(number);
      if (cell.parentNode !== collection.layer) continue;
      if (cell.nextSibling !== place && !cell.contains(active())) collection.layer.insertBefore(cell, place);
      place = cell;
    }
  },
  // attributes
  (collection, r) => {
    const number = r.i32(), target = number === NONE ? collection.root : collection.cell(number);
    for (let count = r.u32(); count > 0; count--) set(target, r.text(), r.text());
  },
  // focus
  (collection, r) => {
    const cell = collection.cell(r.u32()), index = r.i32(), takesFocus = r.u8();
    const focused = active();
    cell.tabIndex = 0;
    // A field of a template, which has no index, keeps the focus.
    const isForeign = index === NONE && cell !== focused && cell.contains(focused) && focused.index === undefined;
    if (takesFocus && !isForeign) collection.focus(withIndex(cell.querySelectorAll(CONTROL), index) ?? cell);
    // The element that had the focus loses it only now, or the browser would give it to none.
    if (collection.focused !== cell) collection.focused?.removeAttribute('tabindex');
    collection.focused = cell;
    collection.root.tabIndex = -1;
  },
  // part: passes bytes to the script of an optional function, which is loaded when they are the first
  (collection, r) => {
    const name = r.text(), bytes = r.part();
    const script = collection.parts[name] ??= load(name).then((start) => start(collection, TOOLS));
    script.then((perform) => perform(bytes), (error) => {
      console.error(error);
      // The next time, the script may arrive. Until then, no menu takes the keys without being seen.
      delete collection.parts[name];
      send(collection, 9, 'n', NONE);
    });
  },
];

/** What tells a control from the others of its row, and a template from others; nothing for other drawings. */
function markOf(kind, r) {
  const { at, buffer } = r;
  let mark;
  r.at += 16;
  if (kind === CONTROL_CODE) mark = `${r.u32()}`;
  // The first byte is its place among those of the row.
  else if (kind === PART_CODE && r.text() === 'template' && r.text()) mark = text(r.at + 5, r.u32() - 1, buffer);
  r.at = at;
  return mark;
}

const withIndex = (nodes, index) => [...nodes].find((node) => node.index === index);

function set(target, name, value) {
  if (value) target.setAttribute(name, value); else target.removeAttribute(name);
}

/** Sets the text of an element, in the node that it has. Returns the element. */
function write(target, string) {
  if (target.string !== string) {
    const node = target.firstChild;
    if (node?.nodeType === 3 && !node.nextSibling) node.data = string; else target.textContent = string;
    target.string = string;
  }
  return target;
}

/** Sets the style of an element unless it has it. */
function style(target, css) {
  if (target.css !== css) {
    target.style.cssText = target.css = css;
    target.styles = [];
  }
  return target;
}

/** Sets those of some styles that change. Numbers are pixels. Most rows that are used again need another height only. */
function restyle(target, names, values) {
  values.forEach((value, i) => {
    if (target.styles?.[i] !== value) target.style[names[i]] = value.at ? value : `${value}px`;
  });
  target.styles = values;
}

/** The span of a text in a font, with its limit of lines. */
function textBox(r, old, css, hasColor) {
  const font = r.u32(), limit = r.u32(), front = hasColor ? r.u32() : 0;
  const span = old ?? element('span'), key = `${css}${font},${front}`;
  if (span.key !== key) {
    const align = font >> 7 & 3;
    style(span, `${css}${fontStyle(font)}${font & 4 ? 'text-decoration:underline;' : ''}${
      align ? `text-align:${ALIGNMENTS[align]};` : ''}${front ? `color:${color(front)}` : ''}`);
    span.key = key;
  }
  return [span, limit, font & 127];
}

/** Gives a text the class for one line or several, and for truncation unless it is known to fit, which costs less. */
function limitLines(span, limit, fits) {
  const name = `line${limit > 1 ? 's' : ''}${fits ? '' : ' cut'}`;
  if (span.lines !== name) span.className = span.lines = name;
  span.limit = fits ? '' : `${limit}`;
  return span;
}

/** The commands of drawings, in the order of their codes: each reads its values, and returns its element. */
const DRAWINGS = [null,
  (r, old, css) => style(old ?? element('i'), `${css}background:${color(r.u32())};border-radius:${r.f32()}px`),
  (r, old, css) => {
    const stroke = color(r.u32());
    return style(old ?? element('i'), `${css}border:${r.f32()}px solid ${stroke};border-radius:${r.f32()}px`);
  },
  (r, old, css, _, [, , width]) => {
    const [span, limit, font] = textBox(r, old, css, true), string = r.text();
    // A canvas measures breaks as spaces.
    const fits = limit > 1 ? texts.known(string, font, width) <= limit
      : texts.known(string, font, NONE) <= width && !/[\t-\r\u2028\u2029]/.test(string);
    return write(limitLines(span, limit, fits), string);
  },
  (r, old, css) => {
    const [span, limit] = textBox(r, old, css);
    limitLines(span, limit);
    span.replaceChildren(...list(r.u32(), () => {
      const flags = r.u32(), front = r.u32(), back = r.i32();
      const run = style(element('span'), `color:${color(front)};font-weight:${flags & 1 ? 600 : 400};font-style:${flags & 2 ? 'italic'
        : 'normal'};text-decoration:${flags & 4 ? 'underline' : 'none'};background:${back === NONE ? 'none' : color(back)}`);
      run.textContent = r.text();
      return run;
    }));
    return span;
  },
  // The script of an optional function shows the bytes in an element.
  (r, old, css, collection) => {
    const name = r.text(), tag = r.text(), bytes = r.part();
    const child = style(old?.className === name ? old : element(tag, name), css);
    const perform = (show) => show(child, bytes, collection, TOOLS);
    // At once if it can be: until a promise is kept, the user may type into a field of a template.
    if (loaded[name]) perform(loaded[name]); else load(name).then(perform);
    return child;
  },
  (r, old, css) => {
    const index = r.u32(), isEnabled = r.u8(), tint = r.u32(), label = r.text(), kind = r.u8();
    const make = CONTROLS[kind];
    const [child, input] = make(r, old?.controlKind === kind ? old : undefined);
    assign(child, { controlKind: kind, index });
    assign(input, { index, disabled: !isEnabled });
    set(input, 'aria-label', label);
    style(child, `${css}--tint:${color(tint)}`);
    return child;
  },
  (r, old, css) => {
    // An element shows its former picture until the next one is there, so that it keeps its address.
    const source = r.text(), image = style(old?.key === source ? old : new Image(), css);
    // The gestures of the collection drag it, not those of the browser.
    assign(image, { alt: r.text(), loading: r.u8() ? 'lazy' : 'eager', draggable: false });
    if (!image.key) assign(image, { key: source, src: source });
    return image;
  },
  (r, old, css) => style(old ?? element('i', 'tessera-spinner'), `${css}color:${color(r.u32())}`),
];

/** The kinds of controls, in the order of their codes: each returns its element, and the one that has the focus. */
const CONTROLS = [
  (r, old) => {
    const button = old ?? element('button');
    button.className = ROLES[r.u8()];
    write(button, r.text());
    return [button, button];
  },
  (r, old) => {
    const label = old ?? element('label'), isOn = r.u8() === 1, title = r.text();
    if (!old) label.append(assign(element('input'), { type: 'checkbox' }), '');
    label.firstChild.checked = isOn;
    label.lastChild.data = title;
    return [label, label.firstChild];
  },
  (r, old) => {
    const input = old ?? assign(element('input'), { type: 'number' });
    const value = r.f64();
    assign(input, { min: r.f64(), max: r.f64(), step: r.f64() });
    return show(input, value);
  },
  (r, old) => {
    const select = old ?? element('select'), selected = r.i32();
    const options = list(r.u32(), () => r.text()), key = options.join('\0');
    if (select.key !== key) select.replaceChildren(...options.map((option) => new Option(option)));
    assign(select, { key, selectedIndex: selected });
    return [select, select];
  },
  (r, old) => field(old ?? element('input'), r.u8() ? 'password' : 'text', r),
  (r, old) => field(old ?? element('textarea'), undefined, r),
];

function field(input, type, r) {
  if (type && input.type !== type) input.type = type;
  const value = r.text();
  input.placeholder = r.text();
  return show(input, value);
}

/** Shows the declared value of a field, unless the user is changing it. */
function show(input, value) {
  const isActive = input === active(), caret = input.selectionStart;
  if ((!isActive || input.shown !== value) && input.value !== `${value}`) {
    input.value = value;
    if (isActive && caret !== null) input.setSelectionRange(caret, caret);
  }
  input.shown = value;
  return [input, input];
}

/** Shows an error on the page, and throws it. */
function fail(message) {
  endWait();
  document.body.prepend(assign(element('p', 'tessera-error'), { textContent: message, role: 'alert' }));
  throw new Error(message);
}

/** Removes the texts that a page shows until the program runs. */
function endWait() { document.querySelectorAll('.tessera-wait').forEach((text) => text.remove()); }

/** Ends a program that has trapped, as Swift does where memory ends, and says so. */
function stop(error) {
  collections.length = 0;
  for (const name in module) module[name] = () => 0;
  let { message } = error;
  try { memory.grow(1024); } catch { message = 'the memory is full'; }
  fail(`The program has stopped: ${message}.`);
}

/** Loads a module, starts it, and shows its collections. Returns what the module exports. */
export async function start(url) {
  const refuse = ({ message }) => fail(`${url}: ${message}`);
  const request = fetch(url).catch(refuse);
  const measuring = load('text').catch(({ message }) => fail(message));
  document.body?.offsetHeight;
  const response = await request;
  if (!response.ok) fail(`${url}: the server answers ${response.status}.`);
  // Servers that do not know the type of the file get no streaming.
  const { instance } = await (response.headers.get('Content-Type') === 'application/wasm'
    ? WebAssembly.instantiateStreaming(response, { tessera: imports })
    : response.arrayBuffer().then((bytes) => WebAssembly.instantiate(bytes, { tessera: imports }))).catch(refuse);
  module = { ...instance.exports };
  memory = module.memory;
  texts = (await measuring)(collections, fontSize, fontStyle);
  for (const name in module) {
    const call = module[name];
    if (call.apply) module[name] = (...values) => {
      // An event changes what is shown, and so may a function of the program.
      if (name !== 'tessera_frame') requestFrames();
      try { return call(...values); } catch (error) { stop(error); }
    };
  }
  const version = module.tessera_version?.();
  if (version !== VERSION) fail(`${url} (version ${version}) needs another tessera.js than this one (${VERSION}): build both again.`);
  if (!module.start) fail(`${url} has no function start: export it with @_cdecl("start").`);
  module.start();
  if (missing && !collections.length) fail(`The page has no element with the id ${missing}.`);
  endWait();
  // The first frame brings the fonts, and the second has rows; the observer would report the size a frame later.
  collections.forEach((collection) => { collection.frame(); collection.sendSize(); collection.frame(); });
  return module;
}
