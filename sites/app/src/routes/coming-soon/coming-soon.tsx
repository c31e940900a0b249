import { buttonClass } from '@glow/kit';
import { Link } from 'react-router';
import { PlainPage } from '../../shell/plain-page/plain-page.tsx';
import { ROUTES } from '../route-table.ts';
import { COMING_SOON, COMING_SOON_TEXTS, type ComingRoute } from './coming-soon.messages.ts';

/** Stands at an address whose screen is not made yet. */
export function ComingSoon({ route }: { readonly route: ComingRoute }) {
  const { heading, text } = COMING_SOON[route];
  return (
    <PlainPage label={COMING_SOON_TEXTS.label} heading={heading} text={text}>
      <Link className={buttonClass()} to={`${ROUTES.landing}#instant-style`}>
        {COMING_SOON_TEXTS.getALook}
      </Link>
      <Link className={buttonClass({ variant: 'quiet' })} to={ROUTES.landing}>
        {COMING_SOON_TEXTS.home}
      </Link>
    </PlainPage>
  );
}
