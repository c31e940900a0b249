import type { SignedInUser } from '@glow/api';
import { useId } from 'react';
import { SecurityChanges } from '../security/security-changes.tsx';
import { SecuritySetting } from '../security/security-setting.tsx';
import { useAccountSecurity } from '../security/use-account-security.ts';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';
import { NameForm } from './name-form.tsx';
import { NewRecoveryCode } from './new-recovery-code.tsx';
import { PasswordForm } from './password-form.tsx';
import { QuestionForm } from './question-form.tsx';
import { Setting } from './setting.tsx';
import { SETTINGS_TEXTS } from './settings.messages.ts';

/** Everything a person may change, take along or erase, each behind its name. */
export function Settings({ user }: { readonly user: SignedInUser }) {
  const headingId = useId();
  const { email } = user;
  const { heading, name, password, question, recovery, data, deletion } = SETTINGS_TEXTS;
  const security = useAccountSecurity(email);
  return (
    <section className="settings" aria-labelledby={headingId}>
      <SecurityChanges state={security.state} />
      <h2 id={headingId} className="glow-display">
        {heading}
      </h2>
      <SecuritySetting {...security} />
      <Setting summary={recovery.summary}>
        <NewRecoveryCode email={email} />
      </Setting>
      <Setting summary={name.summary}>
        <NameForm user={user} />
      </Setting>
      <Setting summary={password.summary}>
        <PasswordForm email={email} />
      </Setting>
      <Setting summary={question.summary}>
        <QuestionForm email={email} />
      </Setting>
      <Setting summary={data.summary}>
        <DownloadData />
      </Setting>
      <Setting summary={deletion.summary}>
        <DeleteAccount email={email} />
      </Setting>
    </section>
  );
}
