import type { AccountSecurity } from '@glow/api';
import { Moment } from './moment.tsx';
import { SECURITY_TEXTS } from './security.messages.ts';

const OTHERS_SHOWN = 9;

/** This session, then the others from the newest on. */
export function SessionList({ sessions }: Pick<AccountSecurity, 'sessions'>) {
  const here = sessions.filter((session) => session.is_this_one);
  const others = sessions.filter((session) => !session.is_this_one).reverse();
  const hidden = others.length - OTHERS_SHOWN;
  return (
    <ul className="security-sessions">
      {[...here, ...others.slice(0, OTHERS_SHOWN)].map(({ started_at, is_this_one }, index) => (
        <li key={`${started_at} ${index}`}>
          {is_this_one ? SECURITY_TEXTS.here : SECURITY_TEXTS.elsewhere}
          {SECURITY_TEXTS.since}
          <Moment at={started_at} />
        </li>
      ))}
      {hidden > 0 && <li>{SECURITY_TEXTS.more(hidden)}</li>}
    </ul>
  );
}
