import { CALLS, type Call } from '@glow/api/calls';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import type { ApiSchema } from './api-document.ts';
import { exampleOf } from './example-value.ts';

const withBody = Object.entries<Call>(CALLS).flatMap(([name, { body }]) =>
  body ? [[name, body] as const] : [],
);

describe('exampleOf', () => {
  it.each(withBody)('makes a body that %s accepts', (_name, body) => {
    expect([...Value.Errors(body, exampleOf(body as ApiSchema, 'left-out'))]).toEqual([]);
  });

  it('shows optional fields in answers alone', () => {
    const schema: ApiSchema = { type: 'object', properties: { message: { type: 'string' } } };
    expect(exampleOf(schema, 'shown')).toEqual({ message: '' });
    expect(exampleOf(schema, 'left-out')).toEqual({});
  });
});
