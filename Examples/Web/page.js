import { start } from './tessera.js';

start('app.wasm');
