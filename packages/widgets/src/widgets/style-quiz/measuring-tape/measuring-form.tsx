import type { BodyShape } from '@glow/api';
import { Button } from '@glow/kit';
import { useId, useState } from 'react';
import type { ShapeHelpStrings, StyleQuizStrings } from '../style-quiz.messages.ts';
import { Figure } from './figure.tsx';
import {
  closestShape,
  GIRTH_NAMES,
  type GirthName,
  type GirthTexts,
  isInCentimetres,
  type LengthUnit,
  readGirths,
} from './girths.ts';
import { rangeText } from './measuring-tape.messages.ts';

interface MeasuringFormProps {
  readonly texts: StyleQuizStrings & ShapeHelpStrings;
  readonly onChoose: (shape: BodyShape) => void;
}

const UNITS: readonly LengthUnit[] = ['cm', 'in'];
const NO_TEXTS: GirthTexts = { bust: '', waist: '', hip: '', highHip: '' };
const LABELS = { bust: 'helpBust', waist: 'helpWaist', hip: 'helpHip', highHip: 'helpHighHip' } as const;

/** The unit, and by whom it was set; what the visitor set herself is not guessed anew. */
interface UnitChoice {
  readonly unit: LengthUnit;
  readonly by: 'locale' | 'guess' | 'visitor';
}

/** Returns the usual unit of the region of the browser's language. */
function usualUnit(): UnitChoice {
  return { unit: /-(US|LR|MM)\b/.test(navigator.language) ? 'in' : 'cm', by: 'locale' };
}

/** Renders the form for girths and names the closest body shape while they are typed; numbers are neither sent nor stored. */
export function MeasuringForm({ texts, onChoose }: MeasuringFormProps) {
  const id = useId();
  const [{ unit, by }, setUnit] = useState(usualUnit);
  const [typed, setTyped] = useState(NO_TEXTS);
  const [left, setLeft] = useState<readonly GirthName[]>([]);
  const reading = readGirths(typed, unit);
  const wrong = reading.state === 'out-of-range' ? reading.names.filter((name) => left.includes(name)) : [];
  const shape = reading.state === 'read' ? closestShape(reading.girths) : undefined;
  const named = (text: string) => text.replace('{shape}', shape ? texts[shape] : '');

  function type(name: GirthName, text: string) {
    setTyped({ ...typed, [name]: text });
    if (by === 'locale' && unit === 'in' && isInCentimetres(text)) setUnit({ unit: 'cm', by: 'guess' });
  }

  return (
    <>
      <fieldset className="glow-measure-units">
        <legend className="glow-visually-hidden">{texts.helpUnit}</legend>
        {UNITS.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name={`${id}-unit`}
              checked={name === unit}
              onChange={() => setUnit({ unit: name, by: 'visitor' })}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <div className="glow-measure-girths">
        {GIRTH_NAMES.map((name) => {
          const isWrong = wrong.includes(name);
          return (
            <div key={name} className="glow-measure-girth">
              <Figure name={name} />
              <label htmlFor={`${id}-${name}`}>{texts[LABELS[name]]}</label>
              <input
                id={`${id}-${name}`}
                type="text"
                inputMode="decimal"
                autoComplete="off"
                value={typed[name]}
                aria-invalid={isWrong}
                aria-describedby={isWrong ? `${id}-${name}-range` : `${id}-outcome`}
                onInput={({ currentTarget }) => type(name, currentTarget.value)}
                onBlur={() => setLeft([...left, name])}
              />
              {isWrong && (
                <p
                  className="glow-measure-range"
                  part="measure-error"
                  id={`${id}-${name}-range`}
                  role="alert"
                >
                  {rangeText(texts.helpRange, unit)}
                </p>
              )}
            </div>
          );
        })}
      </div>
      <p className="glow-measure-outcome" part="measure-outcome" id={`${id}-outcome`} role="status">
        {by === 'guess' && `${texts.helpSwitched} `}
        {shape ? named(texts.helpClosest) : texts.helpIncomplete}
      </p>
      {shape && (
        <Button size="small" part="measure-choose" onClick={() => onChoose(shape)}>
          {named(texts.helpChoose)}
        </Button>
      )}
    </>
  );
}
