import { STYLE_QUIZ_STRINGS } from '@glow/widgets';
import { GlowConfig, GlowEarlyAccess } from '@glow/widgets/react';
import '@glow/widgets/elements';
import { Picker } from './picker';

/** A server component with the tags. */
export default function Page() {
  return (
    <main title={STYLE_QUIZ_STRINGS.Casual}>
      <GlowConfig apiBase="http://127.0.0.1:8711" />
      <button type="button" data-glow-open="early-access">
        Get Early Access
      </button>
      <GlowEarlyAccess id="early-access" className="wide" strings={{ join: 'Be first' }} />
      <Picker />
    </main>
  );
}
