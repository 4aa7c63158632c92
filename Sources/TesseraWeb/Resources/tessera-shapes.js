// Shows paths as inline SVG: loaded with the first drawing.

/** The numbers of values of the commands of paths. */
const COUNTS = { M: 2, L: 2, Q: 4, C: 6, A: 6, Z: 0 };
const make = (name) => document.createElementNS('http://www.w3.org/2000/svg', name);

const rounded = (value) => Math.round(value * 1000) / 1000;

/** Returns the path of an arc as two halves: a path of SVG has no full circle. */
function arc([x, y, width, height, start, sweep], isFirst) {
  const point = (part) => `${rounded(x + width * Math.cos(start + sweep * part))} ${rounded(y + height * Math.sin(start + sweep * part))}`;
  const half = (end) => `A${width} ${height} 0 0 ${sweep > 0 ? 1 : 0} ${point(end)}`;
  return `${isFirst ? 'M' : 'L'}${point(0)}${half(0.5)}${half(1)}`;
}

function readPath(r) {
  const commands = Array.from({ length: r.u32() }, () => String.fromCharCode(r.u8()));
  return commands.reduce((path, command) => {
    const values = Array.from({ length: COUNTS[command] }, () => r.f32());
    return path + (command === 'A' ? arc(values, !path) : command + values.map(rounded).join(' '));
  }, '');
}

export default (target, r, collection, { color }) => {
  const description = r.text(), [width, height] = [r.f32(), r.f32()];
  let svg = target.firstChild;
  if (!svg) target.append(svg = make('svg'));
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('width', '100%');
  svg.setAttribute('height', '100%');
  svg.role = description ? 'img' : 'presentation';
  svg.ariaLabel = description || null;
  const count = r.u32();
  for (let i = 0; i < count; i++) {
    const path = svg.childNodes[i] ?? svg.appendChild(make('path'));
    const paint = color(r.u32()), line = r.f32(), dash = r.f32(), opacity = r.f32();
    // The policy of the page allows styles that a script sets.
    Object.assign(path.style, {
      fill: line ? 'none' : paint, stroke: line ? paint : 'none', strokeWidth: line, strokeDasharray: dash || 'none',
      strokeLinecap: 'round', strokeLinejoin: 'round', opacity,
    });
    path.setAttribute('d', readPath(r));
  }
  while (svg.childNodes.length > count) svg.lastChild.remove();
};
