// The examples that are not in app.wasm, by their modules: their names after # in the address.
const MODULES = {
  layouts: 'tiles columns mosaic compose effects pages drawings',
  changes: 'reorder pantone realtime',
  details: 'stack weather',
  controls: 'forms controls menu venue table templates random',
};
const [example, isInspected] = location.hash.slice(1).split(/(?=\+$)/);
const module = Object.keys(MODULES).find((name) => MODULES[name].split(' ').includes(example));
// A + after the name asks for the module that has the inspector as well; there is one of app.wasm.
const file = `${module ?? (isInspected ? 'inspected' : 'app')}.wasm`;
if (module) history.replaceState(null, '', `#${example}`);

// The module is loaded together with the script.
document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', href: file, as: 'fetch', crossOrigin: '' }));
addEventListener('hashchange', () => location.reload());
const { start } = await import('./tessera.js');
const program = await start(file);
program.inspect?.();
