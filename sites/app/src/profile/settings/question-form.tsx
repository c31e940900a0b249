import type { SecurityQuestion } from '@glow/api';
import { changeSecurityQuestion } from '@glow/api/client';
import { Form } from '#forms/form.tsx';
import type { Failure, FormValues } from '#forms/form-values.ts';
import { NewSecurityQuestionFields } from '#forms/new-security-question-fields.tsx';
import { serverFailure } from '#forms/server-failure.ts';
import { useForm } from '#forms/use-form.ts';
import { authorised } from '#session/authorised.ts';
import { SIGNUP_TEXTS } from '#signup/signup.messages.ts';
import { AccountField, CurrentPasswordField } from './account-field.tsx';
import { SETTINGS_TEXTS } from './settings.messages.ts';

const TEXTS = SETTINGS_TEXTS.question;
const NAMES = ['securityQuestion', 'securityAnswer', 'password'] as const;
type Name = (typeof NAMES)[number];

function check(values: FormValues<Name>): Failure<Name> | undefined {
  if (!values.securityQuestion) return { text: SIGNUP_TEXTS.noQuestion, field: 'securityQuestion' };
  if (!values.securityAnswer.trim()) return { text: SIGNUP_TEXTS.noAnswer, field: 'securityAnswer' };
  if (!values.password) return { text: TEXTS.missing, field: 'password' };
  return undefined;
}

export function QuestionForm({ email }: { readonly email: string }) {
  const form = useForm({
    names: NAMES,
    check,
    async send({ securityQuestion, securityAnswer, password }, signal) {
      const change = {
        password,
        securityQuestion: securityQuestion as SecurityQuestion,
        securityAnswer: securityAnswer.trim(),
      };
      await authorised((api) => changeSecurityQuestion(api, change, { signal }));
      return TEXTS.done;
    },
    explain: (error) =>
      serverFailure(error, SETTINGS_TEXTS.failed, {
        wrong_credentials: 'password',
        invalid_answer: 'securityAnswer',
      }),
  });
  return (
    <Form form={form} submit={TEXTS.submit} sending={SETTINGS_TEXTS.saving} variant="quiet">
      <AccountField email={email} />
      <NewSecurityQuestionFields errorOf={form.errorOf} />
      <CurrentPasswordField label={SETTINGS_TEXTS.currentPassword} error={form.errorOf('password')} />
    </Form>
  );
}
