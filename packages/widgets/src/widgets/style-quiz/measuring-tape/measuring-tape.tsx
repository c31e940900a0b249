import type { BodyShape } from '@glow/api';
import { Button } from '@glow/kit';
import { useId, useState } from 'react';
import { Popover, type PopoverPlace } from '#shared/popover/popover.tsx';
import type { ShapeHelpStrings, StyleQuizStrings } from '../style-quiz.messages.ts';
import { closestShape, GIRTH_NAMES, type GirthTexts, type LengthUnit, readGirths } from './girths.ts';
import measuringTapeCss from './measuring-tape.css?inline';
import { MEASURING_STRINGS, rangeText } from './measuring-tape.messages.ts';

export interface MeasuringTapeProps {
  readonly texts: StyleQuizStrings & ShapeHelpStrings;
  readonly titleId: string;
  readonly onChoose: (shape: BodyShape) => void;
}

const UNITS: readonly LengthUnit[] = ['cm', 'in'];
const NO_TEXTS: GirthTexts = { bust: '', waist: '', hip: '', highHip: '' };
const LABELS = { bust: 'helpBust', waist: 'helpWaist', hip: 'helpHip', highHip: 'helpHighHip' } as const;

/** Returns the usual unit of the region of the browser's language. */
function usualUnit(): LengthUnit {
  return /-(US|LR|MM)\b/.test(navigator.language) ? 'in' : 'cm';
}

/** Renders the form for girths and names the closest body shape while they are typed; numbers are neither sent nor stored. */
export function MeasuringTape({ texts, titleId, onChoose }: MeasuringTapeProps) {
  const id = useId();
  const [unit, setUnit] = useState(usualUnit);
  const [typed, setTyped] = useState(NO_TEXTS);
  const reading = readGirths(typed, unit);
  const shape = reading.state === 'read' ? closestShape(reading.girths) : undefined;
  const named = (text: string) => text.replace('{shape}', shape ? texts[shape] : '');

  return (
    <>
      <h3 className="glow-display glow-measure-title" id={titleId}>
        {texts.helpTitle}
      </h3>
      <p>{texts.helpLead}</p>
      <fieldset className="glow-measure-units">
        <legend className="glow-visually-hidden">{texts.helpUnit}</legend>
        {UNITS.map((name) => (
          <label key={name}>
            <input type="radio" name={`${id}-unit`} checked={name === unit} onChange={() => setUnit(name)} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <div className="glow-measure-girths">
        {GIRTH_NAMES.map((name) => (
          <label key={name}>
            <span>{texts[LABELS[name]]}</span>
            <input
              type="text"
              inputMode="decimal"
              autoComplete="off"
              value={typed[name]}
              aria-describedby={`${id}-outcome`}
              onInput={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
            />
          </label>
        ))}
      </div>
      <p className="glow-measure-outcome" part="measure-outcome" id={`${id}-outcome`} role="status">
        {reading.state === 'incomplete' && texts.helpIncomplete}
        {reading.state === 'out-of-range' && rangeText(texts.helpRange, unit)}
        {shape && named(texts.helpClosest)}
      </p>
      {shape && (
        <Button size="small" part="measure-choose" onClick={() => onChoose(shape)}>
          {named(texts.helpChoose)}
        </Button>
      )}
    </>
  );
}

const STYLES = [measuringTapeCss];

export interface MeasuringPopoverProps extends PopoverPlace {
  readonly strings: StyleQuizStrings;
  readonly onChoose: (shape: BodyShape) => void;
}

/** Renders the measuring helper beside the button that asked for it. */
export function MeasuringPopover({ strings, onChoose, ...place }: MeasuringPopoverProps) {
  const titleId = useId();
  const texts = { ...MEASURING_STRINGS, ...strings };
  return (
    <Popover {...place} part="measure" className="glow-measure" styles={STYLES} aria-labelledby={titleId}>
      <MeasuringTape texts={texts} titleId={titleId} onChoose={onChoose} />
    </Popover>
  );
}
