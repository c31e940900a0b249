import { BODY_SHAPES, type BodyShape, MEDIA_WIDTHS, STYLES, type Style } from '@glow/api';
import { clsx } from 'clsx/lite';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { mediaPicture, type PictureSource } from '#shared/look-picture.ts';
import type { QuestionName } from './style-quiz.machine.ts';
import type { StyleQuizStrings } from './style-quiz.messages.ts';
import type { AnswerDetail } from './style-quiz.types.ts';

const FOLDERS = { style: 'style', bodyShape: 'shape' } as const;
/** Wider than a card, whose picture is cropped. No `auto`: what is fetched ahead, or taken away, has no box and would be fetched at 100vw. */
const SIZES = {
  style: '(width < 740px) 66vw, 460px',
  bodyShape: '(width < 740px) 70vw, 422px',
} as const;

/** Returns the picture of an answer, drawn by the stylist: media at a fixed name (INTERFACE section 2), such as `shape/pear`. */
export function answerPicture(apiBase: string, { question, answer }: AnswerDetail): PictureSource {
  const name = answer.toLowerCase().replace(' ', '-');
  return mediaPicture(`${apiBase}/media/${FOLDERS[question]}/${name}`, SIZES[question], MEDIA_WIDTHS);
}

/** Fetches pictures that are about to be shown. */
function fetchAhead(pictures: readonly PictureSource[]): void {
  for (const { sizes, srcSet } of pictures) Object.assign(new Image(), { sizes, srcset: srcSet });
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

interface AnswerCardProps {
  /** Name of the radios that belong together; unlike any other on the page. */
  readonly group: string;
  readonly answer: string;
  readonly label: string;
  readonly note: string;
  readonly choice: 'open' | 'picked';
  readonly picture: PictureSource;
  /** The key that chooses it. */
  readonly digit: number;
  readonly onChoose: () => void;
}

/** Renders an answer as a card: a radio button, its picture and its label. The label says what the picture shows. */
function AnswerCard(props: AnswerCardProps) {
  const { group, answer, label, note, choice, picture, digit, onChoose } = props;
  const labelId = `${group}-${answer.replace(' ', '-')}`;
  const noteId = `${labelId}-note`;
  return (
    <label
      className="glow-answer"
      part={clsx('card', choice === 'picked' && 'card-picked')}
      data-answer={answer}
      data-choice={choice}
      data-digit={digit}
    >
      <input
        type="radio"
        className="glow-answer-radio"
        name={group}
        value={answer}
        checked={choice === 'picked'}
        aria-labelledby={labelId}
        aria-describedby={noteId}
        onChange={onChoose}
      />
      <span className="glow-answer-picture" part="picture">
        <img
          loading="lazy" // before `src`, so that none of the widths is fetched in vain
          decoding="async"
          {...picture}
          alt=""
          width="320"
          height="427"
          onError={({ currentTarget }) => {
            currentTarget.hidden = true; // a broken picture has a frame
          }}
        />
      </span>
      <span className="glow-answer-pocket" part="pocket">
        <span className="glow-display glow-answer-label" id={labelId}>
          {label}
        </span>
        <span className="glow-answer-note" id={noteId}>
          {note}
        </span>
      </span>
    </label>
  );
}

interface QuestionProps {
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

/** Renders one question: native radios as pocket cards. Digits answer while the focus is in the group (WCAG 2.1.4). */
export function Question(props: QuestionProps) {
  const { question, answer, lock, strings, apiBase, groupRef, onChoose } = props;
  const id = useId();
  const options = OPTIONS[question];

  const rowRef = useRef<HTMLDivElement>(null);

  // Where the cards are a row to swipe, the chosen one stands in its middle, also after a reload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picked card changes with the answer
  useEffect(() => {
    const row = rowRef.current;
    const card = row?.querySelector('[data-choice=picked]');
    if (row && card) row.scrollBy({ left: middleOf(card) - middleOf(row) });
  }, [answer]);

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
      <div ref={rowRef} className="glow-answer-row">
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
      </div>
    </fieldset>
  );
}
