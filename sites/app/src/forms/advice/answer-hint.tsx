import { fallbackDisplayName } from '@glow/api';
import { FORM_TEXTS } from '../forms.messages.ts';
import { ADVICE_TEXTS } from './advice.messages.ts';
import { namesInForm } from './form-names.ts';
import { type Advised, useAdvice } from './use-advice.ts';

/** Advises on a security answer by the question and the names in its form. */
export function useAnswerAdvice(): Advised<'easy'> {
  return useAdvice(({ isEasyAnswer }, { value, form }) => {
    const { email, displayName } = namesInForm(form);
    const question = form ? String(new FormData(form).get('securityQuestion') ?? '') : '';
    const names = [email, fallbackDisplayName(email), displayName, ...displayName.split(/\s+/u)];
    return isEasyAnswer(question, value, names) ? 'easy' : undefined;
  });
}

/** Renders what makes a good answer or, beside one that is easy to guess, the way to the recovery code, said politely. */
export function AnswerHint({ advice }: { readonly advice: 'easy' | undefined }) {
  return (
    <>
      {!advice && FORM_TEXTS.answerHint}
      <span className="advice" data-advice={advice} role="status">
        {advice && ADVICE_TEXTS.answer[advice]}
      </span>
    </>
  );
}
