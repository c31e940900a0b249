import type { Outfit } from '@glow/api';
import { Button } from '@glow/kit';
import { useState } from 'react';
import { LOOK_TEXTS } from './look.messages.ts';
import { type LookVerdict, sayOfLook, verdictOf } from './say-of-look.ts';

const VERDICTS = ['more', 'less'] as const;
const SAID = { more: LOOK_TEXTS.saidMore, less: LOOK_TEXTS.saidLess } as const;

interface VerdictButtonsProps {
  readonly outfit: Outfit;
  /** Told in words what became of it. */
  readonly onSaid: (text: string) => void;
}

/** Says more or less of looks like this; a second press takes it back. */
export function VerdictButtons({ outfit, onSaid }: VerdictButtonsProps) {
  const [said, setSaid] = useState(() => verdictOf(outfit));
  const say = (verdict: LookVerdict) => {
    const next = said === verdict ? undefined : verdict;
    sayOfLook(outfit, next);
    setSaid(next);
    onSaid(next ? SAID[next] : LOOK_TEXTS.unsaid);
  };
  return (
    <div className="look-verdict">
      {VERDICTS.map((verdict) => (
        <Button
          key={verdict}
          variant="quiet"
          size="small"
          aria-pressed={said === verdict}
          onClick={() => say(verdict)}
        >
          {LOOK_TEXTS[verdict]}
        </Button>
      ))}
    </div>
  );
}
