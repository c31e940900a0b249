import { useEffect, useRef } from 'react';
import { DescriptorTables } from './descriptor-tables.tsx';
import { embedBody, embedSnippet } from './embed-snippet.ts';
import type { Room } from './rooms.ts';
import { Snippet } from './snippet.tsx';
import { useHandledErrors } from './use-handled-errors.ts';

const title = (component: string) => component.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The widget as its tag, with what a partner copies and all that the tag takes and says. */
export function EmbedPage({ room }: { readonly room: Room }) {
  const { descriptor } = room;
  return (
    <article className="room-page">
      <header>
        <p className="room-kicker">&lt;{descriptor.tag}&gt;</p>
        <h1 className="glow-display">{title(descriptor.component)}</h1>
        <p className="room-lead">{descriptor.summary}</p>
      </header>
      <Snippet label="What a page carries" text={embedSnippet(room)} />
      <LiveTag room={room} />
      <DescriptorTables descriptor={descriptor} />
    </article>
  );
}

/** The same HTML, read by the browser. It asks this page's own origin, which only answers with pictures. */
function LiveTag({ room }: { readonly room: Room }) {
  const stageRef = useRef<HTMLDivElement>(null);
  useHandledErrors(stageRef);
  const demo = room.place === 'inline' ? room.demo : undefined;
  useEffect(() => {
    const html = embedBody(room, { ...(demo && { demo }), 'api-base': location.origin });
    stageRef.current?.replaceChildren(document.createRange().createContextualFragment(html));
  }, [room, demo]);
  return (
    <section aria-label="The tag at work">
      <p className="room-note">
        {demo
          ? `The tag at work, with demo="${demo}" beside what stands above: no server is behind this page.`
          : 'The tag at work. No server is behind this page, so what is sent from it stays unanswered.'}
      </p>
      <div ref={stageRef} className="room-live" />
    </section>
  );
}
