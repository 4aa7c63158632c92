import { Virtualizer, elementScroll, observeElementOffset, observeElementRect } from './peers/tanstack.js';
import { MEAN_HEIGHT, OVERSCAN, makeExtent, makeRow } from './rows.js';

/** TanStack Virtual without a framework: an element for each row, made when the row comes near. */
export async function make(root) {
  const extent = makeExtent(root), elements = new Map();
  let first = 0, list;

  function render() {
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

  const options = (count) => ({
    count, getScrollElement: () => root, estimateSize: () => MEAN_HEIGHT, overscan: Math.ceil(OVERSCAN / MEAN_HEIGHT),
    // Keeps what is read in place when rows are inserted before it.
    anchorTo: 'end', getItemKey: (index) => index + first,
    scrollToFn: elementScroll, observeElementRect, observeElementOffset, onChange: render,
  });

  function update(count) {
    list.setOptions(options(count));
    render();
    list._willUpdate();
  }

  return {
    mount(count) {
      list = new Virtualizer(options(count));
      list._didMount();
      list._willUpdate();
      render();
    },
    prepend(count) {
      first -= count;
      update(list.options.count + count);
    },
    jump: (row) => list.scrollToIndex(row - first, { align: 'start' }),
    rows: () => [...elements.values()],
    moduleBytes: () => 0,
  };
}
