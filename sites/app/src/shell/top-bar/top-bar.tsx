import { useSession } from '#session/use-session.ts';
import { Logo } from '../logo/logo.tsx';
import { TOP_BAR_TEXTS } from './top-bar.messages.ts';
import { topBarItems } from './top-bar-items.ts';
import { TopBarList } from './top-bar-list.tsx';
import { TopBarMenu } from './top-bar-menu.tsx';

export function TopBar() {
  const items = topBarItems(useSession());
  return (
    <header className="top-bar">
      <div className="top-bar-inner">
        <Logo />
        <nav className="top-bar-wide" aria-label={TOP_BAR_TEXTS.navigation}>
          <TopBarList items={items} className="top-bar-list" />
        </nav>
        <TopBarMenu items={items} />
      </div>
    </header>
  );
}
