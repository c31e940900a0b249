import { clsx } from 'clsx/lite';
import { type MouseEvent, type ReactNode, type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from '../browser-layout-effect.ts';

export type DialogState = 'closed' | 'open';

export interface DialogProps {
  readonly state: DialogState;
  /** Id of the heading that names it. */
  readonly labelledBy: string;
  /** Id of the text that describes it: read out when it opens. */
  readonly describedBy?: string;
  /** `alertdialog`: asks once more before something goes. Default: the platform's `dialog`. */
  readonly role?: 'alertdialog';
  readonly closeLabel: string;
  /** Escape, the close button or the backdrop was used; the owner then sets `closed`. */
  readonly onClose: () => void;
  /** Takes the focus on opening; without it the platform chooses. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Renders a native modal: the page behind is inert, the focus returns to where it was, the page is neither scrolled
 * nor styled. The element fills the window and scrolls by itself, so a wheel never reaches the page.
 */
export function Dialog({
  state,
  labelledBy,
  describedBy,
  role,
  closeLabel,
  onClose,
  initialFocus,
  className,
  children,
}: DialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const pressedRef = useRef<EventTarget>(null);

  // Before the frame, so that the page is laid out once, with what is open.
  useBrowserLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog || state === 'closed') return;
    if (!dialog.open) dialog.showModal();
    initialFocus?.current?.focus({ preventScroll: true });
    return () => dialog.close();
  }, [state, initialFocus]);

  // A press that began on the panel and ended outside selected text; it did not mean to close.
  const closeFromBackdrop = (event: MouseEvent) => {
    const { target, currentTarget } = event;
    if (target === currentTarget && pressedRef.current === currentTarget) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button do for keys what the backdrop does
    <dialog
      ref={dialogRef}
      className={clsx('glow-dialog', className)}
      data-state={state}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onPointerDown={(event) => {
        pressedRef.current = event.target;
      }}
      onClick={closeFromBackdrop}
      onClose={({ currentTarget }) => {
        // The event comes a task later than the closing, that of the owner too.
        if (state === 'open' && !currentTarget.open) onClose();
      }}
    >
      <div className="glow-dialog-panel" part="panel">
        {children}
        <button
          type="button"
          className="glow-dialog-close"
          part="close-button"
          aria-label={closeLabel}
          onClick={onClose}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </div>
    </dialog>
  );
}
