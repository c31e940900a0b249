import { type Html, html } from '#infra/http/html.ts';
import type { ApiDocument, DocumentedCall } from './api-document.ts';
import { renderCall } from './call-section.ts';
import { titleOf } from './call-title.ts';

interface PageFileAddresses {
  readonly styles: string;
  readonly fonts: readonly string[];
  readonly scripts: readonly string[];
}

/** Renders the API for people: every text from the OpenAPI document. What needs the scripts is hidden without them. */
export function renderApiPage({ info, paths }: ApiDocument, files: PageFileAddresses): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const groups = [...Map.groupBy(calls, ({ operation }) => operation.tags?.[0] ?? '')];
  const page = html`<!doctype html>
<html lang="en" class="glow">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${info.title} API</title>
    <meta name="description" content="${info.description}">
    <link rel="icon" href="/generated/icon.svg" type="image/svg+xml">
    ${files.fonts.map((font) => html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)}
    <link rel="stylesheet" href="${files.styles}">
    ${files.scripts.map((script) => html`<script type="module" src="${script}"></script>`)}
  </head>
  <body>
    <a class="skip" href="#calls">Skip to the calls</a>
    <header class="bar">
      <a class="home glow-display" href="/"><img src="/generated/icon.svg" width="38" height="38" alt="">${info.title}</a>
      <nav aria-label="Site">
        <a href="/partner/playground.html">Widgets</a>
        <a href="/docs/openapi.json">openapi.json</a>
      </nav>
      <button type="button" class="menu" popovertarget="contents">Calls</button>
    </header>
    <div class="columns">
      <nav class="contents" id="contents" popover aria-label="Calls">
        <label class="search needs-script">Find a call
          <input type="search" id="search" autocomplete="off" spellcheck="false" aria-describedby="found">
        </label>
        <p class="found" id="found" role="status"></p>
        ${groups.map(([title, members]) => renderGroup(title, members))}
      </nav>
      <main id="calls" tabindex="-1">
        <div class="opening">
          <h1 class="glow-display">${info.title} API</h1>
          <p class="lead">${info.description}</p>
          <p>An error comes back as <code>{"error": text, "code": string}</code>. Paths work with or without the
            trailing slash. Calls for a signed-in person need the <code>access</code> token that you get when you
            <a href="#login">sign in</a>.</p>
        </div>
        ${calls.map(renderCall)}
      </main>
    </div>
  </body>
</html>
`;
  return page.source;
}

function renderGroup(title: string, calls: readonly DocumentedCall[]): Html {
  const items = calls.map(
    ({ path, method, operation: { operationId, summary } }) => html`
          <li data-words="${`${operationId} ${path} ${summary}`.toLowerCase()}"><a href="#${operationId}">${titleOf(operationId)}
            <span class="method" data-method="${method}">${method}</span></a></li>`,
  );
  return html`<section class="group">
          <h2>${title}</h2>
          <ul>${items}</ul>
        </section>`;
}
