// @ts-check
/** Copies the text of the element that a pressed `data-copies` names, and says so beside it. */
document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-copies]') : null;
  const code = document.getElementById(button?.getAttribute('data-copies') ?? '');
  const status = button?.parentElement?.querySelector('[role="status"]');
  if (!code || !status) return;
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    status.textContent = 'Copied';
  } catch {
    getSelection()?.selectAllChildren(code);
    status.textContent = 'Marked: copy it yourself';
  }
});
