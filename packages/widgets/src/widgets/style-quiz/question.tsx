import { BODY_SHAPES, type BodyShape, STYLES, type Style } from '@glow/api';
import { type KeyboardEvent, type RefObject, useEffect, useId } from 'react';
import { AnswerCard } from './answer-card.tsx';
import { answerPicture, fetchAhead } from './answer-picture.ts';
import type { AnswerDetail } from './event-details.ts';
import type { QuestionName } from './style-quiz.machine.ts';
import type { StyleQuizStrings } from './style-quiz.messages.ts';

export interface QuestionProps {
  readonly question: QuestionName;
  readonly answer: Style | BodyShape | undefined;
  readonly lock: 'open' | 'locked';
  readonly strings: StyleQuizStrings;
  readonly apiBase: string;
  readonly groupRef: RefObject<HTMLFieldSetElement | null>;
  readonly onChoose: (detail: AnswerDetail) => void;
}

const OPTIONS: Readonly<Record<QuestionName, readonly AnswerDetail[]>> = {
  style: STYLES.map((answer) => ({ question: 'style', answer })),
  bodyShape: BODY_SHAPES.map((answer) => ({ question: 'bodyShape', answer })),
};

/** One question: native radios as pocket cards. Digits answer while the focus is in the group (WCAG 2.1.4). */
export function Question(props: QuestionProps) {
  const { question, answer, lock, strings, apiBase, groupRef, onChoose } = props;
  const id = useId();
  const options = OPTIONS[question];

  const isLeaving = question === 'style' && answer !== undefined;
  useEffect(() => {
    if (isLeaving) fetchAhead(OPTIONS.bodyShape.map((option) => answerPicture(apiBase, option)));
  }, [isLeaving, apiBase]);

  function onKeyDown(event: KeyboardEvent<HTMLFieldSetElement>) {
    const place = Number(event.key) - 1;
    const option = options[place];
    if (!option || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('input')[place]?.focus();
    onChoose(option);
  }

  return (
    <fieldset
      ref={groupRef}
      className="glow-answers"
      part="question"
      disabled={lock === 'locked'}
      aria-describedby={`${id}-lead`}
      onKeyDown={onKeyDown}
    >
      <legend className="glow-answers-legend">
        <h2 className="glow-display glow-answers-title" part="title">
          {strings[question]}
        </h2>
      </legend>
      <p className="glow-answers-lead" part="lead" id={`${id}-lead`}>
        {strings[`${question}Lead`]}
      </p>
      {options.map((option, place) => (
        <AnswerCard
          key={option.answer}
          group={id}
          answer={option.answer}
          label={strings[option.answer]}
          note={strings[`${option.answer}Note`]}
          choice={option.answer === answer ? 'picked' : 'open'}
          digit={place + 1}
          picture={answerPicture(apiBase, option)}
          onChoose={() => onChoose(option)}
        />
      ))}
    </fieldset>
  );
}
