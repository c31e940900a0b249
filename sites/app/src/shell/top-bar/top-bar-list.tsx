import { buttonClass } from '@glow/kit';
import { Link, useLocation } from 'react-router';
import { useSignOut } from '#session/use-sign-out.ts';
import type { TopBarItem } from './top-bar-items.ts';

interface TopBarListProps {
  readonly items: readonly TopBarItem[];
  readonly className: string;
}

/** Renders the items as a list: the same in the bar and in the menu. */
export function TopBarList({ items, className }: TopBarListProps) {
  const { pathname } = useLocation();
  const signOut = useSignOut();
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.label}>
          {item.kind === 'sign-out' ? (
            <button type="button" className="top-bar-link top-bar-sign-out" onClick={signOut}>
              {item.label}
            </button>
          ) : (
            <Link
              to={item.to}
              className={item.look === 'button' ? buttonClass({ size: 'small' }) : 'top-bar-link'}
              aria-current={pathname === item.to ? 'page' : undefined}
            >
              {item.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
