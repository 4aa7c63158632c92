// Starts the module, and lets a test call its functions and look at its cells.
import { start } from './tessera.js';

const root = document.getElementById('list');
const exports = await start('app.wasm');

/** Calls a function of the module, and requests a frame. */
globalThis.probe = (name, ...values) => {
  const result = exports[name](...values);
  root.dispatchEvent(new Event('scroll'));
  return result;
};

/** The cells that overlap the viewport, from top to bottom: the text, and the top and bottom edge. */
globalThis.cells = () => {
  const box = root.getBoundingClientRect();
  return [...document.querySelectorAll('.tessera-cell')]
    .filter((cell) => cell.style.display !== 'none')
    .map((cell) => {
      const { top, bottom } = cell.getBoundingClientRect();
      return [cell.textContent, Math.round((top - box.top) * 100) / 100, Math.round((bottom - box.top) * 100) / 100];
    })
    .filter(([, top, bottom]) => bottom > 0 && top < root.clientHeight)
    .sort((a, b) => a[1] - b[1]);
};
