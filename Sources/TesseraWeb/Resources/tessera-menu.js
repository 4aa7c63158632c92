// Shows context menus: loaded when the first one opens.

const { max, min } = Math, NONE = -1;

export default (collection, { element, send }) => {
  const close = () => send(collection, 9, 'n', NONE);
  // The browser would close a menu itself, but also when the button or the finger that has opened it is released.
  addEventListener('pointerdown', ({ target }) => {
    if (collection.menu && !collection.menu.contains(target)) close();
  }, { capture: true, passive: true });
  return (r) => {
    const box = collection.root.getBoundingClientRect(), [x, y] = [r.f64(), r.f64()];
    const items = Array.from({ length: r.u32() }, (_, index) => {
      const flags = r.u8(), item = element('button', flags & 2 ? 'destructive' : '');
      Object.assign(item, { disabled: !(flags & 1), textContent: r.text(), role: 'menuitem' });
      item.onclick = () => send(collection, 9, 'n', index);
      return item;
    });
    // The user may have closed the menu by a click that has moved the focus.
    const hasFocus = document.activeElement === document.body || collection.menu?.contains(document.activeElement);
    collection.menu?.remove();
    collection.menu = undefined;
    if (!items.length) {
      if (hasFocus) (collection.focused ?? collection.root).focus({ preventScroll: true });
      return;
    }
    const menu = collection.menu = Object.assign(element('div', 'tessera-menu'), { popover: 'manual', role: 'menu' });
    menu.append(...items);
    // Some systems report it when the button is released, over the menu.
    menu.oncontextmenu = (event) => event.preventDefault();
    menu.onkeydown = ({ key }) => {
      if (key === 'Escape' || key === 'Tab') close();
      const step = { ArrowDown: 1, ArrowUp: -1 }[key], enabled = items.filter((item) => !item.disabled);
      if (step) enabled.at((enabled.indexOf(document.activeElement) + step) % enabled.length)?.focus();
    };
    document.body.append(menu);
    menu.showPopover();
    menu.style.left = `${max(0, min(box.left + x, innerWidth - menu.offsetWidth))}px`;
    menu.style.top = `${max(0, min(box.top + y, innerHeight - menu.offsetHeight))}px`;
    items.find((item) => !item.disabled)?.focus();
  };
};
