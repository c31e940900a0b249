import { Button, buttonClass } from '@glow/kit';
import { Link } from 'react-router';
import { Illustration } from '#pictures/illustration.tsx';
import { ROUTES } from '#routes/route-table.ts';
import { HERO_TEXTS } from '../landing.messages.ts';
import { HERO_PICTURE } from './hero-picture.ts';

/** Renders the hero: the headline lies on the wall of the picture, by day or, in the dark, by lamplight. */
export function Hero({ onEarlyAccess }: { readonly onEarlyAccess: () => void }) {
  return (
    <section className="hero" aria-labelledby="hero-heading">
      <Illustration className="hero-picture" picture={HERO_PICTURE} loading="first" />
      <div className="hero-copy">
        <p className="woven-label">{HERO_TEXTS.label}</p>
        <h1 id="hero-heading" className="glow-display">
          {HERO_TEXTS.heading}
        </h1>
        <p className="hero-subheading">{HERO_TEXTS.subheading}</p>
        <p className="hero-description">{HERO_TEXTS.description}</p>
        <div className="site-actions">
          <Link className={buttonClass()} to={ROUTES.styleDiscovery}>
            {HERO_TEXTS.transform}
          </Link>
          <Button variant="quiet" onClick={onEarlyAccess}>
            {HERO_TEXTS.earlyAccess}
          </Button>
        </div>
      </div>
    </section>
  );
}
