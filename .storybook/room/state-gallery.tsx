import { createElement, useMemo, useRef } from 'react';
import { Frame } from './frame.tsx';
import type { Room } from './rooms.ts';
import { useHandledErrors } from './use-handled-errors.ts';

interface StateGalleryProps {
  readonly title: string;
  readonly room: Room;
  readonly states: Room['descriptor']['demoStates'];
}

/** Named states of a widget side by side: to look at, so nothing in them takes the focus or a press. */
export function StateGallery({ title, room, states }: StateGalleryProps) {
  const galleryRef = useRef<HTMLDivElement>(null);
  useHandledErrors(galleryRef);
  return (
    <article className="room-page">
      <header>
        <p className="room-kicker">&lt;{room.descriptor.tag}&gt;</p>
        <h1 className="glow-display">{title}</h1>
      </header>
      <div
        ref={galleryRef}
        className="room-gallery"
        style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${room.tileWidthPx}px), 1fr))` }}
      >
        {states.map(({ name, description }) => (
          <figure key={name} className="room-tile" data-demo={name}>
            <figcaption>
              <code>demo="{name}"</code>
              <span>{description}</span>
              <a href={`./?path=/story/${room.storyId}--playground&args=demo:${name}`} target="_top">
                Play<span className="glow-visually-hidden"> with {name}</span>
              </a>
            </figcaption>
            <Stage room={room} demo={name} />
          </figure>
        ))}
      </div>
    </article>
  );
}

function Stage({ room, demo }: { readonly room: Room; readonly demo: string }) {
  const { tag } = room.descriptor;
  const attributes = useMemo(() => ({ demo, 'api-base': location.origin }), [demo]);
  return (
    <div className="room-stage" inert>
      {room.place === 'framed' ? (
        <Frame title={`${tag}, ${demo}`} tag={tag} attributes={attributes} />
      ) : (
        createElement(tag, attributes)
      )}
    </div>
  );
}
