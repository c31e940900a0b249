import { type CSSProperties, useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { tokensOfKind } from './read-tokens.ts';
import { TokenRow } from './token-row.tsx';

/** Renders every time with the brand's easing, and every easing with the longest time, on a patch that moves on request. */
export function MotionSpecimen() {
  const [side, setSide] = useState<'start' | 'end'>('start');
  return (
    <>
      <div>
        <Button variant="quiet" onClick={() => setSide(side === 'start' ? 'end' : 'start')}>
          Move them
        </Button>
      </div>
      <dl className="token-list">
        {tokensOfKind('time').map((token) => (
          <TokenRow key={token.name} token={token}>
            <Patch side={side} time={token.name} easing="ease" />
          </TokenRow>
        ))}
        {tokensOfKind('easing').map((token) => (
          <TokenRow key={token.name} token={token}>
            <Patch side={side} time="time-rise" easing={token.name} />
          </TokenRow>
        ))}
      </dl>
    </>
  );
}

interface PatchProps {
  readonly side: 'start' | 'end';
  readonly time: string;
  readonly easing: string;
}

function Patch({ side, time, easing }: PatchProps) {
  const style = {
    '--time': `var(--g-${time})`,
    '--easing': `var(--g-${easing})`,
  } as CSSProperties;
  return (
    <div className="motion-track">
      <div className="motion-patch" data-side={side} style={style} />
    </div>
  );
}
