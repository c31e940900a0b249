import { useEffect, useRef } from 'react';

export type ToastTone = 'good' | 'bad';

/** `key` tells two equal messages apart, so that the second is shown for its whole time too. */
export type ToastState =
  | { readonly state: 'hidden' }
  | {
      readonly state: 'shown';
      readonly key: string | number;
      readonly tone: ToastTone;
      readonly text: string;
    };

export interface ToastProps {
  readonly toast: ToastState;
  /** How long a message stays (spec section 9: 4000). */
  readonly durationMs: number;
  /** The time is over; the owner then sets `hidden`. */
  readonly onExpire: () => void;
}

/** One short message at the foot of the window, announced politely. */
export function Toast({ toast, durationMs, onExpire }: ToastProps) {
  const onExpireRef = useRef(onExpire);
  onExpireRef.current = onExpire;
  const key = toast.state === 'shown' ? toast.key : undefined;

  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(() => onExpireRef.current(), durationMs);
    return () => clearTimeout(timer);
  }, [key, durationMs]);

  return (
    <div className="glow-toast-region" role="status">
      {toast.state === 'shown' && (
        <p key={toast.key} className="glow-toast" part="toast" data-tone={toast.tone}>
          {toast.text}
        </p>
      )}
    </div>
  );
}
