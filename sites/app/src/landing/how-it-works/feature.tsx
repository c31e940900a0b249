import { RevealItem } from '#motion/reveal.tsx';
import { Illustration } from '#pictures/illustration.tsx';
import { FEATURE_PICTURES } from './feature-pictures.ts';
import { FEATURE_TEXTS, type FeatureName, HOW_IT_WORKS_TEXTS } from './how-it-works.messages.ts';

interface FeatureProps {
  readonly name: FeatureName;
  /** From 1. */
  readonly place: number;
}

/** One titled step with its picture. */
export function Feature({ name, place }: FeatureProps) {
  const { title, where, paragraphs } = FEATURE_TEXTS[name];
  return (
    <RevealItem className="feature">
      <Illustration className="feature-picture" picture={FEATURE_PICTURES[name]} loading="near" />
      <div className="feature-copy">
        <p className="feature-step">
          {HOW_IT_WORKS_TEXTS.step(place)}
          <span className="woven-label" data-where={where}>
            {HOW_IT_WORKS_TEXTS[where]}
          </span>
        </p>
        <h3 className="glow-display">{title}</h3>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </RevealItem>
  );
}
