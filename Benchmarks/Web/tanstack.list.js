import { Virtualizer, elementScroll, observeElementOffset, observeElementRect } from './peers/tanstack.js';
import { MEAN_HEIGHT, OVERSCAN, makeExtent, makeRow } from './rows.js';

/** TanStack Virtual without a framework: an element for each row, made when the row comes near. */
export async function make(root) {
  const extent = makeExtent(root), elements = new Map();
  let first = 0, list, isRendering = false, isDirty = false;

  /** Renders until nothing changes; the changes of one pass are collected, as a framework does it. */
  function render() {
    isDirty = true;
    if (isRendering) return;
    isRendering = true;
    while (isDirty) {
      isDirty = false;
      renderOnce();
    }
    isRendering = false;
  }

  function renderOnce() {
    extent.style.height = `${list.getTotalSize()}px`;
    const items = list.getVirtualItems(), shown = new Set(items.map((item) => item.key));
    for (const [key, element] of elements) {
      if (!shown.has(key)) { element.remove(); elements.delete(key); }
    }
    for (const { key, index, start } of items) {
      let element = elements.get(key);
      const isNew = !element;
      if (isNew) elements.set(key, element = makeRow(key));
      element.dataset.index = index;
      element.style.transform = `translateY(${start}px)`;
      if (isNew) {
        extent.append(element);
        list.measureElement(element);
      }
    }
  }

  const options = (count, anchorTo) => ({
    count, getScrollElement: () => root, estimateSize: () => MEAN_HEIGHT, overscan: Math.ceil(OVERSCAN / MEAN_HEIGHT),
    anchorTo, getItemKey: (index) => index + first,
    scrollToFn: elementScroll, observeElementRect, observeElementOffset, onChange: render,
  });

  return {
    mount(count) {
      list = new Virtualizer(options(count, 'start'));
      list._didMount();
      list._willUpdate();
      render();
    },
    prepend(count) {
      first -= count;
      // Keeps what is read in place. It is not set from the start, because each measured row costs more with it.
      list.setOptions(options(list.options.count + count, 'end'));
      render();
      list._willUpdate();
    },
    jump: (row) => list.scrollToIndex(row - first, { align: 'start' }),
    rows: () => [...elements.values()],
    moduleBytes: () => 0,
  };
}
