import type { ApiSchema } from './api-document.ts';

/** Describes what a schema accepts, in a few words: `whole number, 1 to 14, 1 when absent`. */
export function describeSchema(schema: ApiSchema): string {
  const words = [kindOf(schema), rangeOf(schema), defaultOf(schema)].filter(Boolean).join(', ');
  return [words, schema.description].filter(Boolean).join(': ');
}

function kindOf(schema: ApiSchema): string {
  if (schema.const !== undefined) return `always ${JSON.stringify(schema.const)}`;
  if (schema.enum) return `one of ${schema.enum.join(', ')}`;
  if (schema.contentMediaType) return `a file: ${schema.contentMediaType}`;
  if (schema.anyOf) return schema.anyOf.map(kindOf).join(' or ');
  if (schema.items) return `list of ${schema.items.properties ? 'objects' : kindOf(schema.items)}`;
  const names: Readonly<Record<string, string>> = {
    string: 'text',
    integer: 'whole number',
    number: 'number',
    boolean: 'true or false',
    null: 'null',
  };
  return names[`${schema.type}`] ?? 'object';
}

/** From here a maximum only keeps numbers exact, and says nothing to a reader. */
const NO_BOUND_FROM = 1e9;

function rangeOf({ type, minimum, maximum, maxLength, maxItems }: ApiSchema): string | undefined {
  const isBounded = maximum !== undefined && maximum < NO_BOUND_FROM;
  if (minimum !== undefined && isBounded) return `${minimum} to ${maximum}`;
  if (minimum !== undefined) return `from ${minimum}`;
  if (type === 'string' && maxLength !== undefined) return `at most ${maxLength} characters`;
  if (type === 'array' && maxItems !== undefined) return `at most ${maxItems}`;
  return undefined;
}

function defaultOf(schema: ApiSchema): string | undefined {
  if (schema.default === undefined) return undefined;
  const isEmpty = Array.isArray(schema.default) && schema.default.length === 0;
  return isEmpty ? 'empty when absent' : `${JSON.stringify(schema.default)} when absent`;
}
