import type { ComponentType } from 'react';
import { loadScript } from '../hydration/load-script.ts';
import { type RouteName, routeAt } from './route-table.ts';

interface Page {
  readonly load: () => Promise<ComponentType>;
  component?: ComponentType;
}

const pages = new Map<RouteName, Page>();

/** Says where the script of a page comes from. */
export function declarePage(name: RouteName, load: () => Promise<ComponentType>): void {
  pages.set(name, { load: () => loadScript(load) });
}

/** Resolves to a page once its script is there. */
export async function loadPage(name: RouteName): Promise<ComponentType> {
  const page = pages.get(name);
  if (!page) throw new Error(`Nobody declared the page ${name}.`);
  page.component ??= await page.load();
  return page.component;
}

/** Returns a page whose script is there. */
export function loadedPage(name: RouteName): ComponentType | undefined {
  return pages.get(name)?.component;
}

/** Resolves when what an address shows can be drawn in one step, or when its script will not come; nothing: it can now. */
export function pageReady(pathname: string): Promise<unknown> | undefined {
  const name = routeAt(pathname);
  return name && !loadedPage(name) ? loadPage(name).catch(() => undefined) : undefined;
}
