import type { ComponentProps } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

export interface SelectFieldProps
  extends FieldFrameProps,
    Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> {
  /** Stands there until something is chosen; its value is empty. */
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

/** Renders a labelled choice of one, with nothing chosen to begin with. */
export function SelectField({
  label,
  hint,
  error,
  className,
  placeholder,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(ties) => (
        <select defaultValue="" {...select} {...ties} className="glow-field-input glow-field-select">
          <option value="">{placeholder}</option>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
