// The examples that are in a module of their own, by their names after # in the address.
const MORE = 'columns mosaic compose effects pages stack table weather controls menu venue pantone random realtime drawings templates';
// A + after the name asks for the module that has the inspector as well.
const name = location.hash.endsWith('+') ? 'inspected.wasm' :
  MORE.split(' ').includes(location.hash.slice(1)) ? 'more.wasm' : 'app.wasm';

// The module is loaded together with the script.
document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', href: name, as: 'fetch', crossOrigin: '' }));
addEventListener('hashchange', () => location.reload());
const { start } = await import('./tessera.js');
const module = await start(name);
module.inspect?.();
