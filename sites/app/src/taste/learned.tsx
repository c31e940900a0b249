import { Button, CheckField } from '@glow/kit';
import { useId, useRef } from 'react';
import { LEANINGS, LEARNED_TEXTS } from './learned.messages.ts';
import { useCorrections } from './use-corrections.ts';
import { useTasteKeeping } from './use-taste-keeping.ts';

/** Renders what was learned of a person, each statement to be confirmed, turned round or forgotten. */
export function Learned() {
  const id = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { statements, said, undo, confirm, turn, forget, forgetAll, say } = useCorrections();
  const kept = useTasteKeeping(say);
  const forgetEverywhere = async () => {
    if (kept.keeping === 'browser' || (await kept.keepIn('browser'))) forgetAll();
  };
  /** The pressed button goes: the focus goes to the heading. */
  const thenToHeading = (act: () => void) => () => {
    act();
    headingRef.current?.focus();
  };
  return (
    <section className="learned" aria-labelledby={id}>
      <h2 className="glow-display" id={id} ref={headingRef} tabIndex={-1}>
        {LEARNED_TEXTS.heading}
      </h2>
      <p className="learned-lead">
        {statements.length > 0 ? LEARNED_TEXTS.lead[kept.keeping] : LEARNED_TEXTS.none}
      </p>
      <ul>
        {statements.map((statement) => {
          const { trait, end, certainty, liked, decided } = statement;
          const of = { variant: 'quiet', size: 'small', 'aria-describedby': `${id}-${trait}` } as const;
          return (
            <li key={trait}>
              <div id={`${id}-${trait}`}>
                <strong>{LEARNED_TEXTS.statement(LEANINGS[trait][end === 1 ? 1 : 0])}</strong>{' '}
                <span>
                  {LEARNED_TEXTS.certainty[certainty]}
                  {certainty !== 'said' && `, ${LEARNED_TEXTS.counted(liked, decided)}`}
                </span>
              </div>
              <div className="learned-actions">
                <Button {...of} aria-pressed={certainty === 'said'} onClick={() => confirm(statement)}>
                  {LEARNED_TEXTS.right}
                </Button>
                <Button {...of} onClick={() => turn(statement)}>
                  {LEARNED_TEXTS.turn}
                </Button>
                <Button {...of} onClick={thenToHeading(() => forget(statement))}>
                  {LEARNED_TEXTS.forget}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {kept.offer !== 'hidden' && (
        <CheckField
          label={LEARNED_TEXTS.keep}
          checked={kept.keeping === 'account'}
          disabled={kept.offer === 'busy'}
          onChange={({ currentTarget }) => kept.keepIn(currentTarget.checked ? 'account' : 'browser')}
        />
      )}
      <div className="learned-foot">
        <p role="status">{said}</p>
        {undo && (
          <Button variant="quiet" size="small" onClick={thenToHeading(undo)}>
            {LEARNED_TEXTS.undo}
          </Button>
        )}
        {statements.length > 0 && (
          <Button variant="quiet" size="small" onClick={thenToHeading(forgetEverywhere)}>
            {LEARNED_TEXTS.forgetAll}
          </Button>
        )}
      </div>
    </section>
  );
}
