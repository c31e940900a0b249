import { buttonClass } from '@glow/kit';
import { Link } from 'react-router';
import { PlainPage } from '#shell/plain-page/plain-page.tsx';
import { ROUTES } from '../route-table.ts';
import { NOT_FOUND_TEXTS } from '../screens.messages.ts';

export function NotFound() {
  const { label, heading, text, home } = NOT_FOUND_TEXTS;
  return (
    <PlainPage label={label} heading={heading} text={text}>
      <Link className={buttonClass()} to={ROUTES.landing}>
        {home}
      </Link>
    </PlainPage>
  );
}
