import { SECURITY_QUESTIONS } from '@glow/api';
import { Field, SelectField } from '@glow/kit';
import type { ReactNode } from 'react';
import { FORM_TEXTS } from './forms.messages.ts';

interface SecurityQuestionFieldsProps {
  readonly errorOf: (name: 'securityQuestion' | 'securityAnswer') => string | undefined;
  readonly answerLabel?: string;
  readonly answerHint: ReactNode;
}

export function SecurityQuestionFields({
  errorOf,
  answerLabel = FORM_TEXTS.securityAnswer,
  answerHint,
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
