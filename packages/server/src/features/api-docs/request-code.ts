import { FALLBACK_API_BASE } from '@glow/api';
import { type Html, html } from '#infra/http/html.ts';

/** What the code of a request is made of. */
export interface RequestParts {
  readonly method: string;
  /** With its parameters filled in. */
  readonly address: string;
  readonly kind: 'no-body' | 'json' | 'form';
  /** JSON text. */
  readonly body: string;
  /** Text fields of a form. */
  readonly fields: readonly (readonly [string, string])[];
  readonly bearer: 'needed' | 'not-needed';
}

// The page's script writes anew what stands in a slot: origin, address and body as the reader has them.
const origin = html`<span data-slot="origin">${FALLBACK_API_BASE}</span>`;
const addressSlot = (address: string) => html`<span data-slot="address">${address}</span>`;

/** Returns the request as a command of a POSIX shell. */
export function curlCode({ method, address, kind, body, fields, bearer }: RequestParts): Html {
  const quoted = body.replaceAll("'", `'\\''`);
  const lines = [
    html`curl ${method === 'GET' ? '' : `-X ${method} `}'${origin}${addressSlot(address)}'`,
    ...(bearer === 'needed' ? [html`  -H "authorization: Bearer $TOKEN"`] : []),
    ...(kind === 'json'
      ? [
          html`  -H 'content-type: application/json'`,
          html`  -d '<span data-slot="body" data-quotes="shell">${quoted}</span>'`,
        ]
      : []),
    ...(kind === 'form' ? [html`  -F image=@look.png`] : []),
    ...fields.map(([name, value]) => html`  -F '${name}=${value}'`),
  ];
  return joined(lines, ' \\\n');
}

/** Returns the request as JavaScript. */
export function fetchCode({ method, address, kind, body, fields, bearer }: RequestParts): Html {
  const headers = [
    ...(kind === 'json' ? [`'content-type': 'application/json'`] : []),
    ...(bearer === 'needed' ? ["authorization: 'Bearer ' + token"] : []),
  ];
  const bodyLines = {
    'no-body': [],
    json: [html`  body: JSON.stringify(<span data-slot="body">${body}</span>),`],
    form: [html`  body: form,`],
  }[kind];
  const form = [
    html`const form = new FormData();`,
    html`form.set('image', file);`,
    ...fields.map(([name, value]) => html`form.set('${name}', '${value}');`),
  ];
  const lines = [
    ...(kind === 'form' ? form : []),
    html`const answer = await fetch('${origin}${addressSlot(address)}', {`,
    html`  method: '${method}',`,
    ...(headers.length > 0 ? [html`  headers: { ${headers.join(', ')} },`] : []),
    ...bodyLines,
    html`});`,
  ];
  return joined(lines, '\n');
}

function joined(lines: readonly Html[], separator: string): Html {
  return html`${lines.map((line, index) => (index === 0 ? line : html`${separator}${line}`))}`;
}
