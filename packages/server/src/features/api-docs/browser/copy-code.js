// @ts-check
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('.copy') : undefined;
  const panel = button?.closest('.request');
  const code = [...(panel?.querySelectorAll('[data-language]') ?? [])].find((block) =>
    block.checkVisibility(),
  );
  const status = panel?.querySelector('.copied');
  if (!code || !status) return;
  navigator.clipboard.writeText(code.textContent ?? '').then(
    () => {
      status.textContent = 'Copied';
    },
    () => {
      getSelection()?.selectAllChildren(code);
      status.textContent = 'Marked: copy it yourself';
    },
  );
});
