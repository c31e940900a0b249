import { Link } from 'react-router';
import { AccountPage } from '../forms/account-page.tsx';
import { ROUTES } from '../routes/route-table.ts';
import { SIGNUP_TEXTS } from './signup.messages.ts';
import { SignupForm } from './signup-form.tsx';

/** Create an account (spec section 2, Signup). */
export function Signup() {
  return (
    <AccountPage
      route="signup"
      label={SIGNUP_TEXTS.label}
      heading={SIGNUP_TEXTS.heading}
      lead={SIGNUP_TEXTS.lead}
      illustration="missing-piece"
      other={
        <>
          {SIGNUP_TEXTS.haveOne} <Link to={ROUTES.login}>{SIGNUP_TEXTS.signIn}</Link>
        </>
      }
    >
      <SignupForm />
    </AccountPage>
  );
}
