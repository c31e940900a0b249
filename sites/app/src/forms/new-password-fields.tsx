import { Field } from '@glow/kit';
import { FORM_TEXTS } from './forms.messages.ts';

interface NewPasswordFieldsProps {
  readonly confirmationLabel: string;
  readonly errorOf: (name: 'newPassword' | 'confirmation') => string | undefined;
}

/** A new password and once more the same; password managers fill both. */
export function NewPasswordFields({ confirmationLabel, errorOf }: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        name="newPassword"
        type="password"
        label={FORM_TEXTS.newPassword}
        hint={FORM_TEXTS.passwordHint}
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
