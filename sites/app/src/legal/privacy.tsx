import { TERMS_VERSION } from '@glow/api';
import { LegalPage } from './legal-page.tsx';
import { PRIVACY_TEXT } from './privacy.messages.ts';

export function Privacy() {
  return <LegalPage text={PRIVACY_TEXT} version={TERMS_VERSION} />;
}
