import { deleteAccount } from '@glow/api/client';
import { Button, Dialog } from '@glow/kit';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Form } from '#forms/form.tsx';
import { serverFailure } from '#forms/server-failure.ts';
import { useForm } from '#forms/use-form.ts';
import { ROUTES } from '#routes/route-table.ts';
import { authorised } from '#session/authorised.ts';
import { forgetOrigin } from '#session/sign-in-origin.ts';
import { clearSignedInUser } from '#session/signed-in-user.ts';
import { AccountField, CurrentPasswordField } from './account-field.tsx';
import { SETTINGS_TEXTS } from './settings.messages.ts';

const TEXTS = SETTINGS_TEXTS.deletion;

/** Erases the account after the password was given once more, and goes home. */
export function DeleteAccount({ email }: { readonly email: string }) {
  const [dialog, setDialog] = useState<'closed' | 'open'>('closed');
  const headingId = useId();
  const textId = useId();
  const navigate = useNavigate();
  const close = () => setDialog('closed');
  const form = useForm({
    names: ['password'] as const,
    check: ({ password }) => (password ? undefined : { text: TEXTS.missing, field: 'password' }),
    async send({ password }, signal) {
      await authorised((api) => deleteAccount(api, password, { signal }));
      forgetOrigin();
      clearSignedInUser('left');
      navigate(ROUTES.landing, { replace: true });
    },
    explain: (error) => serverFailure(error, TEXTS.failed, { wrong_credentials: 'password' }),
  });
  return (
    <>
      <p>{TEXTS.text}</p>
      <Button variant="quiet" className="danger-button" onClick={() => setDialog('open')}>
        {TEXTS.open}
      </Button>
      <Dialog
        state={dialog}
        labelledBy={headingId}
        describedBy={textId}
        closeLabel={TEXTS.close}
        onClose={close}
        className="confirm-dialog"
      >
        <h2 id={headingId} className="glow-display">
          {TEXTS.heading}
        </h2>
        <p id={textId}>{TEXTS.text}</p>
        <Form form={form} submit={TEXTS.confirm} sending={TEXTS.deleting}>
          <AccountField email={email} />
          <CurrentPasswordField label={SETTINGS_TEXTS.currentPassword} error={form.errorOf('password')} />
        </Form>
        <Button variant="quiet" onClick={close}>
          {TEXTS.keep}
        </Button>
      </Dialog>
    </>
  );
}
