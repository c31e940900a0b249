import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { routeAt } from '../routes/route-table.ts';
import { documentTitle } from '../routes/routes.messages.ts';

/** Beside an address: a step within the page, which stays where it is scrolled to. */
export const STEP_WITHIN_PAGE = { scroll: 'keep' } as const;

/** Where a person reads on after a navigation: the heading of the new page (WCAG 2.2, 2.4.3). */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** What the browser does on its own between pages: the title, the focus, the top of the page or the place asked for. */
export function PageChange() {
  const { pathname, hash, key, state } = useLocation();
  const isWithinPage = state?.scroll === STEP_WITHIN_PAGE.scroll;
  const navigationType = useNavigationType();
  const arrivalKey = useRef(key);

  useEffect(() => {
    document.title = documentTitle(routeAt(pathname) ?? 'notFound');
  }, [pathname]);

  useEffect(() => {
    const isArrival = key === arrivalKey.current;
    if (isArrival || isWithinPage) return;
    focusHeading();
    if (navigationType === 'POP') return;
    const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (place) place.scrollIntoView();
    else scrollTo({ top: 0, behavior: 'instant' });
  }, [key, hash, isWithinPage, navigationType]);

  return null;
}
