import { login } from '@glow/api/client';
import { Field, PasswordField } from '@glow/kit';
import { Form } from '../forms/form.tsx';
import { FORM_TEXTS } from '../forms/forms.messages.ts';
import { type FormModel, useForm } from '../forms/use-form.ts';
import { SITE_API } from '../session/site-api.ts';
import { useEnter } from '../session/use-enter.ts';
import { checkLogin, LOGIN_NAMES, type LoginName, loginFailure } from './check-login.ts';
import { LOGIN_TEXTS } from './login.messages.ts';

/** Signs in and goes on. */
export function useLoginForm(): FormModel<LoginName> {
  const enter = useEnter();
  return useForm({
    names: LOGIN_NAMES,
    check: checkLogin,
    async send({ email, password }, signal) {
      enter(await login(SITE_API, { email: email.trim(), password }, { signal }), 'login');
    },
    explain: loginFailure,
  });
}

export function LoginForm({ form }: { readonly form: FormModel<LoginName> }) {
  return (
    <Form form={form} submit={LOGIN_TEXTS.signIn} sending={LOGIN_TEXTS.signingIn}>
      <Field
        name="email"
        type="email"
        label={LOGIN_TEXTS.email}
        required
        autoComplete="username"
        error={form.errorOf('email')}
      />
      <PasswordField
        name="password"
        label={FORM_TEXTS.password}
        showLabel={FORM_TEXTS.show}
        hideLabel={FORM_TEXTS.hide}
        required
        autoComplete="current-password"
        error={form.errorOf('password')}
        validity={form.validityOf('password')}
      />
    </Form>
  );
}
