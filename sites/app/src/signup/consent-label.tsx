import { ROUTES } from '../routes/route-table.ts';
import { SIGNUP_TEXTS } from './signup.messages.ts';

/** In a tab of their own: what is typed stays. */
function DocumentLink({ to, text }: { readonly to: string; readonly text: string }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {text}
      <span className="glow-visually-hidden">{SIGNUP_TEXTS.newTab}</span>
    </a>
  );
}

/** What the box agrees to, with both texts to read. */
export function ConsentLabel() {
  return (
    <>
      {SIGNUP_TEXTS.consentBefore}
      <DocumentLink to={ROUTES.terms} text={SIGNUP_TEXTS.terms} />
      {SIGNUP_TEXTS.consentBetween}
      <DocumentLink to={ROUTES.privacy} text={SIGNUP_TEXTS.privacy} />.
    </>
  );
}
