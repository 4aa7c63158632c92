import {
  ACTION_ITEMS_LENGTH_CHANGE, UPDATE_VIRTUAL_STATE, createContainerDriver, createListLayout, createVirtualStore, scrollToIndex,
} from './peers/virtua.js';
import { OVERSCAN, makeExtent, makeRow } from './rows.js';

/** virtua without a framework: what its component for React does, by hand. */
export async function make(root) {
  const extent = makeExtent(root), elements = new Map();
  let first = 0, store, driver;

  function render() {
    extent.style.height = `${store.$getTotalSize()}px`;
    const [start, end] = store.$getRange(OVERSCAN);
    for (const [row, { element, unobserve }] of elements) {
      if (row - first < start || row - first > end) { unobserve(); element.remove(); elements.delete(row); }
    }
    for (let index = start; index <= end; index++) {
      let item = elements.get(index + first);
      if (!item) {
        elements.set(index + first, item = { element: extent.appendChild(makeRow(index + first)) });
      }
      if (item.index !== index) {
        item.unobserve?.();
        item.unobserve = driver.$observeItem(item.element, item.index = index);
      }
      item.element.style.top = `${store.$getItemOffset(index)}px`;
      item.element.style.visibility = store.$isUnmeasuredItem(index) ? 'hidden' : '';
    }
    driver.$fixScrollJump();
  }

  return {
    mount(count) {
      store = createVirtualStore(createListLayout(count));
      driver = createContainerDriver(store, false);
      store.$subscribe(UPDATE_VIRTUAL_STATE, render);
      driver.$observe(extent, root);
      render();
    },
    prepend(count) {
      first -= count;
      store.$update(ACTION_ITEMS_LENGTH_CHANGE, [store.$getItemsLength() + count, true]);
    },
    jump: (row) => scrollToIndex(driver, store, row - first, { align: 'start' }),
    rows: () => [...elements.values()].filter(({ element }) => element.style.visibility !== 'hidden').map(({ element }) => element),
    moduleBytes: () => 0,
  };
}
