import { type ToggleEvent, useId } from 'react';
import { WARDROBE_TEXTS } from './wardrobe.messages.ts';

/** Below its button, or above it where the window ends; at the button's end. */
function place(menu: HTMLElement, button: Element): void {
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const { height, width } = menu.getBoundingClientRect();
  const y = bottom + height > innerHeight ? top - height : bottom;
  const isLeftToRight = getComputedStyle(menu).direction === 'ltr';
  const x = isLeftToRight ? right - width : left;
  menu.style.top = `${y + scrollY}px`;
  menu.style.left = `${Math.max(8, x) + scrollX}px`;
}

interface CardMenuProps {
  readonly lookName: string;
  readonly onDelete: () => void;
}

/** What can be done with a look, behind one button: a native popover, which Escape and a press elsewhere close. */
export function CardMenu({ lookName, onDelete }: CardMenuProps) {
  const menuId = useId();
  const onToggle = ({ newState, currentTarget: menu }: ToggleEvent<HTMLDivElement>) => {
    const button = menu.previousElementSibling;
    if (newState === 'open' && button) place(menu, button);
  };
  return (
    <>
      <button
        type="button"
        className="card-menu-button"
        aria-label={WARDROBE_TEXTS.more(lookName)}
        popoverTarget={menuId}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M5 12h.01M12 12h.01M19 12h.01" />
        </svg>
      </button>
      <div id={menuId} popover="auto" className="card-menu" onToggle={onToggle}>
        <button
          type="button"
          onClick={({ currentTarget }) => {
            // The focus goes back to the card, and from there into the question.
            currentTarget.parentElement?.hidePopover();
            onDelete();
          }}
        >
          {WARDROBE_TEXTS.delete}
          <span className="glow-visually-hidden"> {lookName}</span>
        </button>
      </div>
    </>
  );
}
