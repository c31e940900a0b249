import { useId, useState } from 'react';
import { Link } from 'react-router';
import { AccountPage } from '../forms/account-page.tsx';
import { ROUTES } from '../routes/route-table.ts';
import { LOGIN_TEXTS } from './login.messages.ts';
import { LoginForm, useLoginForm } from './login-form.tsx';
import { ResetPanel } from './reset/reset-panel.tsx';

type Panel = { readonly state: 'closed' } | { readonly state: 'open'; readonly email: string };

/** Sign in, or set a new password (spec section 2, Login). */
export function Login() {
  const panelId = useId();
  const form = useLoginForm();
  const [panel, setPanel] = useState<Panel>({ state: 'closed' });
  const isOpen = panel.state === 'open';

  function togglePanel() {
    const typed = form.formRef.current && new FormData(form.formRef.current).get('email');
    setPanel(isOpen ? { state: 'closed' } : { state: 'open', email: String(typed ?? '') });
  }

  return (
    <AccountPage
      route="login"
      label={LOGIN_TEXTS.label}
      heading={LOGIN_TEXTS.heading}
      lead={LOGIN_TEXTS.lead}
      illustration="wardrobe-rail"
      other={
        <>
          {LOGIN_TEXTS.newHere} <Link to={ROUTES.signup}>{LOGIN_TEXTS.signUp}</Link>
        </>
      }
    >
      <LoginForm form={form} />
      <button
        type="button"
        className="text-button login-forgot"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={togglePanel}
      >
        {LOGIN_TEXTS.forgot}
      </button>
      {panel.state === 'open' && <ResetPanel id={panelId} email={panel.email} />}
    </AccountPage>
  );
}
