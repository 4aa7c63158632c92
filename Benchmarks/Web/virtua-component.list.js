import { Virtualizer, createElement, createRef, render } from './peers/virtua-component.js';
import { OVERSCAN, text } from './rows.js';

/** virtua as pages use it: its component for React, rendered by Preact. */
export async function make(root) {
  const handle = createRef();
  let rows = [];

  function show(count, first) {
    rows = Array.from({ length: count }, (_, index) => first + index);
    render(
      createElement(
        Virtualizer, { ref: handle, data: rows, bufferSize: OVERSCAN, shift: first < 0 },
        (row) => createElement('div', { key: row, class: 'row still' }, text(row))),
      root);
  }

  return {
    mount: (count) => show(count, 0),
    prepend: (count) => show(rows.length + count, rows[0] - count),
    jump: (row) => handle.current.scrollToIndex(row - rows[0], { align: 'start' }),
    rows: () => [...root.querySelectorAll('.row')].filter((row) => row.parentElement.style.visibility !== 'hidden'),
    moduleBytes: () => 0,
  };
}
