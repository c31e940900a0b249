import { NAME_MAX_LENGTH, type SignedInUser } from '@glow/api';
import { changeName } from '@glow/api/client';
import { Field } from '@glow/kit';
import { Form } from '#forms/form.tsx';
import { serverFailure } from '#forms/server-failure.ts';
import { useForm } from '#forms/use-form.ts';
import { authorised } from '#session/authorised.ts';
import { updateSignedInUser } from '#session/signed-in-user.ts';
import { SETTINGS_TEXTS } from './settings.messages.ts';

const TEXTS = SETTINGS_TEXTS.name;

/** Renders an empty name becomes the part of the address before the @. */
export function NameForm({ user: { email, displayName } }: { readonly user: SignedInUser }) {
  const form = useForm({
    names: ['displayName'] as const,
    check: () => undefined,
    async send(values, signal) {
      const name = values.displayName.trim();
      updateSignedInUser(email, await authorised((api) => changeName(api, name, { signal })));
      return TEXTS.done;
    },
    explain: (error) => serverFailure(error, SETTINGS_TEXTS.failed, { invalid_request: 'displayName' }),
  });
  return (
    <Form form={form} submit={TEXTS.submit} sending={SETTINGS_TEXTS.saving} variant="quiet">
      <Field
        key={displayName} // the new name is what the form is reset to
        name="displayName"
        type="text"
        label={TEXTS.label}
        required
        maxLength={NAME_MAX_LENGTH}
        autoComplete="name"
        defaultValue={displayName}
        error={form.errorOf('displayName')}
      />
    </Form>
  );
}
