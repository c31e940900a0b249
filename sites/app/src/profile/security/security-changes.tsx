import { useId } from 'react';
import { Moment } from './moment.tsx';
import { SECURITY_TEXTS } from './security.messages.ts';
import type { SecurityState } from './use-account-security.ts';

/** Renders what changed of the account's guards since the last sign-in; nothing where nothing did. */
export function SecurityChanges({ state }: { readonly state: SecurityState }) {
  const headingId = useId();
  if (state.status !== 'loaded' || state.security.changes.length === 0) return null;
  const { changes, previous_sign_in_at: before } = state.security;
  return (
    <section className="security-changes" aria-labelledby={headingId}>
      <h2 id={headingId} className="glow-display">
        {SECURITY_TEXTS.changes}
      </h2>
      {before && (
        <p>
          {SECURITY_TEXTS.changesLead}
          <Moment at={before} />.
        </p>
      )}
      <ul>
        {changes.map(({ event, happened_at }) => (
          <li key={event + happened_at}>
            {SECURITY_TEXTS.events[event]}, <Moment at={happened_at} />
          </li>
        ))}
      </ul>
      <p>{SECURITY_TEXTS.notYou}</p>
    </section>
  );
}
