// Puts the cells of a grid into rows for assistive technologies: loaded with the first grid.

export default ({ layer, number }) => {
  const rows = new Map();
  return () => {
    const wanted = new Map();
    for (const cell of layer.children) {
      const row = cell.getAttribute('aria-rowindex');
      if (cell.number === undefined || cell.style.display === 'none' || !/cell$/.test(cell.role) || !row) continue;
      cell.id ||= `tessera-${number}-${cell.number}`;
      wanted.set(row, `${wanted.get(row) ?? ''} ${cell.id}`);
    }
    for (const [row, element] of rows) {
      if (wanted.has(row)) continue;
      element.remove();
      rows.delete(row);
    }
    for (const [row, cells] of wanted) {
      const element = rows.get(row) ?? document.createElement('div');
      Object.assign(element, { role: 'row', ariaRowIndex: row });
      element.setAttribute('aria-owns', cells.trim());
      rows.set(row, element);
      // In the order of the rows.
      layer.append(element);
    }
  };
};
