import { type Html, html } from '#infra/http/html.ts';
import type { ApiOperation, ApiSchema, DocumentedCall } from './api-document.ts';
import { titleOf } from './call-title.ts';
import { exampleOf } from './example-value.ts';
import { curlCode, fetchCode, type RequestParts } from './request-code.ts';

/** Renders the request as code, its parts as fields, and the answer: an example until a live one comes. */
export function renderRequest({ path, method, operation }: DocumentedCall): Html {
  const { operationId: id } = operation;
  const parts = requestParts(path, method, operation);
  const title = titleOf(id);
  return html`
          <form class="request" data-theme="dark" data-method="${method}" data-path="${path}" aria-label="${title}: request">
            <div class="request-head">
              <fieldset class="languages">
                <legend class="glow-visually-hidden">Language of the code</legend>
                ${languageChoice(id, 'curl', html` checked`)}${languageChoice(id, 'fetch')}
              </fieldset>
              <span class="copied" role="status"></span>
              <button type="button" class="copy needs-script">Copy</button>
            </div>
            ${codeBlock('curl', title, curlCode(parts))}
            ${codeBlock('fetch', title, fetchCode(parts))}
            ${parts.kind === 'form' ? undefined : renderSending(operation, parts)}
            ${renderAnswer(title, operation)}
          </form>`;
}

function requestParts(path: string, method: string, operation: ApiOperation): RequestParts {
  const content = operation.requestBody?.content;
  const json = content?.['application/json']?.schema;
  const form = content?.['multipart/form-data']?.schema;
  const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
  const address = inPath.reduce(
    (filled, { name, schema }) => filled.replace(`{${name}}`, encodeURIComponent(exampleText(schema))),
    path,
  );
  const fields = Object.entries(form?.properties ?? {}).filter(([name]) => name !== 'image');
  return {
    method,
    address,
    kind: json ? 'json' : form ? 'form' : 'no-body',
    body: json ? JSON.stringify(exampleOf(json, 'left-out'), null, 2) : '',
    fields: fields.map(([name, schema]) => [name, exampleText(schema)]),
    bearer: operation.security ? 'needed' : 'not-needed',
  };
}

const exampleText = (schema: ApiSchema) => `${exampleOf(schema, 'left-out')}`;

function languageChoice(id: string, language: string, checked?: Html): Html {
  return html`<label><input type="radio" name="${id}-language" value="${language}"${checked}>${language}</label>`;
}

function codeBlock(language: string, title: string, code: Html): Html {
  return html`<pre class="code" data-language="${language}" tabindex="0" role="group" aria-label="${title} with ${language}"><code>${code}</code></pre>`;
}

function renderSending({ parameters = [] }: ApiOperation, { kind, body, bearer }: RequestParts): Html {
  const inputs = parameters.map(
    ({ name, in: place, schema }) =>
      html`<label class="field">${name}<input data-place="${place}" name="${name}" value="${exampleText(schema)}" autocomplete="off"></label>`,
  );
  const rows = body.split('\n').length;
  return html`<div class="sending needs-script">
              ${inputs}
              ${kind === 'json' ? html`<label class="field">Body<textarea name="body" rows="${rows}" spellcheck="false" autocomplete="off">${body}</textarea></label>` : undefined}
              ${bearer === 'needed' ? html`<label class="field">Access token <small>stays in this page's memory</small><input data-token autocomplete="off" spellcheck="false"></label>` : undefined}
              <button class="send">Send</button>
            </div>`;
}

function renderAnswer(title: string, { responses }: ApiOperation): Html {
  const content = responses['200']?.content ?? {};
  const schema = content['application/json']?.schema;
  const example = schema
    ? JSON.stringify(exampleOf(schema, 'shown'), null, 2)
    : `A file: ${Object.keys(content)[0]}`;
  return html`<div class="answer">
              <p class="answer-head" role="status">An example answer</p>
              <div class="answer-pictures"></div>
              <pre class="code" tabindex="0" role="group" aria-label="${title}: answer"><code>${example}</code></pre>
            </div>`;
}
