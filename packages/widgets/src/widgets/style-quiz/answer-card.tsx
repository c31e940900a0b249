import { clsx } from 'clsx';
import type { PictureSource } from '#shared/look-picture.ts';

export interface AnswerCardProps {
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

/** A radio as a card: who wears the answer, in a pocket of its cloth. The label says what the picture shows. */
export function AnswerCard(props: AnswerCardProps) {
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
