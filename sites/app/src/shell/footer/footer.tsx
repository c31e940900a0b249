import { Link } from 'react-router';
import { ROUTES } from '#routes/route-table.ts';
import { useSession } from '#session/use-session.ts';
import { Logo } from '../logo/logo.tsx';
import { FOOTER_TEXTS } from './footer.messages.ts';
import { footerGroups } from './footer-links.ts';

export function Footer() {
  const groups = footerGroups(useSession());
  return (
    <footer className="footer">
      <div className="footer-inner">
        <div className="footer-brand">
          <Logo />
          <p>{FOOTER_TEXTS.tagline}</p>
        </div>
        <nav className="footer-groups" aria-label={FOOTER_TEXTS.navigation}>
          {groups.map(({ title, links }) => (
            <div key={title}>
              <h2 className="footer-title">{title}</h2>
              <ul className="footer-list">
                {links.map(({ label, to, answeredBy }) => (
                  <li key={to}>
                    {answeredBy === 'server' ? <a href={to}>{label}</a> : <Link to={to}>{label}</Link>}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <p className="footer-rights">
          {FOOTER_TEXTS.rights}
          <Link to={ROUTES.privacy}>{FOOTER_TEXTS.privacy}</Link>
          <Link to={ROUTES.terms}>{FOOTER_TEXTS.terms}</Link>
        </p>
      </div>
    </footer>
  );
}
