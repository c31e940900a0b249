import { Field } from '@glow/kit';
import { Form } from '#forms/form.tsx';
import { NewPasswordFields } from '#forms/new-password-fields.tsx';
import { SecurityQuestionFields } from '#forms/security-question-fields.tsx';
import { useForm } from '#forms/use-form.ts';
import { useEnter } from '#session/use-enter.ts';
import { checkReset, RESET_NAMES } from './check-reset.ts';
import { RESET_TEXTS } from './reset.messages.ts';
import { resetFailure, resetPassword } from './reset-password.ts';

interface ResetPanelProps {
  readonly id: string;
  /** What stands in the login form already. */
  readonly email: string;
}

/** Sets a new password with the security answer or a recovery code. */
export function ResetPanel({ id, email }: ResetPanelProps) {
  const enter = useEnter();
  const form = useForm({
    names: RESET_NAMES,
    check: checkReset,
    async send(values, signal) {
      enter(await resetPassword(values, signal), 'reset');
    },
    explain: resetFailure,
  });
  const headingId = `${id}-heading`;
  return (
    <section id={id} className="reset-panel" aria-labelledby={headingId}>
      <h2 id={headingId} className="glow-display">
        {RESET_TEXTS.heading}
      </h2>
      <p className="reset-panel-lead">{RESET_TEXTS.lead}</p>
      <Form form={form} submit={RESET_TEXTS.submit} sending={RESET_TEXTS.sending}>
        <Field
          name="email"
          type="email"
          label={RESET_TEXTS.email}
          required
          autoComplete="username"
          defaultValue={email}
          error={form.errorOf('email')}
        />
        <SecurityQuestionFields errorOf={form.errorOf} answerLabel={RESET_TEXTS.answer} />
        <NewPasswordFields confirmationLabel={RESET_TEXTS.confirmation} errorOf={form.errorOf} />
      </Form>
    </section>
  );
}
