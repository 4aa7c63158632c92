// Copies the texts of selected items: loaded with collections that declare it.

export default (collection, { signal, answer, control }) => {
  let position;
  document.addEventListener('copy', (event) => {
    const { activeElement } = document;
    if (!collection.root.contains(activeElement) || control(activeElement) || !getSelection().isCollapsed) return;
    if (!signal(collection, position, 0)) return;
    event.clipboardData.setData('text/plain', answer());
    event.preventDefault();
  });
  return (r) => { position = r.u8(); };
};
