import { createRecoveryCode } from '@glow/api/client';
import { useState } from 'react';
import { Form } from '#forms/form.tsx';
import { serverFailure } from '#forms/server-failure.ts';
import { useForm } from '#forms/use-form.ts';
import { authorised } from '#session/authorised.ts';
import { dropRecoveryCode } from '#session/recovery-code/new-recovery-code.ts';
import { RecoveryCode } from '#session/recovery-code/recovery-code.tsx';
import { AccountField, CurrentPasswordField } from './account-field.tsx';
import { SETTINGS_TEXTS } from './settings.messages.ts';

const TEXTS = SETTINGS_TEXTS.recovery;

export function NewRecoveryCode({ email }: { readonly email: string }) {
  const [code, setCode] = useState<string>();
  const form = useForm({
    names: ['password'] as const,
    check: ({ password }) => (password ? undefined : { text: TEXTS.missing, field: 'password' }),
    async send({ password }, signal) {
      const made = await authorised((api) => createRecoveryCode(api, password, { signal }));
      dropRecoveryCode(); // the one of the sign-up, should it still be shown
      setCode(made.code);
      return TEXTS.done;
    },
    explain: (error) => serverFailure(error, SETTINGS_TEXTS.failed, { wrong_credentials: 'password' }),
  });
  return (
    <>
      <p>{TEXTS.text}</p>
      <Form form={form} submit={TEXTS.submit} sending={TEXTS.making} variant="quiet">
        <AccountField email={email} />
        <CurrentPasswordField label={SETTINGS_TEXTS.currentPassword} error={form.errorOf('password')} />
        {code && <RecoveryCode key={code} code={code} />}
      </Form>
    </>
  );
}
