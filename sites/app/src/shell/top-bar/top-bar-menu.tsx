import { type ToggleEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { TOP_BAR_TEXTS } from './top-bar.messages.ts';
import type { TopBarItem } from './top-bar-items.ts';
import { TopBarList } from './top-bar-list.tsx';

const MENU_ID = 'top-bar-menu';

/**
 * Renders the toggle menu of narrow screens. A native popover: it opens before any script has run, and the browser
 * brings Escape, pressing elsewhere and the return of focus.
 */
export function TopBarMenu({ items }: { readonly items: readonly TopBarItem[] }) {
  const { key } = useLocation();
  const arrivalKey = useRef<string | undefined>(key);
  const menu = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'open' | 'closed'>('closed');

  useEffect(() => {
    // Not on arrival: whoever opened the menu before script had come keeps it.
    if (key !== arrivalKey.current && menu.current?.matches(':popover-open')) menu.current.hidePopover();
    arrivalKey.current = undefined;
  }, [key]);

  return (
    <>
      <button
        type="button"
        className="top-bar-toggle"
        aria-label={TOP_BAR_TEXTS.menu}
        aria-expanded={state === 'open'}
        aria-controls={MENU_ID}
        popoverTarget={MENU_ID}
        data-state={state}
      >
        <svg viewBox="0 0 26 26" aria-hidden="true" focusable="false">
          <path className="top-bar-toggle-line" d="M3 8h20" />
          <path className="top-bar-toggle-line" d="M3 18h20" />
        </svg>
      </button>
      <div
        ref={menu}
        id={MENU_ID}
        popover="auto"
        className="top-bar-menu"
        onToggle={(event: ToggleEvent<HTMLDivElement>) => setState(event.newState)}
      >
        <nav aria-label={TOP_BAR_TEXTS.navigation}>
          <TopBarList items={items} className="top-bar-menu-list" />
        </nav>
      </div>
    </>
  );
}
