import { type Html, html } from '#infra/http/html.ts';
import type { ApiDocument, ApiOperation } from './api-document.ts';
import { fieldsOf, renderFields } from './field-table.ts';

/** Renders the API for people: one document, no script, every text from the OpenAPI document. */
export function renderApiPage({ info, paths }: ApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const page = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${info.title} API</title>
    <link rel="icon" href="/generated/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/docs/api-page.css">
  </head>
  <body>
    <header>
      <h1>${info.title} API</h1>
      <p>${info.description}</p>
      <p>A failure answers <code>{"error": text, "code": string}</code>. Every path works with and without its
        ending slash. For machines: <a href="/docs/openapi.json">openapi.json</a>.</p>
      <nav aria-label="Calls"><ul>${calls.map(
        ({ path, method, operation }) =>
          html`<li><a href="#${operation.operationId}"><code>${method} ${path}</code></a></li>`,
      )}</ul></nav>
    </header>
    <main>${calls.map(({ path, method, operation }) => renderCall(path, method, operation))}</main>
  </body>
</html>
`;
  return page.source;
}

function renderCall(path: string, method: string, operation: ApiOperation): Html {
  const body = operation.requestBody?.content?.['application/json']?.schema;
  const form = operation.requestBody?.content?.['multipart/form-data']?.schema;
  const answer = operation.responses['200']?.content?.['application/json']?.schema;
  const parameters = (operation.parameters ?? []).map(({ name, schema, required }) => ({
    name,
    schema,
    isRequired: required === true && schema.default === undefined,
  }));
  return html`
    <section id="${operation.operationId}">
      <h2>${operation.summary}</h2>
      <p class="address"><code>${method} ${path}</code> ${operation.security ? 'with a bearer token' : 'open to all'}</p>
      ${renderFields('In the address', parameters)}
      ${renderFields('JSON to send', body ? fieldsOf(body) : [])}
      ${renderFields('Multipart form to send', form ? fieldsOf(form) : [])}
      ${renderFields('JSON that comes back', answer ? fieldsOf(answer) : [])}
      ${renderFailures(operation)}
    </section>`;
}

function renderFailures({ responses }: ApiOperation): Html {
  const failures = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  const rows = failures.map(
    ([status, { description }]) => html`
      <tr>
        <th scope="row"><code>${status}</code></th>
        <td><code>${description}</code></td>
      </tr>`,
  );
  return html`
    <table>
      <caption>Failures, by status and code</caption>
      <tbody>${rows}</tbody>
    </table>`;
}
