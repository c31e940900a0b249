import { createHash } from 'node:crypto';
import { Html, html } from '#infra/http/html.ts';
import { EARLY_ACCESS_TEXTS } from './early-access.messages.ts';

const STYLE = `
:root { color-scheme: light dark; --paper: #fcfaf6; --ink: #391b2d; --door: #005862 }
@media (prefers-color-scheme: dark) { :root { --paper: #21111a; --ink: #f3eee4; --door: #77cfcf } }
body { margin: 0 auto; padding: 18vh 24px 88px; max-width: 34rem; background: var(--paper); color: var(--ink);
  font: 400 1.125rem/1.55 system-ui, sans-serif }
h1 { margin: 0 0 .5em; font: 400 clamp(2rem, 7vw, 2.75rem)/1.1 Georgia, serif; text-wrap: balance }
a { display: inline-block; padding-block: .6em; color: var(--door) }
`;

/** Nothing but its own style. */
export const JOIN_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export interface JoinPage {
  /** Why the address was not stored; absent: it was. */
  readonly error?: string | undefined;
  /** Address of the page with the form. */
  readonly cameFrom?: string | undefined;
}

/** Renders what a browser without script shows after the form was sent. */
export function renderJoinPage({ error, cameFrom }: JoinPage): string {
  const { joinedTitle, joined, failedTitle, back } = EARLY_ACCESS_TEXTS;
  const title = error === undefined ? joinedTitle : failedTitle;
  const page = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title} – Glow</title>
    <style>${new Html(STYLE)}</style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${error ?? joined}</p>
      ${cameFrom && html`<p><a href="${cameFrom}">${back}</a></p>`}
    </main>
  </body>
</html>
`;
  return page.source;
}
