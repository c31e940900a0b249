import { type ComponentType, lazy, useState } from 'react';
import { declarePage, loadedPage, loadPage } from './pages.ts';
import type { RouteName } from './route-table.ts';

/** Returns a page whose script comes when it is wanted; one that is there already is drawn without a second render. */
export function routePage(name: RouteName, load: () => Promise<ComponentType>): ComponentType {
  declarePage(name, load);
  const Lazy = lazy(async () => ({ default: await loadPage(name) }));
  return function RoutePage() {
    const [Page] = useState<ComponentType>(() => loadedPage(name) ?? Lazy);
    return <Page />;
  };
}
