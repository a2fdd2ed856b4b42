// Every button of a page holds a picture.
document.addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (!button) return;
  const dialog = document.createElement('dialog');
  dialog.append(button.firstElementChild.cloneNode(true));
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
});
