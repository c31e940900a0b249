import { useEffect, useRef } from 'react';
import { ToastMessage } from './toast-message.tsx';

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
  /** How long a message stays (spec section 9: 4000); hover and focus stop the clock. */
  readonly durationMs: number;
  /** The time is over, or the message was dismissed; the owner then sets `hidden`. */
  readonly onExpire: () => void;
  /** Name of the button that takes the message away; absent: no button. */
  readonly dismissLabel?: string | undefined;
}

/**
 * One short message at the foot of the window, announced politely. Its region lies in the top layer: a container
 * around it would otherwise be what it is fixed to.
 */
export function Toast({ toast, ...rest }: ToastProps) {
  const regionRef = useRef<HTMLDivElement>(null);
  const key = toast.state === 'shown' ? toast.key : undefined;

  // Shown from the start, since what appears together with its words is not announced; again with each message,
  // since a move in the page closes it.
  useEffect(() => {
    const region = regionRef.current;
    if (region?.isConnected && region.showPopover && !region.matches(':popover-open')) region.showPopover();
  }, [key]);

  return (
    <div ref={regionRef} className="glow-toast-region" role="status" popover="manual">
      {toast.state === 'shown' && <ToastMessage key={toast.key} toast={toast} {...rest} />}
    </div>
  );
}
