import { useLocation, useNavigate } from 'react-router';
import { ROUTES } from '../routes/route-table.ts';
import { rememberOrigin } from './sign-in-origin.ts';
import type { WantedSave } from './wanted-save.ts';

/** `replace`: the page that asks cannot be shown to a visitor, so going back must not lead to it. */
interface RequireSignInOptions {
  readonly save?: WantedSave | undefined;
  readonly replace?: boolean;
  /** Where to come back to; default: this page. */
  readonly from?: string | undefined;
}

/**
 * Sends the visitor to /login and back to this page afterwards. With `save`, the look is kept as soon as
 * somebody is signed in, on whatever page that is.
 */
export function useRequireSignIn(): (options?: RequireSignInOptions) => void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return ({ save, replace = false, from = pathname + search + hash } = {}) => {
    rememberOrigin(from, save);
    navigate(ROUTES.login, { replace });
  };
}
