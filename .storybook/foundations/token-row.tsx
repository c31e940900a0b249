import type { ReactNode } from 'react';
import type { TokenReading } from './read-tokens.ts';

interface TokenRowProps {
  readonly token: TokenReading;
  /** What the value looks like. */
  readonly children: ReactNode;
}

/** Renders a token's name, value and purpose beside a specimen of it. */
export function TokenRow({ token: { name, values, hostName, description }, children }: TokenRowProps) {
  return (
    <div className="token-row">
      <dt>
        <strong>{name}</strong>
        <code>{values.join(' ')}</code>
        {hostName && <code>{hostName}</code>}
      </dt>
      <dd>
        {children}
        {description && <p>{description}</p>}
      </dd>
    </div>
  );
}
