import { type Html, html } from '#infra/http/html.ts';
import type { ApiOperation, DocumentedCall } from './api-document.ts';
import { titleOf } from './call-title.ts';
import { fieldsOf, renderFields } from './field-table.ts';
import { renderRequest } from './request-panel.ts';

/** Renders one call: what it takes and answers, and beside it a request to copy and to send. */
export function renderCall(call: DocumentedCall): Html {
  const { path, method, operation } = call;
  const { operationId, requestBody, responses } = operation;
  const body = requestBody?.content?.['application/json']?.schema;
  const form = requestBody?.content?.['multipart/form-data']?.schema;
  const answer = responses['200']?.content?.['application/json']?.schema;
  const parameters = (operation.parameters ?? []).map(({ name, schema, required }) => ({
    name,
    schema,
    isRequired: required === true && schema.default === undefined,
  }));
  return html`
        <section class="call" id="${operationId}" aria-labelledby="${operationId}-title">
          <div class="call-text">
            <h2 class="glow-display" id="${operationId}-title"><a href="#${operationId}">${titleOf(operationId)}</a></h2>
            <p class="address"><span class="method" data-method="${method}">${method}</span> <code>${path}</code>
              <span class="right">${operation.tags?.[0]}</span></p>
            <p>${operation.summary}.</p>
            ${renderFields('In the address', parameters)}
            ${renderFields('JSON to send', body ? fieldsOf(body) : [])}
            ${renderFields('Multipart form to send', form ? fieldsOf(form) : [])}
            ${renderFields('JSON that comes back', answer ? fieldsOf(answer) : [])}
            ${renderFailures(operation)}
          </div>
          ${renderRequest(call)}
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
            <table class="failures">
              <caption>Failures, by status and code</caption>
              <tbody>${rows}</tbody>
            </table>`;
}
