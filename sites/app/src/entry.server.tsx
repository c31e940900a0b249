import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './app.tsx';
import { HERO_PICTURE } from './landing/hero/hero-picture.ts';
import { type PreloadLink, preloadLinks } from './pictures/preload-picture.ts';

export { ROUTE_NAMES, ROUTES } from './routes/route-table.ts';
export { documentTitle, ROUTE_TEXTS } from './routes/routes.messages.ts';

/** Resolves to the markup of a page as a new visitor first sees it, every lazy part in its place. */
export async function renderPage(pathname: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={pathname}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // Never split a section out of its place: putting it back would take an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  let html = '';
  for await (const chunk of prelude) html += chunk;
  return html;
}

/** Returns what the front page asks for before anything else. */
export function landingPictures(): readonly PreloadLink[] {
  return preloadLinks(HERO_PICTURE);
}
