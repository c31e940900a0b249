import type { ApiSchema } from './api-document.ts';

/** Returns a value that a schema accepts, from its own examples. Answers show optional fields, requests leave them out. */
export function exampleOf(schema: ApiSchema, optional: 'shown' | 'left-out'): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined && optional === 'left-out') return schema.default;
  if (schema.examples) return schema.examples[0];
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0], optional);
  if (schema.items) return [exampleOf(schema.items, optional)];
  return schema.type === 'object' ? exampleObject(schema, optional) : exampleScalar(schema);
}

function exampleObject({ properties = {}, required = [] }: ApiSchema, optional: 'shown' | 'left-out') {
  const isShown = ([name, child]: readonly [string, ApiSchema]) =>
    optional === 'shown' || required.includes(name) || child.default !== undefined;
  const fields = Object.entries(properties).filter(isShown);
  return Object.fromEntries(fields.map(([name, child]) => [name, exampleOf(child, optional)]));
}

function exampleScalar({ type, minimum, default: fallback }: ApiSchema): unknown {
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return fallback ?? minimum ?? 1;
  return fallback ?? '';
}
