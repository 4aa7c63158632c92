// Lets assistive technologies read pinned elements in their places: loaded with the first ones.

export default ({ root, number, cells }) => (r) => {
  const ids = [];
  while (r.at < r.buffer.byteLength) {
    const cell = cells.get(r.u32());
    if (cell) ids.push(cell.id ||= `tessera-${number}-${cell.number}`);
  }
  if (ids.length) root.setAttribute('aria-owns', ids.join(' ')); else root.removeAttribute('aria-owns');
};
