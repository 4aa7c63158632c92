import { start } from './tessera.js';

// The module shows the lists of this page by this name.
history.replaceState(null, '', '#first-list');
start('app.wasm');
