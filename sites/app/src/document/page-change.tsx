import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { routeAt } from '../routes/route-table.ts';
import { documentTitle } from '../routes/routes.messages.ts';

/** What the browser does on its own between pages: the title, and the top of the page or the place asked for. */
export function PageChange() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const arrivalKey = useRef(key);

  useEffect(() => {
    document.title = documentTitle(routeAt(pathname) ?? 'notFound');
  }, [pathname]);

  useEffect(() => {
    const isArrival = key === arrivalKey.current;
    if (isArrival || navigationType === 'POP') return;
    const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (place) place.scrollIntoView();
    else scrollTo({ top: 0, behavior: 'instant' });
  }, [key, hash, navigationType]);

  return null;
}
