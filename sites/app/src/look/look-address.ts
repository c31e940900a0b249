import { LOOK_KEY, withoutTrailingSlashes } from '@glow/api';
import { ROUTES } from '../routes/route-table.ts';

/** Returns the address of a look's page. */
export function lookPath(key: string): string {
  return `${ROUTES.look}/${key}`;
}

/** Returns the key of the look whose page is at a path; undefined for any other path. */
export function lookKeyAt(pathname: string): string | undefined {
  const path = withoutTrailingSlashes(pathname);
  const key = path.startsWith(`${ROUTES.look}/`) ? path.slice(ROUTES.look.length + 1) : '';
  return LOOK_KEY.test(key) ? key : undefined;
}
