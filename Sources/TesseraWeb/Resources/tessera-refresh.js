// Pulls content by a finger, to refresh it: loaded with collections that declare it.

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  .tessera-refresh { position: absolute; top: -44px; width: 36px; height: 36px; padding: 7px; box-sizing: border-box;
    border-radius: 50%; background: var(--control); border: 1px solid var(--border); color: var(--accent); overflow: hidden; }
  .tessera-refresh > i { display: block; width: 20px; height: 20px; box-sizing: border-box; }
  .tessera-refresh > i:not(.turning) { animation: none; }
  .tessera-refresh > span { position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap; }`);

export default (collection, { element, send, signal }) => {
  const { root } = collection, sign = Object.assign(element('div', 'tessera-refresh'), { role: 'status', hidden: true });
  const spinner = element('i', 'tessera-spinner'), text = element('span');
  sign.append(spinner, text);
  let position, start, last, isPulling = false;

  root.addEventListener('touchstart', ({ touches }) => {
    start = touches.length === 1 && root.scrollTop <= 0 ? touches[0] : undefined;
  }, { passive: true });
  root.addEventListener('touchmove', (event) => {
    if (!start) return;
    const { clientX, clientY } = event.touches[0];
    if (!isPulling) {
      const distance = clientY - start.clientY;
      if (distance === 0) return;
      isPulling = event.cancelable && distance > Math.abs(clientX - start.clientX) && signal(collection, position, 0);
      if (!isPulling) { start = undefined; return; }
      // The finger no longer presses the row below it.
      if (collection.pressed) send(collection, 3, 'bbbff', 3, 0, 0, 0, 0);
      collection.pressed = false;
      last = start.clientY;
    }
    event.preventDefault();
    signal(collection, position, 1, 0, 0, clientY - last);
    last = clientY;
  }, { passive: false });
  for (const type of ['touchend', 'touchcancel']) {
    root.addEventListener(type, () => {
      if (isPulling) signal(collection, position, 2);
      isPulling = false;
      start = undefined;
    }, { passive: true });
  }
  collection.pinned.append(sign);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);

  return (r) => {
    position = r.u8();
    if (r.at === r.buffer.byteLength) return;
    const [reveal, progress, isRefreshing, label] = [r.f32(), r.f32(), r.u8() === 1, r.text()];
    sign.hidden = reveal === 0 && !isRefreshing;
    sign.style.left = `${root.clientWidth / 2 - 18}px`;
    sign.style.transform = `translateY(${reveal * 56}px) rotate(${isRefreshing ? 0 : progress * 360}deg)`;
    sign.style.opacity = isRefreshing ? 1 : 0.4 + 0.6 * progress;
    spinner.classList.toggle('turning', isRefreshing);
    text.textContent = isRefreshing ? label : '';
  };
};
