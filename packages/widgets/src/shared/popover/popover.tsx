import {
  autoUpdate,
  FloatingFocusManager,
  FloatingPortal,
  flip,
  offset,
  shift,
  useDismiss,
  useFloating,
  useInteractions,
} from '@floating-ui/react';
import { clsx } from 'clsx/lite';
import { type AriaAttributes, type ReactNode, useInsertionEffect } from 'react';
import { addStyles } from './add-styles.ts';
import popoverCss from './popover.css?inline';

const GAP_PX = 12;

/** Where a popover goes: what every one is given by the button that opens it. */
export interface PopoverPlace {
  readonly anchor: HTMLElement | null;
  /** The widget's root: the popover stays within its tokens and its shadow root. */
  readonly root: HTMLElement | null;
  readonly onClose: () => void;
}

interface PopoverProps extends PopoverPlace, Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> {
  readonly part: string;
  readonly className?: string;
  /** Style sheet texts of what stands in it. */
  readonly styles?: readonly string[];
  readonly children: ReactNode;
}

/** Renders a note beside the button that opened it; Escape and a press outside close it. Loaded with the press. */
export function Popover({
  anchor,
  root,
  onClose,
  part,
  className,
  styles = [],
  children,
  ...aria
}: PopoverProps) {
  useInsertionEffect(() => addStyles(root, [popoverCss, ...styles]), [root, styles]);
  const { refs, floatingStyles, context } = useFloating({
    open: true,
    onOpenChange: (open) => open || onClose(),
    elements: { reference: anchor },
    placement: 'top-start',
    middleware: [offset(GAP_PX), flip({ padding: GAP_PX }), shift({ padding: GAP_PX, crossAxis: true })],
    whileElementsMounted: autoUpdate,
  });
  const { getFloatingProps } = useInteractions([useDismiss(context)]);
  return (
    <FloatingPortal root={root}>
      <FloatingFocusManager context={context} modal={false} initialFocus={refs.floating}>
        <div
          ref={refs.setFloating}
          className={clsx('glow-popover', className)}
          part={part}
          role="dialog"
          tabIndex={-1}
          style={floatingStyles}
          {...aria}
          {...getFloatingProps()}
        >
          {children}
        </div>
      </FloatingFocusManager>
    </FloatingPortal>
  );
}
