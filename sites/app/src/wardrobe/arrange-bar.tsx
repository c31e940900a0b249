import type { WardrobeItem } from '@glow/api';
import { type Arrangement, choicesOf, ORDERS } from './arrange.ts';
import { OCCASION_TEXTS, SEASON_TEXTS } from './look-traits.messages.ts';
import { ARRANGE_TEXTS } from './wardrobe.messages.ts';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <select
      className="glow-field-input glow-field-select"
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value as Value)}
    >
      {options.map(([name, text]) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </select>
  );
}

interface ArrangeBarProps {
  readonly items: readonly WardrobeItem[];
  readonly arrangement: Arrangement;
  readonly onArrange: (arrangement: Arrangement) => void;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Chooses by season and occasion which looks are shown, and in which order. */
export function ArrangeBar({ items, arrangement, onArrange }: ArrangeBarProps) {
  const { seasons, occasions } = choicesOf(items);
  const { season, occasion, order } = arrangement;
  return (
    <div className="arrange-bar">
      {seasons.length > 1 && (
        <Choice
          label={ARRANGE_TEXTS.season}
          value={season}
          options={[
            ['any', ARRANGE_TEXTS.season],
            ...seasons.map((name) => [name, capital(SEASON_TEXTS[name])] as const),
          ]}
          onChoose={(chosen) => onArrange({ ...arrangement, season: chosen })}
        />
      )}
      {occasions.length > 1 && (
        <Choice
          label={ARRANGE_TEXTS.occasion}
          value={occasion}
          options={[
            ['any', ARRANGE_TEXTS.occasion],
            ...occasions.map((name) => [name, capital(OCCASION_TEXTS[name])] as const),
          ]}
          onChoose={(chosen) => onArrange({ ...arrangement, occasion: chosen })}
        />
      )}
      <Choice
        label={ARRANGE_TEXTS.order}
        value={order}
        options={ORDERS.map((name) => [name, ARRANGE_TEXTS.orders[name]] as const)}
        onChoose={(chosen) => onArrange({ ...arrangement, order: chosen })}
      />
    </div>
  );
}
