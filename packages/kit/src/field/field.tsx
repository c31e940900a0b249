import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'ref' | 'id' | 'className'> {
  readonly label: ReactNode;
  /** What is wrong with the value; shown, tied to the input and announced. */
  readonly error?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  readonly className?: string | undefined;
}

/** A labelled input. Rules are its form's: put `noValidate` there and give the sentence as `error`. */
export function Field({ label, error, inputRef, className, ...input }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={clsx('glow-field', className)} data-state={error ? 'invalid' : 'valid'}>
      <label className="glow-field-label" part="label" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        ref={inputRef}
        id={id}
        className="glow-field-input"
        part="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      <p className="glow-field-error" part="error" id={errorId} role="alert">
        {error}
      </p>
    </div>
  );
}
