import type { ReactNode } from 'react';

export interface PocketNoteProps {
  readonly text: string;
  /** The ways on from here. */
  readonly children: ReactNode;
}

/** There is nothing to show yet: the pocket of the mark, a sentence, and what to do. */
export function PocketNote({ text, children }: PocketNoteProps) {
  return (
    <div className="glow-curated-note" part="note">
      <div className="glow-curated-pocket" aria-hidden="true">
        <i />
      </div>
      <p className="glow-display glow-curated-text" part="text">
        {text}
      </p>
      <div className="glow-curated-actions">{children}</div>
    </div>
  );
}
