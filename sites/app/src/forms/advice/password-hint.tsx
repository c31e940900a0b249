import { FORM_TEXTS } from '../forms.messages.ts';
import { ADVICE_TEXTS } from './advice.messages.ts';
import { namesInForm } from './form-names.ts';
import type { PasswordAdvice } from './password-advice.ts';
import { type Advised, useAdvice } from './use-advice.ts';

/** Advises on a new password by what else stands in its form. */
export function usePasswordAdvice(): Advised<PasswordAdvice> {
  return useAdvice(({ advisePassword }, { value, form }) => advisePassword(value, namesInForm(form)));
}

/** Renders the rule beside a new password and, once it is met, how hard the password is to guess, said politely. */
export function PasswordHint({ advice }: { readonly advice: PasswordAdvice | undefined }) {
  return (
    <>
      {!advice && FORM_TEXTS.passwordHint}
      <span className="advice" data-advice={advice} role="status">
        {advice && (
          <>
            <span className="advice-meter" aria-hidden="true" />
            {ADVICE_TEXTS.password[advice]}
          </>
        )}
      </span>
    </>
  );
}
