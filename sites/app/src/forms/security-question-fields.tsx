import { SECURITY_QUESTIONS } from '@glow/api';
import { Field, SelectField } from '@glow/kit';
import type { ComponentProps, ReactNode } from 'react';
import { FORM_TEXTS } from './forms.messages.ts';

interface SecurityQuestionFieldsProps {
  readonly errorOf: (name: 'securityQuestion' | 'securityAnswer') => string | undefined;
  readonly answerLabel?: string;
  readonly answerHint?: ReactNode;
  /** Further props of the answer's input. */
  readonly answerControl?: Pick<ComponentProps<'input'>, 'onFocus' | 'onInput'>;
}

/** The three questions in the order of spec section 3, and the answer. */
export function SecurityQuestionFields({
  errorOf,
  answerLabel = FORM_TEXTS.securityAnswer,
  answerHint,
  answerControl,
}: SecurityQuestionFieldsProps) {
  return (
    <>
      <SelectField
        name="securityQuestion"
        label={FORM_TEXTS.securityQuestion}
        placeholder={FORM_TEXTS.chooseQuestion}
        options={SECURITY_QUESTIONS}
        required
        error={errorOf('securityQuestion')}
      />
      <Field
        {...answerControl}
        name="securityAnswer"
        type="text"
        label={answerLabel}
        hint={answerHint}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('securityAnswer')}
      />
    </>
  );
}
