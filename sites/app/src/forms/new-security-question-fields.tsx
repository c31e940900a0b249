import { AnswerHint, useAnswerAdvice } from './advice/answer-hint.tsx';
import { SecurityQuestionFields } from './security-question-fields.tsx';

interface NewSecurityQuestionFieldsProps {
  readonly errorOf: (name: 'securityQuestion' | 'securityAnswer') => string | undefined;
}

/** Renders a question to choose and an answer, with advice on one that is easy to guess. */
export function NewSecurityQuestionFields({ errorOf }: NewSecurityQuestionFieldsProps) {
  const { advice, control } = useAnswerAdvice();
  return (
    <SecurityQuestionFields
      errorOf={errorOf}
      answerHint={<AnswerHint advice={advice} />}
      answerControl={control}
    />
  );
}
