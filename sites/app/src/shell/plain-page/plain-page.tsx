import type { ReactNode } from 'react';
import { PagePocket } from './page-pocket.tsx';

interface PlainPageProps {
  /** The woven label above the heading. */
  readonly label: string;
  readonly heading: string;
  readonly text: string;
  /** Links and buttons below the text. */
  readonly children: ReactNode;
}

/** A page of one message, set beside the mark at full height. */
export function PlainPage({ label, heading, text, children }: PlainPageProps) {
  return (
    <main className="plain-page">
      <div className="plain-page-message">
        <p className="woven-label">{label}</p>
        <h1 className="glow-display">{heading}</h1>
        <p className="plain-page-text">{text}</p>
        <div className="site-actions">{children}</div>
      </div>
      <PagePocket />
    </main>
  );
}
