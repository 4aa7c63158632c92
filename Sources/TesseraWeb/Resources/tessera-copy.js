// Copies the texts of selected items: loaded with collections that declare it.

export default (collection, { signal, answer, control }) => {
  let position;
  const isOurs = (event) => collection.root.contains(document.activeElement) && getSelection().isCollapsed
    && !control(event)?.matches('input,textarea,select,[contenteditable]');
  // Without a selected text, Safari copies only what a page says that it copies.
  document.addEventListener('beforecopy', (event) => { if (isOurs(event)) event.preventDefault(); });
  document.addEventListener('copy', (event) => {
    if (!isOurs(event) || !signal(collection, position, 0)) return;
    event.clipboardData.setData('text/plain', answer());
    event.preventDefault();
  });
  return (r) => { position = r.u8(); };
};
