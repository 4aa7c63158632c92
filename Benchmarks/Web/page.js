// Makes the list that the address names, and lets Scripts/benchmark-web mount, scroll and look at it.

const root = document.getElementById('list');
const name = new URLSearchParams(location.search).get('list');
const list = await (await import(`./${name}.list.js`)).make(root);

/** Waits until the next frame has been painted. Returns the time of this frame. */
const painted = () => new Promise((resolve) => {
  requestAnimationFrame((time) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(time);
    port2.postMessage(0);
  });
});
const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** The rows in the viewport, from top to bottom: the number, and the top and bottom edge. */
function rows() {
  const box = root.getBoundingClientRect();
  return list.rows()
    .map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { row: parseInt(element.textContent.slice(4)), top: top - box.top, bottom: bottom - box.top };
    })
    .filter(({ top, bottom }) => bottom > 0.5 && top < root.clientHeight - 0.5)
    .sort((a, b) => a.top - b.top);
}

/** The pixels of the viewport that no row covers. */
function gap(shown) {
  let end = 0, gaps = 0;
  for (const { top, bottom } of shown) {
    gaps += Math.max(0, top - end);
    end = Math.max(end, bottom);
  }
  return gaps + Math.max(0, root.clientHeight - end);
}

/** The same numbers from 0 to 1 in each run. */
function random(seed) {
  return () => (seed = (seed * 1664525 + 1013904223) % 4294967296) / 4294967296;
}

/**
 * The milliseconds until rows fill the viewport on screen, since the navigation and since the last byte of the module.
 * With a part after # in the address, Tessera shows them itself when it starts.
 */
async function firstRows() {
  if (name !== 'tessera') list.mount(100_000);
  do await painted(); while (gap(rows()) >= 1);
  const now = performance.now(), module = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('app.wasm'));
  return { page: now, module: module ? now - module.responseEnd : 0 };
}

globalThis.benchmark = {
  /** Shows rows. Returns the milliseconds until they fill the viewport on screen. */
  async mount(count) {
    await painted();
    const begin = performance.now();
    list.mount(count);
    for (let i = 0; i < 600; i++) {
      await painted();
      if (gap(rows()) < 1) return performance.now() - begin;
    }
    return null;
  },

  /** Scrolls before each frame. Returns the numbers of late frames, and of frames with empty space on screen. */
  async scroll(kind, count, looks) {
    const step = { slow: 40, fast: 1200 }[kind], next = random(7);
    root.scrollTop = 0;
    await pause(0.5);
    let late = 0, empty = 0, last = await painted();
    for (let i = 0; i < count; i++) {
      if (step) root.scrollTop += step; else root.scrollTop = next() * (root.scrollHeight - root.clientHeight);
      const now = await painted();
      if (now - last > 25) late++;
      last = now;
      if (looks && gap(rows()) > 1) empty++;
    }
    return { late, empty };
  },

  /** Scrolls to a row. Returns its distance to the top in the first frame that shows it, and a second later. */
  async jump(row) {
    await painted();
    list.jump(row);
    let first = null, last = null, empty = 0;
    for (let i = 0; i < 60; i++) {
      await painted();
      const shown = rows(), found = shown.find((each) => each.row === row);
      if (gap(shown) > 1) empty++;
      last = found ? found.top : null;
      first ??= last;
    }
    return { first, last, empty };
  },

  /** Inserts rows before the others. Returns by how many pixels the first row on screen moves. */
  async prepend(count) {
    await pause(0.5);
    const { row, top } = rows()[0];
    list.prepend(count);
    let most = 0, lost = 0, found;
    for (let i = 0; i < 60; i++) {
      await painted();
      found = rows().find((each) => each.row === row);
      if (found) most = Math.max(most, Math.abs(found.top - top)); else lost++;
    }
    return { most, lost, end: found ? Math.abs(found.top - top) : null };
  },

  /** Scrolls to the last row. Returns whether it is the last on screen. */
  async reachEnd(count) {
    list.jump(count - 1);
    await pause(1);
    const last = rows().at(-1);
    return last?.row === count - 1 && Math.abs(last.bottom - root.clientHeight) < 2;
  },

  /** The number of elements of the list, and the bytes of the module's memory. */
  size: () => ({ nodes: root.querySelectorAll('*').length, module: list.moduleBytes() }),

  /** The heights of the first rows on screen. */
  heights: () => rows().slice(0, 5).map(({ top, bottom }) => bottom - top),
};
if (location.hash) globalThis.first = await firstRows();
globalThis.isReady = true;
