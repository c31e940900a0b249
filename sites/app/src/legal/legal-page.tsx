import { LEGAL_TEXTS, type LegalText } from './legal.messages.ts';

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

interface LegalPageProps {
  readonly text: LegalText;
  /** The version that a consent names: a date. */
  readonly version: string;
}

/** A text that people agree to or rely on, to be read from top to bottom. */
export function LegalPage({ text: { heading, lead, sections }, version }: LegalPageProps) {
  return (
    <main className="legal">
      <header className="legal-head">
        <h1 className="glow-display">{heading}</h1>
        <p className="legal-lead">{lead}</p>
        <p className="legal-version">
          {LEGAL_TEXTS.inForce} <time dateTime={version}>{DATE.format(new Date(version))}</time>
        </p>
      </header>
      <div className="legal-sections">
        {sections.map(({ heading: title, paragraphs, points = [] }) => (
          <section key={title}>
            <h2 className="glow-display">{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points.length > 0 && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </main>
  );
}
