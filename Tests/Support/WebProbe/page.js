// Starts the module, and lets a test call its functions and look at its cells.
import { start } from './tessera.js';

const root = document.getElementById('list');
const exports = await start('app.wasm');

globalThis.program = exports;

/** Calls a function of the module. */
globalThis.probe = (name, ...values) => exports[name](...values);

/** The cells that overlap the viewport, from top to bottom: the text, and the top and bottom edge. */
globalThis.cells = () => {
  const box = root.getBoundingClientRect();
  return [...root.querySelectorAll('.tessera-cell')]
    .filter((cell) => cell.style.display !== 'none')
    .map((cell) => {
      const { top, bottom } = cell.getBoundingClientRect();
      return [cell.textContent, Math.round((top - box.top) * 100) / 100, Math.round((bottom - box.top) * 100) / 100];
    })
    .filter(([, top, bottom]) => bottom > 0 && top < root.clientHeight)
    .sort((a, b) => a[1] - b[1]);
};

/** The pictures by address in the viewport, from top to bottom. */
globalThis.images = () => [...document.querySelectorAll('.tessera-cell img:not(.pixels)')]
  .filter((image) => image.getBoundingClientRect().bottom > 0 && image.getBoundingClientRect().top < root.clientHeight)
  .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top);

/** The parts of the cells: their texts or kinds, and their left and right edges, by their rows. */
globalThis.parts = () => [...document.querySelectorAll('.tessera-cell')]
  .filter((cell) => cell.style.display !== 'none')
  .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
  .map((cell) => [...cell.children].map((part) => {
    const { left, right } = part.getBoundingClientRect();
    return [part.textContent || part.tagName, left - root.getBoundingClientRect().left, right - root.getBoundingClientRect().left];
  }));
