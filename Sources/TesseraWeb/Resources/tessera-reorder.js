// Lets a finger reorder items that it has held for a moment: loaded with collections that declare it.

/** The time of a hold in milliseconds, shorter than that of the menus of browsers, and its largest movement in points. */
const HOLD = 400, SLOP = 10;

export default (collection, { send, signal, cellOf, control }) => {
  const { root } = collection;
  let position, timer, start, number, isDragging = false;
  const tell = (code, { clientX, clientY }) => {
    const box = root.getBoundingClientRect();
    return signal(collection, position, code, number, clientX - box.left - root.clientLeft, clientY - box.top - root.clientTop);
  };
  const giveUp = () => { clearTimeout(timer); timer = undefined; };
  const begin = () => {
    timer = undefined;
    // The finger no longer presses the row below it.
    if (collection.pressed) send(collection, 3, 'bbbff', 3, 0, 0, 0, 0);
    collection.pressed = false;
    isDragging = tell(1, start);
  };

  root.addEventListener('touchstart', (event) => {
    const { touches, target, cancelable } = event;
    giveUp();
    if (isDragging) tell(4, start);
    isDragging = false;
    const cell = cellOf(target);
    // A touch that cannot be canceled stops the momentum of a scroll, and scrolls on.
    if (!cell || control(event) || touches.length > 1 || !cancelable) return;
    [start, number] = [touches[0], cell.number];
    if (tell(0, start)) timer = setTimeout(begin, HOLD);
  }, { passive: true });
  root.addEventListener('touchmove', (event) => {
    const touch = event.touches[0];
    if (timer && Math.hypot(touch.clientX - start.clientX, touch.clientY - start.clientY) > SLOP) giveUp();
    if (!isDragging) return;
    event.preventDefault();
    tell(2, touch);
  }, { passive: false });
  root.addEventListener('touchend', (event) => {
    giveUp();
    if (!isDragging) return;
    isDragging = false;
    event.preventDefault();
    tell(3, event.changedTouches[0]);
  });
  root.addEventListener('touchcancel', () => {
    giveUp();
    if (isDragging) tell(4, start);
    isDragging = false;
  });
  root.addEventListener('contextmenu', (event) => { if (isDragging || timer) event.preventDefault(); }, { capture: true });

  return (r) => { position = r.u8(); };
};
