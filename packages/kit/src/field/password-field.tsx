import { useState } from 'react';
import type { FieldProps } from './field.tsx';
import { FieldFrame } from './field-frame.tsx';

export interface PasswordFieldProps extends Omit<FieldProps, 'type'> {
  /** Names of the button that shows what is typed and hides it again. */
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** Renders a password field whose text can be shown while it is typed (WCAG 2.2, 3.3.8; ASVS 5.0, 6.2.6). */
export function PasswordField({
  label,
  hint,
  error,
  validity,
  className,
  inputRef,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const [letters, setLetters] = useState<'hidden' | 'shown'>('hidden');
  const isHidden = letters === 'hidden';
  return (
    <FieldFrame label={label} hint={hint} error={error} validity={validity} className={className}>
      {(ties) => (
        <div className="glow-field-row">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...ties}
            ref={inputRef}
            type={isHidden ? 'password' : 'text'}
            className="glow-field-input"
          />
          <button
            type="button"
            className="glow-field-action"
            aria-controls={ties.id}
            onClick={() => setLetters(isHidden ? 'shown' : 'hidden')}
          >
            {isHidden ? showLabel : hideLabel}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
