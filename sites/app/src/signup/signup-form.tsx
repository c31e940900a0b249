import { NAME_MAX_LENGTH } from '@glow/api';
import { CheckField, Field, PasswordField } from '@glow/kit';
import { PasswordHint, usePasswordAdvice } from '../forms/advice/password-hint.tsx';
import { Form } from '../forms/form.tsx';
import { FORM_TEXTS } from '../forms/forms.messages.ts';
import { NewSecurityQuestionFields } from '../forms/new-security-question-fields.tsx';
import { useForm } from '../forms/use-form.ts';
import { offerRecoveryCode } from '../session/recovery-code/offer-recovery-code.ts';
import { storeSignedInUser } from '../session/signed-in-user.ts';
import { useEnter } from '../session/use-enter.ts';
import { checkSignup, SIGNUP_NAMES, signupFailure } from './check-signup.ts';
import { ConsentLabel } from './consent-label.tsx';
import { signUp } from './sign-up.ts';
import { SIGNUP_TEXTS } from './signup.messages.ts';

export function SignupForm() {
  const enter = useEnter();
  const password = usePasswordAdvice();
  const form = useForm({
    names: SIGNUP_NAMES,
    check: checkSignup,
    async send(values, signal) {
      const user = await signUp(values, signal);
      storeSignedInUser(user); // the account is there, whatever becomes of the code
      await offerRecoveryCode(values.password, signal);
      if (!signal.aborted) enter(user, 'signup');
    },
    explain: signupFailure,
  });
  return (
    <Form form={form} submit={SIGNUP_TEXTS.submit} sending={SIGNUP_TEXTS.sending}>
      <Field
        name="displayName"
        type="text"
        label={SIGNUP_TEXTS.name}
        required
        maxLength={NAME_MAX_LENGTH}
        autoComplete="name"
        error={form.errorOf('displayName')}
      />
      <Field
        name="email"
        type="email"
        label={SIGNUP_TEXTS.email}
        required
        autoComplete="email"
        error={form.errorOf('email')}
      />
      <PasswordField
        {...password.control}
        name="password"
        label={FORM_TEXTS.password}
        hint={<PasswordHint advice={password.advice} />}
        showLabel={FORM_TEXTS.show}
        hideLabel={FORM_TEXTS.hide}
        required
        autoComplete="new-password"
        error={form.errorOf('password')}
      />
      <Field
        name="confirmation"
        type="password"
        label={SIGNUP_TEXTS.confirmation}
        required
        autoComplete="new-password"
        error={form.errorOf('confirmation')}
      />
      <NewSecurityQuestionFields errorOf={form.errorOf} />
      <CheckField name="consent" label={<ConsentLabel />} required error={form.errorOf('consent')} />
    </Form>
  );
}
