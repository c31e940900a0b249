import { type Html, html } from '#infra/http/html.ts';
import type { ApiSchema } from './api-document.ts';
import { describeSchema } from './schema-text.ts';

interface Field {
  readonly name: string;
  readonly schema: ApiSchema;
  readonly isRequired: boolean;
}

/** Returns the fields of an object, those of lists of objects below them as `outfits[].name`. */
export function fieldsOf(schema: ApiSchema, prefix = ''): readonly Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, child]) => {
    const name = prefix + key;
    const isRequired = schema.required?.includes(key) === true && child.default === undefined;
    const inner = child.items?.properties ? fieldsOf(child.items, `${name}[].`) : fieldsOf(child, `${name}.`);
    return [{ name, schema: child, isRequired }, ...inner];
  });
}

const OPTIONAL = html` <small>optional</small>`;

/** Renders one row per field; undefined where there are none. */
export function renderFields(title: string, fields: readonly Field[]): Html | undefined {
  if (fields.length === 0) return undefined;
  const rows = fields.map(
    ({ name, schema, isRequired }) => html`
      <tr>
        <th scope="row"><code>${breakable(name)}</code>${isRequired ? undefined : OPTIONAL}</th>
        <td>${describeSchema(schema)}</td>
      </tr>`,
  );
  return html`
    <table>
      <caption>${title}</caption>
      <tbody>${rows}</tbody>
    </table>`;
}

/** Lets a long path of fields break after its dots. */
function breakable(name: string): readonly Html[] {
  return name.split(/(?<=\.)/).map((part) => html`${part}<wbr>`);
}
