import { type ComponentType, type RefObject, useRef, useState } from 'react';
import type { WhyPopoverProps } from './why-popover.tsx';

export interface WhyThisLookProps {
  readonly label: string;
  /** At least one sentence. */
  readonly reasons: readonly string[];
  /** The widget's root: the popover stays within its tokens and its shadow root. */
  readonly rootRef: RefObject<HTMLElement | null>;
}

type Popover =
  | { readonly state: 'closed' }
  | { readonly state: 'loading' }
  | { readonly state: 'open'; readonly component: ComponentType<WhyPopoverProps> };

const loadPopover = () => import('./why-popover.tsx');

/** A button that says in a popover why a look was chosen; what places the popover is loaded with the press. */
export function WhyThisLook({ label, reasons, rootRef }: WhyThisLookProps) {
  const [popover, setPopover] = useState<Popover>({ state: 'closed' });
  const buttonRef = useRef<HTMLButtonElement>(null);
  const close = () => setPopover({ state: 'closed' });

  async function open() {
    setPopover({ state: 'loading' });
    try {
      const { WhyPopover } = await loadPopover().catch(loadPopover);
      setPopover((now) => (now.state === 'loading' ? { state: 'open', component: WhyPopover } : now));
    } catch {
      close();
    }
  }

  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className="glow-why"
        part="why"
        aria-haspopup="dialog"
        aria-expanded={popover.state === 'open'}
        data-state={popover.state}
        onClick={popover.state === 'closed' ? open : close}
      >
        {label}
      </button>
      {popover.state === 'open' && (
        <popover.component
          anchor={buttonRef.current}
          root={rootRef.current}
          label={label}
          reasons={reasons}
          onClose={close}
        />
      )}
    </>
  );
}
