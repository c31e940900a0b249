import { type ReactNode, useEffect, useRef, useState } from 'react';

interface ToastMessageProps extends Omit<ToastProps, 'toast'> {
  readonly toast: Extract<ToastState, { state: 'shown' }>;
}

/** What keeps a message from going. */
type Hold = 'pointer' | 'focus';

/** Renders a message and its clock, which stands still while somebody points at it or is in it (WCAG 2.2.1). */
function ToastMessage({ toast, durationMs, onExpire, dismissLabel }: ToastMessageProps) {
  const [holds, setHolds] = useState<readonly Hold[]>([]);
  const leftMsRef = useRef(durationMs);
  const cameFromRef = useRef<EventTarget | null>(null);
  const onExpireRef = useRef(onExpire);
  onExpireRef.current = onExpire;
  const clock = holds.length > 0 ? 'held' : 'running';
  const hold = (by: Hold) => setHolds((now) => (now.includes(by) ? now : [...now, by]));
  const release = (by: Hold) => setHolds((now) => now.filter((other) => other !== by));

  useEffect(() => {
    if (clock === 'held') return;
    const startedAtMs = performance.now();
    const timer = setTimeout(() => onExpireRef.current(), leftMsRef.current);
    return () => {
      clearTimeout(timer);
      leftMsRef.current -= performance.now() - startedAtMs;
    };
  }, [clock]);

  function dismiss() {
    if (cameFromRef.current instanceof HTMLElement) cameFromRef.current.focus();
    onExpire();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, only waited for
    <div
      className="glow-toast"
      part="toast"
      data-tone={toast.tone}
      onPointerEnter={() => hold('pointer')}
      onPointerLeave={() => release('pointer')}
      onFocus={(event) => {
        cameFromRef.current = event.relatedTarget;
        hold('focus');
      }}
      onBlur={() => release('focus')}
    >
      <p>{toast.text}</p>
      {toast.action}
      {dismissLabel && (
        <button
          type="button"
          className="glow-toast-dismiss"
          part="toast-dismiss"
          aria-label={dismissLabel}
          onClick={dismiss}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M5 5l10 10M15 5L5 15" />
          </svg>
        </button>
      )}
    </div>
  );
}

export type ToastTone = 'good' | 'bad';

/** `key` tells two equal messages apart, so that the second is shown for its whole time too. */
export type ToastState =
  | { readonly state: 'hidden' }
  | {
      readonly state: 'shown';
      readonly key: string | number;
      readonly tone: ToastTone;
      readonly text: string;
      /** A link or a button after the text. */
      readonly action?: ReactNode;
    };

export interface ToastProps {
  readonly toast: ToastState;
  /** How long a message stays (spec section 9: 4000); hover and focus stop the clock. */
  readonly durationMs: number;
  /** The time is over, or the message was dismissed; the owner then sets `hidden`. */
  readonly onExpire: () => void;
  /** Name of the button that takes the message away; absent: no button. */
  readonly dismissLabel?: string | undefined;
}

/**
 * Renders one short message at the foot of the window, announced politely. Its region lies in the top layer: a container
 * around it would otherwise be what it is fixed to.
 */
export function Toast({ toast, ...rest }: ToastProps) {
  const regionRef = useRef<HTMLDivElement>(null);
  const key = toast.state === 'shown' ? toast.key : undefined;

  // Shown from the start, since what appears together with its words is not announced; again with each message,
  // since a move in the page closes it and a dialog that opened later covers it.
  useEffect(() => {
    const region = regionRef.current;
    if (!region?.isConnected || !region.showPopover) return;
    if (key !== undefined && document.querySelector('dialog:modal')) region.hidePopover();
    if (!region.matches(':popover-open')) region.showPopover();
  }, [key]);

  return (
    <div ref={regionRef} className="glow-toast-region" role="status" popover="manual">
      {toast.state === 'shown' && <ToastMessage key={toast.key} toast={toast} {...rest} />}
    </div>
  );
}
