import { TERMS_VERSION } from '@glow/api';
import { LegalPage } from './legal-page.tsx';
import { TERMS_TEXT } from './terms.messages.ts';

export function Terms() {
  return <LegalPage text={TERMS_TEXT} version={TERMS_VERSION} />;
}
