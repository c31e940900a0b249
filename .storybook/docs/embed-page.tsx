import { useEffect, useRef } from 'react';
import { ManifestTables } from './descriptor-tables.tsx';
import { embedBody, embedSnippet } from './embed-snippet.ts';
import { Snippet } from './snippet.tsx';
import { useHandledErrors } from './use-handled-errors.ts';
import type { WidgetDocs } from './widget-docs.ts';

const title = (component: string) => component.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Renders the widget as its tag, with what a partner copies and all that the tag takes and says. */
export function EmbedPage({ docs }: { readonly docs: WidgetDocs }) {
  const { descriptor } = docs;
  return (
    <article className="docs-page">
      <header>
        <p className="docs-kicker">&lt;{descriptor.tag}&gt;</p>
        <h1 className="glow-display">{title(descriptor.component)}</h1>
        <p className="docs-lead">{descriptor.summary}</p>
      </header>
      <Snippet label="What a page carries" text={embedSnippet(docs)} />
      <LiveTag docs={docs} />
      <ManifestTables tag={descriptor.tag} />
    </article>
  );
}

/** Renders the snippet's HTML, parsed by the browser. Its API base is this page's origin, which serves only pictures. */
function LiveTag({ docs }: { readonly docs: WidgetDocs }) {
  const stageRef = useRef<HTMLDivElement>(null);
  useHandledErrors(stageRef);
  const demo = docs.place === 'inline' ? docs.demo : undefined;
  useEffect(() => {
    const html = embedBody(docs, { ...(demo && { demo }), 'api-base': location.origin });
    stageRef.current?.replaceChildren(document.createRange().createContextualFragment(html));
  }, [docs, demo]);
  return (
    <section aria-label="The tag at work">
      <p className="docs-note">
        {demo
          ? `The tag at work, with demo="${demo}" beside what stands above: no server is behind this page.`
          : 'The tag at work. No server is behind this page, so what is sent from it stays unanswered.'}
      </p>
      <div ref={stageRef} className="docs-live" />
    </section>
  );
}
