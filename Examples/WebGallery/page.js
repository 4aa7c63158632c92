import { start } from './tessera.js';

addEventListener('hashchange', () => location.reload());
start('app.wasm');
