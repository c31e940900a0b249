import { buttonClass } from '@glow/kit';
import { Link } from 'react-router';
import { ROUTES } from '#routes/route-table.ts';
import { useRequireSignIn } from '#session/use-require-sign-in.ts';
import { PlainPage } from '#shell/plain-page/plain-page.tsx';
import { ACCESS_TEXTS } from '../admin.messages.ts';

/** For somebody who is signed in and is no administrator (spec sections 2 and 6). */
export function AccessDenied() {
  return (
    <PlainPage {...ACCESS_TEXTS.denied}>
      <Link className={buttonClass()} to={ROUTES.landing}>
        {ACCESS_TEXTS.home}
      </Link>
    </PlainPage>
  );
}

/** For a visitor who is not signed in; signing in leads back here (spec section 2). */
export function SignedOut() {
  const requireSignIn = useRequireSignIn();
  return (
    <PlainPage {...ACCESS_TEXTS.signedOut}>
      <Link
        className={buttonClass()}
        to={ROUTES.login}
        onClick={(event) => {
          event.preventDefault();
          requireSignIn();
        }}
      >
        {ACCESS_TEXTS.goToLogin}
      </Link>
      <Link className={buttonClass({ variant: 'quiet' })} to={ROUTES.landing}>
        {ACCESS_TEXTS.home}
      </Link>
    </PlainPage>
  );
}
