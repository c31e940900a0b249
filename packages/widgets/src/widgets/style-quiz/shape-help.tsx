import type { BodyShape } from '@glow/api';
import { type ComponentType, type RefObject, useRef, useState } from 'react';
import type { ShapePopoverProps } from './shape-popover.tsx';
import type { StyleQuizStrings } from './style-quiz.messages.ts';

export interface ShapeHelpProps {
  readonly strings: StyleQuizStrings;
  readonly lock: 'open' | 'locked';
  /** The widget's root: the popover stays within its tokens and its shadow root. */
  readonly rootRef: RefObject<HTMLElement | null>;
  readonly onChoose: (shape: BodyShape) => void;
}

type Popover =
  | { readonly state: 'closed' }
  | { readonly state: 'loading' }
  | { readonly state: 'open'; readonly component: ComponentType<ShapePopoverProps> };

const loadPopover = () => import('./shape-popover.tsx');

/** A button that opens the measuring helper; the helper and what places it are loaded with the press. */
export function ShapeHelp({ strings, lock, rootRef, onChoose }: ShapeHelpProps) {
  const [popover, setPopover] = useState<Popover>({ state: 'closed' });
  const buttonRef = useRef<HTMLButtonElement>(null);
  const close = () => setPopover({ state: 'closed' });

  async function open() {
    setPopover({ state: 'loading' });
    try {
      const { ShapePopover } = await loadPopover().catch(loadPopover);
      setPopover((now) => (now.state === 'loading' ? { state: 'open', component: ShapePopover } : now));
    } catch {
      close();
    }
  }

  return (
    <div className="glow-quiz-help">
      <button
        ref={buttonRef}
        type="button"
        className="glow-quiz-link"
        part="help"
        aria-haspopup="dialog"
        aria-expanded={popover.state === 'open'}
        data-state={popover.state}
        disabled={lock === 'locked'}
        onClick={popover.state === 'closed' ? open : close}
      >
        {strings.helpMeChoose}
      </button>
      {popover.state === 'open' && lock === 'open' && (
        <popover.component
          anchor={buttonRef.current}
          root={rootRef.current}
          strings={strings}
          onClose={close}
          onChoose={(shape) => {
            onChoose(shape);
            close();
          }}
        />
      )}
    </div>
  );
}
