import { type ReactNode, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router';
import { morphPictures } from '../motion/morph-pictures.ts';
import { pageReady } from '../routes/pages.ts';
import { ROUTES } from '../routes/route-table.ts';

/** Whoever waits for these sees them with the next frame: the shot of the old page would cost one. */
const WAITED_FOR: Readonly<Record<string, string>> = {
  [ROUTES.styleDiscovery]: ROUTES.outfitSwipe,
  [ROUTES.outfitSwipe]: ROUTES.curated,
};

/**
 * Follows the address. The old page stays until the script of the next one is there; then that is drawn in one step,
 * its pictures moving from where the old page had them.
 */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState({ action: history.action, location: history.location });

  useLayoutEffect(() => {
    let newest: object | undefined;
    let { pathname } = history.location;
    return history.listen((update) => {
      newest = update;
      const isNewest = () => newest === update;
      const draw = () => {
        if (!isNewest()) return;
        const [from, to] = [pathname, update.location.pathname];
        pathname = to;
        if (from === to || WAITED_FOR[from] === to) setShown(update);
        // The browser shoots the old page first, and may be asked for another meanwhile.
        else morphPictures(() => isNewest() && flushSync(() => setShown(update)));
      };
      const ready = pageReady(update.location.pathname);
      if (ready) ready.then(draw);
      else draw();
    });
  }, [history]);

  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}
