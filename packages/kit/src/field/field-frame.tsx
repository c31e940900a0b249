import { clsx } from 'clsx/lite';
import { type ReactNode, useId } from 'react';

export interface FieldFrameProps {
  readonly label: ReactNode;
  /** What helps to fill it in; tied to the control. */
  readonly hint?: ReactNode;
  /** What is wrong with the value; shown, tied to the control and announced. */
  readonly error?: string | undefined;
  /** `invalid`: marked without a sentence of its own, such as the second of two that one sentence is about. */
  readonly validity?: 'valid' | 'invalid' | undefined;
  readonly className?: string | undefined;
}

/** What ties a control to its label, hint and error. */
export interface ControlTies {
  readonly id: string;
  /** Said in both cases: browsers call an empty `required` control invalid before anybody has touched it. */
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

/** Label, control, hint and error, in this order. */
export function FieldFrame({
  label,
  hint,
  error,
  validity = error ? 'invalid' : 'valid',
  className,
  children,
}: FieldFrameProps & { readonly children: (ties: ControlTies) => ReactNode }) {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  return (
    <div className={clsx('glow-field', className)} data-state={validity}>
      <label className="glow-field-label" part="label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': validity === 'invalid',
        'aria-describedby': clsx(error && errorId, hint && hintId) || undefined,
      })}
      {hint && (
        <p className="glow-field-hint" id={hintId}>
          {hint}
        </p>
      )}
      <p className="glow-field-error" part="error" id={errorId} role="alert">
        {error}
      </p>
    </div>
  );
}
