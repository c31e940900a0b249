import type { BodyShape } from '@glow/api';
import { useId } from 'react';
import { Popover, type PopoverPlace } from '#shared/popover/popover.tsx';
import measuringTapeCss from './measuring-tape.css?inline';
import { MeasuringTape } from './measuring-tape.tsx';
import { SHAPE_HELP_STRINGS } from './shape-help.messages.ts';
import type { StyleQuizStrings } from './style-quiz.messages.ts';

const STYLES = [measuringTapeCss];

export interface ShapePopoverProps extends PopoverPlace {
  readonly strings: StyleQuizStrings;
  readonly onChoose: (shape: BodyShape) => void;
}

/** The measuring helper beside the button that asked for it. */
export function ShapePopover({ strings, onChoose, ...place }: ShapePopoverProps) {
  const titleId = useId();
  const texts = { ...SHAPE_HELP_STRINGS, ...strings };
  return (
    <Popover {...place} part="measure" className="glow-measure" styles={STYLES} aria-labelledby={titleId}>
      <MeasuringTape texts={texts} titleId={titleId} onChoose={onChoose} />
    </Popover>
  );
}
