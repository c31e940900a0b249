import type { BodyShape, Style } from '@glow/api';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface AnswerCardProps {
  /** Name of the radios that belong together; unlike any other on the page. */
  readonly group: string;
  readonly answer: Style | BodyShape;
  readonly label: string;
  readonly note: string;
  readonly choice: 'open' | 'picked';
  /** The drawing behind the pocket. */
  readonly children: ReactNode;
  readonly onChoose: () => void;
}

/** A radio as a card: the answer drawn, and its name on a pocket of its cloth. */
export function AnswerCard({ group, answer, label, note, choice, children, onChoose }: AnswerCardProps) {
  const labelId = `${group}-${answer.replace(' ', '-')}`;
  const noteId = `${labelId}-note`;
  return (
    <label
      className="glow-answer"
      part={clsx('card', choice === 'picked' && 'card-picked')}
      data-answer={answer}
      data-choice={choice}
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
        {children}
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
