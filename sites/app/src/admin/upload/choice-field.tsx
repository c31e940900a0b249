import { type Ref, useId } from 'react';
import { UPLOAD_TEXTS } from './upload.messages.ts';

interface ChoiceFieldProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly value: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly selectRef: Ref<HTMLSelectElement>;
  readonly onChange: (value: string) => void;
}

/** Renders one of a few words, by the platform's own list. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, options, value, error, disabled, selectRef, onChange } = props;
  const id = useId();
  return (
    <div className="glow-field" data-state={error ? 'invalid' : 'valid'}>
      <label className="glow-field-label" htmlFor={id}>
        {label}
      </label>
      <select
        ref={selectRef}
        id={id}
        className="glow-field-input glow-field-select"
        value={value}
        disabled={disabled}
        aria-invalid={Boolean(error)}
        aria-describedby={`${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{UPLOAD_TEXTS.choose}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <p id={`${id}-error`} className="glow-field-error" role="alert">
        {error}
      </p>
    </div>
  );
}
