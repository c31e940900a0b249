import { clsx } from 'clsx/lite';
import { type ComponentProps, type ReactNode, useId } from 'react';

export interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> {
  readonly label: ReactNode;
  /** What is wrong; shown, tied to the box and announced. */
  readonly error?: string | undefined;
  readonly className?: string | undefined;
}

/** Renders a box to tick, its words beside it. */
export function CheckField({ label, error, className, ...input }: CheckFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={clsx('glow-field', className)} data-state={error ? 'invalid' : 'valid'}>
      <div className="glow-check">
        <input
          {...input}
          id={id}
          type="checkbox"
          className="glow-check-box"
          aria-invalid={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <p className="glow-field-error" id={errorId} role="alert">
        {error}
      </p>
    </div>
  );
}
