// The texts of the rows, the same as in App.swift, and the mean height of a row.

const PHRASE = ' measured only when it comes into view, as rows of a conversation are';

export const text = (row) => `Row ${row}${PHRASE.repeat(row * 7919 & 3)}`;
export const MEAN_HEIGHT = 69;
/** The distance at both ends of the viewport within which rows are ready, in pixels: that of Tessera. */
export const OVERSCAN = 400;

/** Makes the element of a row. */
export function makeRow(row) {
  const element = document.createElement('div');
  element.className = 'row';
  element.textContent = text(row);
  return element;
}

/** Makes the element that is as high as all rows. */
export function makeExtent(root) {
  const extent = document.createElement('div');
  extent.className = 'extent';
  return root.appendChild(extent);
}
