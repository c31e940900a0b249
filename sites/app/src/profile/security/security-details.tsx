import { type AccountSecurity, SECURITY_QUESTIONS } from '@glow/api';
import type { ReactNode } from 'react';
import { EndOtherSessions } from './end-other-sessions.tsx';
import { Moment } from './moment.tsx';
import { SECURITY_TEXTS } from './security.messages.ts';
import { SessionList } from './session-list.tsx';

function Guard({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="security-guard">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface SecurityDetailsProps {
  readonly security: AccountSecurity;
  readonly onSessionsEnded: () => void;
}

/** Since when password, question and code are what they are, and every place that is signed in. */
export function SecurityDetails({ security, onSessionsEnded }: SecurityDetailsProps) {
  const { password_changed_at, security_question: question, recovery_code_created_at, sessions } = security;
  const asked = SECURITY_QUESTIONS.find(({ value }) => value === question?.question);
  return (
    <>
      <dl className="security-guards">
        <Guard name={SECURITY_TEXTS.password}>
          {SECURITY_TEXTS.changedOn}
          <Moment at={password_changed_at} />
        </Guard>
        {question && (
          <Guard name={SECURITY_TEXTS.question}>
            {asked && <span className="security-question">{asked.text}</span>} {SECURITY_TEXTS.changedOn}
            <Moment at={question.changed_at} />
          </Guard>
        )}
        <Guard name={SECURITY_TEXTS.recoveryCode}>
          {recovery_code_created_at ? (
            <>
              {SECURITY_TEXTS.madeOn}
              <Moment at={recovery_code_created_at} />
            </>
          ) : (
            SECURITY_TEXTS.none
          )}
        </Guard>
        <Guard name={SECURITY_TEXTS.sessions}>
          <SessionList sessions={sessions} />
        </Guard>
      </dl>
      <EndOtherSessions others={sessions.length - 1} onEnded={onSessionsEnded} />
    </>
  );
}
