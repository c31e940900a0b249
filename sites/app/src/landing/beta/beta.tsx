import { Button } from '@glow/kit';
import { RevealSection } from '#motion/reveal.tsx';
import { BETA_TEXTS } from '../landing.messages.ts';

/** Renders the mark as large as the page: the sun rises out of the pocket as it is scrolled to. */
export function Beta({ onJoin }: { readonly onJoin: () => void }) {
  return (
    <RevealSection className="beta" data-theme="light" aria-labelledby="beta-heading">
      <span className="beta-sky" aria-hidden="true">
        <span className="sun" />
      </span>
      <div className="cloth-pocket beta-pocket">
        <div className="beta-copy">
          <h2 id="beta-heading" className="glow-display">
            {BETA_TEXTS.heading}
          </h2>
          <p>{BETA_TEXTS.text}</p>
          <Button variant="glow" onClick={onJoin}>
            {BETA_TEXTS.action}
          </Button>
        </div>
      </div>
    </RevealSection>
  );
}
