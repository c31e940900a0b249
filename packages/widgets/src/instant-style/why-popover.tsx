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

const GAP_PX = 12;

export interface WhyPopoverProps {
  readonly anchor: HTMLElement | null;
  readonly root: HTMLElement | null;
  readonly label: string;
  readonly reasons: readonly string[];
  readonly onClose: () => void;
}

/** The reasons of a look beside the button that asked for them; Escape and a press outside close it. */
export function WhyPopover({ anchor, root, label, reasons, onClose }: WhyPopoverProps) {
  const { refs, floatingStyles, context } = useFloating({
    open: true,
    onOpenChange: (open) => open || onClose(),
    elements: { reference: anchor },
    placement: 'top-start',
    middleware: [offset(GAP_PX), flip({ padding: GAP_PX }), shift({ padding: GAP_PX })],
    whileElementsMounted: autoUpdate,
  });
  const { getFloatingProps } = useInteractions([useDismiss(context)]);
  return (
    <FloatingPortal root={root}>
      <FloatingFocusManager context={context} modal={false} initialFocus={refs.floating}>
        <div
          ref={refs.setFloating}
          className="glow-popover"
          part="reasons"
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          style={floatingStyles}
          {...getFloatingProps()}
        >
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      </FloatingFocusManager>
    </FloatingPortal>
  );
}
