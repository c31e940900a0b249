import { isStrongPassword } from '@glow/api';
import { changePassword } from '@glow/api/client';
import { Form } from '#forms/form.tsx';
import type { Failure, FormValues } from '#forms/form-values.ts';
import { NewPasswordFields } from '#forms/new-password-fields.tsx';
import { serverFailure } from '#forms/server-failure.ts';
import { useForm } from '#forms/use-form.ts';
import { RESET_TEXTS } from '#login/reset/reset.messages.ts';
import { authorised } from '#session/authorised.ts';
import { AccountField, CurrentPasswordField } from './account-field.tsx';
import { SETTINGS_TEXTS } from './settings.messages.ts';

const TEXTS = SETTINGS_TEXTS.password;
const NAMES = ['password', 'newPassword', 'confirmation'] as const;
type Name = (typeof NAMES)[number];

function check({ password, newPassword, confirmation }: FormValues<Name>): Failure<Name> | undefined {
  if (!password) return { text: TEXTS.missing, field: 'password' };
  if (!newPassword) return { text: RESET_TEXTS.noPassword, field: 'newPassword' };
  if (!isStrongPassword(newPassword)) return { text: RESET_TEXTS.weakPassword, field: 'newPassword' };
  if (newPassword !== confirmation) return { text: RESET_TEXTS.noMatch, field: 'confirmation' };
  return undefined;
}

export function PasswordForm({ email }: { readonly email: string }) {
  const form = useForm({
    names: NAMES,
    check,
    async send({ password, newPassword }, signal) {
      await authorised((api) => changePassword(api, { password, newPassword }, { signal }));
      return TEXTS.done;
    },
    explain: (error) =>
      serverFailure(error, SETTINGS_TEXTS.failed, {
        wrong_credentials: 'password',
        invalid_password: 'newPassword',
      }),
  });
  return (
    <Form form={form} submit={TEXTS.submit} sending={SETTINGS_TEXTS.saving} variant="quiet">
      <AccountField email={email} />
      <CurrentPasswordField label={TEXTS.current} error={form.errorOf('password')} />
      <NewPasswordFields confirmationLabel={TEXTS.confirmation} errorOf={form.errorOf} />
    </Form>
  );
}
