import { FIGURE_CHOICES, FIGURE_PALETTES, type Figure } from '@glow/api';
import { useId } from 'react';
import { FIELD_TEXTS, FIGURE_TEXTS, WORD_TEXTS } from './figure.messages.ts';
import { type FigureDraft, PLAIN_WORDS } from './figure-draft.ts';

interface ChoiceGroupProps {
  readonly field: keyof Figure;
  readonly draft: FigureDraft;
  readonly onChoose: (field: keyof Figure, word: string) => void;
}

const PALETTES: Partial<Record<keyof Figure, readonly string[]>> = FIGURE_PALETTES;
/** Where nothing is a choice, too. */
const OPTIONAL: ReadonlySet<keyof Figure> = new Set(['covering', 'glasses', 'facialHair', 'aid']);

const wordsOf = (field: keyof Figure): readonly string[] => FIGURE_CHOICES[field];
const textOf = (field: keyof Figure, word: string) =>
  (WORD_TEXTS[field] as Readonly<Record<string, string>>)[word] ?? word;

/** Renders one choice of few words, or of colours, as radio buttons. */
export function ChoiceGroup({ field, draft, onChoose }: ChoiceGroupProps) {
  const name = useId();
  const palette = PALETTES[field];
  const chosen = draft[field] ?? PLAIN_WORDS[field] ?? (OPTIONAL.has(field) ? '' : undefined);
  const words = OPTIONAL.has(field) ? ['', ...wordsOf(field)] : wordsOf(field);
  return (
    <fieldset className="figure-choice" data-kind={palette ? 'palette' : 'words'}>
      <legend>
        {FIELD_TEXTS[field]}
        {palette && draft[field] && <span>{textOf(field, draft[field])}</span>}
      </legend>
      {words.map((word, place) => {
        const text = word ? textOf(field, word) : FIGURE_TEXTS.none;
        return (
          <label key={word} title={palette && text}>
            <input
              type="radio"
              name={name}
              value={word}
              checked={chosen === word}
              onChange={() => onChoose(field, word)}
              aria-label={palette && text}
            />
            {palette ? <i style={{ backgroundColor: palette[place] }} /> : <span>{text}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}

/** Renders one choice of many words as a list that opens. */
export function ChoiceList({ field, draft, onChoose }: ChoiceGroupProps) {
  const id = useId();
  return (
    <div className="figure-choice" data-kind="list">
      <label htmlFor={id}>{FIELD_TEXTS[field]}</label>
      <select
        id={id}
        className="glow-field-input glow-field-select"
        value={draft[field] ?? PLAIN_WORDS[field] ?? ''}
        onChange={({ currentTarget }) => onChoose(field, currentTarget.value)}
      >
        {PLAIN_WORDS[field] ? null : <option value="">{FIGURE_TEXTS.choose}</option>}
        {wordsOf(field).map((word) => (
          <option key={word} value={word}>
            {textOf(field, word)}
          </option>
        ))}
      </select>
    </div>
  );
}
