import { start } from './tessera.js';

/** Tessera: the program in App.swift. */
export async function make(root) {
  const exports = await start('app.wasm');
  const call = (name, value) => { exports[name](value); root.dispatchEvent(new Event('scroll')); };
  return {
    mount: (count) => call('mount', count),
    prepend: (count) => call('prepend', count),
    jump: (row) => call('jump', row),
    rows: () => [...root.querySelectorAll('.tessera-cell')].filter((cell) => cell.style.display !== 'none'),
    moduleBytes: () => exports.memory.buffer.byteLength,
  };
}
