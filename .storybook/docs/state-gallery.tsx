import { createElement, useMemo, useRef } from 'react';
import { Frame } from './frame.tsx';
import { useHandledErrors } from './use-handled-errors.ts';
import type { WidgetDocs } from './widget-docs.ts';

interface StateGalleryProps {
  readonly title: string;
  readonly docs: WidgetDocs;
  readonly states: WidgetDocs['descriptor']['demoStates'];
}

/** Named states of a widget side by side: to look at, so nothing in them takes the focus or a press. */
export function StateGallery({ title, docs, states }: StateGalleryProps) {
  const galleryRef = useRef<HTMLDivElement>(null);
  useHandledErrors(galleryRef);
  return (
    <article className="docs-page">
      <header>
        <p className="docs-kicker">&lt;{docs.descriptor.tag}&gt;</p>
        <h1 className="glow-display">{title}</h1>
      </header>
      <div
        ref={galleryRef}
        className="docs-gallery"
        style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${docs.tileWidthPx}px), 1fr))` }}
      >
        {states.map(({ name, description }) => (
          <figure key={name} className="docs-tile" data-demo={name}>
            <figcaption>
              <code>demo="{name}"</code>
              <span>{description}</span>
              <a href={`./?path=/story/${docs.storyId}--playground&args=demo:${name}`} target="_top">
                Play<span className="glow-visually-hidden"> with {name}</span>
              </a>
            </figcaption>
            <Stage docs={docs} demo={name} />
          </figure>
        ))}
      </div>
    </article>
  );
}

function Stage({ docs, demo }: { readonly docs: WidgetDocs; readonly demo: string }) {
  const { tag } = docs.descriptor;
  const attributes = useMemo(() => ({ demo, 'api-base': location.origin }), [demo]);
  return (
    <div className="docs-stage" inert>
      {docs.place === 'framed' ? (
        <Frame title={`${tag}, ${demo}`} tag={tag} attributes={attributes} />
      ) : (
        createElement(tag, attributes)
      )}
    </div>
  );
}
