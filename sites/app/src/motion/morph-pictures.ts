const LOOK = /\/looks\/([0-9a-f]{32})/;

/** Returns the looks' pictures in the window by their looks; those of an open dialog alone, since it covers the rest. */
function picturesInWindow(): ReadonlyMap<string, HTMLImageElement> {
  const root = document.querySelector('dialog[open]') ?? document;
  const pictures = new Map<string, HTMLImageElement>();
  for (const picture of root.querySelectorAll('img')) {
    const [, look] = LOOK.exec(picture.src) ?? [];
    if (!look || pictures.has(look)) continue;
    const { top, bottom, width } = picture.getBoundingClientRect();
    if (width > 0 && bottom > 0 && top < innerHeight) pictures.set(look, picture);
  }
  return pictures;
}

function nameAll(pictures: ReadonlyMap<string, HTMLElement>, nameOf: (look: string) => string): void {
  for (const [look, { style }] of pictures) style.viewTransitionName = nameOf(look);
}

/**
 * Changes the page in one step; where motion is welcome and looks are in the window, their pictures move to where the new
 * page has them.
 * @param change Has changed the document when it returns.
 */
export function morphPictures(change: () => void): void {
  let named = picturesInWindow();
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (named.size === 0 || isCalm || !document.startViewTransition) {
    change();
    return;
  }
  nameAll(named, (look) => `look-${look}`);
  const { ready, finished } = document.startViewTransition(() => {
    nameAll(named, () => '');
    const before = named;
    change();
    named = new Map([...picturesInWindow()].filter(([look]) => before.has(look)));
    nameAll(named, (look) => `look-${look}`);
  });
  ready.catch(() => undefined); // skipped: the page was hidden, or changed again
  finished.finally(() => nameAll(named, () => ''));
}
