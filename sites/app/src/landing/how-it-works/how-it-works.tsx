import { Feature } from './feature.tsx';
import { FEATURE_TEXTS, type FeatureName, HOW_IT_WORKS_TEXTS } from './how-it-works.messages.ts';

const FEATURES = Object.keys(FEATURE_TEXTS) as readonly FeatureName[];

export function HowItWorks() {
  return (
    <section className="how-it-works" aria-labelledby="how-it-works-heading">
      <div className="landing-width">
        <div className="landing-head">
          <h2 id="how-it-works-heading" className="glow-display">
            {HOW_IT_WORKS_TEXTS.heading}
          </h2>
          <p>{HOW_IT_WORKS_TEXTS.introduction}</p>
        </div>
        <ol className="features">
          {FEATURES.map((name, index) => (
            <Feature key={name} name={name} place={index + 1} />
          ))}
        </ol>
      </div>
    </section>
  );
}
