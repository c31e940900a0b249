import { Link } from 'react-router';
import { ROUTES } from '#routes/route-table.ts';
import { SITE_NAME } from '#routes/routes.messages.ts';
import { LogoMark } from './logo-mark.tsx';

/** Renders the way home, from every page. */
export function Logo() {
  return (
    <Link className="logo glow-display" to={ROUTES.landing}>
      <LogoMark />
      {SITE_NAME}
    </Link>
  );
}
