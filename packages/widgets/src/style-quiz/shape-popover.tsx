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
import type { BodyShape } from '@glow/api';
import { useId } from 'react';
import { MeasuringTape } from './measuring-tape.tsx';
import { SHAPE_HELP_STRINGS } from './shape-help.messages.ts';
import type { StyleQuizStrings } from './style-quiz.messages.ts';

const GAP_PX = 12;

export interface ShapePopoverProps {
  readonly anchor: HTMLElement | null;
  readonly root: HTMLElement | null;
  readonly strings: StyleQuizStrings;
  readonly onClose: () => void;
  readonly onChoose: (shape: BodyShape) => void;
}

/** The measuring helper beside the button that asked for it; Escape and a press outside close it. */
export function ShapePopover({ anchor, root, strings, onClose, onChoose }: ShapePopoverProps) {
  const titleId = useId();
  const texts = { ...SHAPE_HELP_STRINGS, ...strings };
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
          className="glow-measure"
          part="measure"
          role="dialog"
          aria-labelledby={titleId}
          tabIndex={-1}
          style={floatingStyles}
          {...getFloatingProps()}
        >
          <MeasuringTape texts={texts} titleId={titleId} onChoose={onChoose} />
        </div>
      </FloatingFocusManager>
    </FloatingPortal>
  );
}
