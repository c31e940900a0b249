// @ts-check
const contents = /** @type {HTMLElement} */ (document.querySelector('#contents'));
const search = /** @type {HTMLInputElement} */ (document.querySelector('#search'));
const found = /** @type {HTMLElement} */ (document.querySelector('#found'));
const items = /** @type {HTMLElement[]} */ ([...contents.querySelectorAll('[data-words]')]);
const groups = /** @type {HTMLElement[]} */ ([...contents.querySelectorAll('.group')]);
const linkOf = (/** @type {HTMLElement} */ item) => item.querySelector('a');

function filter() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const item of items) item.hidden = !words.every((word) => item.dataset.words?.includes(word));
  for (const group of groups) group.hidden = !group.querySelector('li:not([hidden])');
  const count = items.filter(({ hidden }) => !hidden).length;
  found.textContent = words.length === 0 ? '' : count === 0 ? 'No call found' : `${count} found`;
}

search.addEventListener('input', filter);
search.addEventListener('keydown', ({ key }) => {
  const [first] = items.filter(({ hidden }) => !hidden);
  if (key === 'Enter' && first) linkOf(first)?.click();
});
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof Element && event.target.matches('input, textarea');
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  if (!contents.checkVisibility()) contents.showPopover();
  search.focus();
});
contents.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) contents.hidePopover();
});

const narrow = matchMedia('(width <= 960px)');
narrow.addEventListener('change', () => contents.hidePopover());

// Marks the call that is being read.
const linkTo = new Map(items.map((item) => [linkOf(item)?.hash.slice(1), linkOf(item)]));
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) {
        for (const link of linkTo.values()) link?.removeAttribute('aria-current');
        const link = linkTo.get(target.id);
        link?.setAttribute('aria-current', 'true');
        if (contents.matches(':hover, :focus-within')) continue;
        const linkTop = link?.offsetTop ?? 0;
        if (linkTop < contents.scrollTop + 60 || linkTop > contents.scrollTop + contents.clientHeight - 60)
          contents.scrollTo({ top: linkTop - contents.clientHeight / 2 });
      }
  },
  { rootMargin: '-20% 0% -70%' },
);
for (const call of document.querySelectorAll('.call')) observer.observe(call);
