import { Field } from '@glow/kit';
import { PasswordHint, usePasswordAdvice } from './advice/password-hint.tsx';
import { FORM_TEXTS } from './forms.messages.ts';

interface NewPasswordFieldsProps {
  readonly confirmationLabel: string;
  readonly errorOf: (name: 'newPassword' | 'confirmation') => string | undefined;
}

/** Renders a new password and once more the same; password managers fill both. */
export function NewPasswordFields({ confirmationLabel, errorOf }: NewPasswordFieldsProps) {
  const { advice, control } = usePasswordAdvice();
  return (
    <>
      <Field
        {...control}
        name="newPassword"
        type="password"
        label={FORM_TEXTS.newPassword}
        hint={<PasswordHint advice={advice} />}
        required
        autoComplete="new-password"
        error={errorOf('newPassword')}
      />
      <Field
        name="confirmation"
        type="password"
        label={confirmationLabel}
        required
        autoComplete="new-password"
        error={errorOf('confirmation')}
      />
    </>
  );
}
