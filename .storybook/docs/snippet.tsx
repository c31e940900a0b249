import { useState } from 'react';
import { Button } from '#kit/button/button.tsx';

interface SnippetProps {
  /** What the text is, for screen readers. */
  readonly label: string;
  readonly text: string;
}

/** Renders a text to be copied as it stands. */
export function Snippet({ label, text }: SnippetProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  return (
    <div className="docs-snippet">
      <section aria-label={label}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls, and must by keys too */}
        <pre tabIndex={0}>{text}</pre>
      </section>
      <div className="docs-snippet-foot">
        <Button variant="quiet" size="small" onClick={copy}>
          Copy
        </Button>
        <span role="status">
          {state === 'copied' && 'Copied.'}
          {state === 'refused' && 'The browser refused; mark the text and copy it.'}
        </span>
      </div>
    </div>
  );
}
