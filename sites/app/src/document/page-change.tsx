import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { sheetAt } from '../look/sheets.ts';
import { routeAt } from '../routes/route-table.ts';
import { documentTitle } from '../routes/routes.messages.ts';
import { STEP_WITHIN_PAGE } from './step-within-page.ts';

/** Where a person reads on after a navigation: the heading of the new page (WCAG 2.2, 2.4.3). */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Calls back once the next frame is drawn. Returns what keeps it from that. */
function afterFrame(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** As far as is known from events: to ask the browser has it lay the page out. */
let isAtTop = false;
const noteScroll = () => {
  isAtTop = scrollY === 0;
};

function scrollToTop(): void {
  if (!isAtTop) scrollTo({ top: 0, behavior: 'instant' });
  isAtTop = true;
}

/** Begins a page, or what takes the place of one: at its top, with its heading. */
export function startReading(): void {
  focusHeading();
  scrollToTop();
}

/** What the browser does on its own between pages: the title, the focus, the top of the page or the place asked for. */
export function PageChange() {
  const location = useLocation();
  const { pathname, hash, key, state } = location;
  const over = sheetAt(location)?.over.key;
  const isWithinPage = state?.scroll === STEP_WITHIN_PAGE.scroll;
  const navigationType = useNavigationType();
  const lastKey = useRef(key);
  /** The page below the look that was shown until now. */
  const lastOver = useRef(over);

  useEffect(() => {
    addEventListener('scroll', noteScroll, { passive: true });
    return () => removeEventListener('scroll', noteScroll);
  }, []);

  useEffect(() => {
    document.title = documentTitle(routeAt(pathname) ?? 'notFound');
  }, [pathname]);

  useEffect(() => {
    // The page one arrives at, and steps of a widget in the history, such as a look shown large.
    const isSamePage = key === lastKey.current || key === lastOver.current;
    lastKey.current = key;
    lastOver.current = over;
    if (isSamePage || isWithinPage) return undefined;
    // The page is seen first: a focus has its styles computed again.
    const cancel = afterFrame(focusHeading);
    if (navigationType === 'POP') return cancel;
    const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (place) place.scrollIntoView();
    else scrollToTop();
    return cancel;
  }, [key, hash, over, isWithinPage, navigationType]);

  return null;
}
