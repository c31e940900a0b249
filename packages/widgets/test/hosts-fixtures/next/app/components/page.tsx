import { GlowProvider, InstantStyle } from '@glow/widgets';
import { STRINGS } from '@glow/widgets/languages/de';

/** A server component with the React components. */
export default function Page() {
  return (
    <GlowProvider apiBase="http://127.0.0.1:8711" strings={STRINGS}>
      <InstantStyle vibes={['work']} />
    </GlowProvider>
  );
}
