import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { PopoverPlace } from './popover.tsx';
import type { PopoverState } from './popover-state.types.ts';

interface PopoverButtonProps<Module> {
  readonly label: string;
  readonly className: string;
  readonly part: string;
  /** A disabled button hides its popover. Default false. */
  readonly disabled?: boolean | undefined;
  /** The widget's root: the popover stays within its tokens and its shadow root. */
  readonly rootRef: RefObject<HTMLElement | null>;
  /** Imports the module of the popover; tried once more when it fails. */
  readonly load: () => Promise<Module>;
  /** Renders the popover from its module. */
  readonly children: (module: Module, place: PopoverPlace) => ReactNode;
}

type Popover<Module> =
  | { readonly state: Exclude<PopoverState, 'open'> }
  | { readonly state: 'open'; readonly module: Module };

/** Renders a button that opens and closes a popover; the popover is loaded with the first press. */
export function PopoverButton<Module>(props: PopoverButtonProps<Module>) {
  const { label, className, part, disabled, rootRef, load, children } = props;
  const [popover, setPopover] = useState<Popover<Module>>({ state: 'closed' });
  const buttonRef = useRef<HTMLButtonElement>(null);
  const onClose = () => setPopover({ state: 'closed' });

  async function open() {
    setPopover({ state: 'loading' });
    try {
      const module = await load().catch(load);
      setPopover((now) => (now.state === 'loading' ? { state: 'open', module } : now));
    } catch {
      onClose();
    }
  }

  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className={className}
        part={part}
        aria-haspopup="dialog"
        aria-expanded={popover.state === 'open'}
        data-state={popover.state}
        disabled={disabled}
        onClick={popover.state === 'closed' ? open : onClose}
      >
        {label}
      </button>
      {popover.state === 'open' &&
        !disabled &&
        children(popover.module, { anchor: buttonRef.current, root: rootRef.current, onClose })}
    </>
  );
}
