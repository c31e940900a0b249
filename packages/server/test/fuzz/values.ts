import { PERSON } from './person.ts';
import type { Random } from './random.ts';

/** The part of JSON schema that the contract is written in. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** How far from the contract a value is. */
export type Fidelity = 'valid' | 'near' | 'hostile';

/** Texts that reach further than random ones: people that exist, names of the vocabulary, addresses of ours. */
const KNOWN_TEXTS: Readonly<Record<string, readonly string[]>> = {
  email: [PERSON.email, 'fuzz@example.com', 'nobody@example.com', ' ADA@Example.com '],
  password: [PERSON.password, 'Another-Otter-12', 'wrong'],
  newPassword: [PERSON.password, 'Copper-Lantern-34', 'weak'],
  securityAnswer: [PERSON.securityAnswer, 'Marmalade Bridge'],
  filename: ['Ember puffer', 'Ember puffer.png', 'a/b', '50%'],
  name: ['Ember puffer', 'nothing', '..'],
  image_url: [`http://localhost/media/looks/${'a'.repeat(32)}.png`, 'https://evil.example/x.png'],
  tags: ['Casual, Pear, Hot', 'Formal, Inverted Triangle, Cold'],
  tag: ['sunny', 'DATE'],
};

export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202egnp.exe',
  '\u0958'.repeat(200),
  '👗'.repeat(121),
  'x'.repeat(5000),
  '/'.repeat(1900),
  '../../etc/passwd',
  "' or '1'='1",
  "'; drop table accounts; --",
  '%00%zz%',
  '=cmd|calc',
  '<script>alert(1)</script>',
  '{{7*7}}#{7*7}',
  '__proto__',
  'constructor',
  'Infinity',
  '1e400',
  '-0',
  '9'.repeat(400),
  '0x10',
  'null',
  'undefined',
  'a@b.c\r\nx-injected: 1',
];

const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[[[[[]]]]]],
  { $ne: '' },
  { toString: 1, valueOf: 1 },
  [null],
];

/** Returns a value for a schema; only `valid` always fits it. */
export function fuzzValue(random: Random, schema: Schema, fidelity: Fidelity, name = ''): unknown {
  if (fidelity === 'hostile' && random.chance(0.6)) {
    return random.chance(0.6) ? random.pick(HOSTILE_TEXTS) : random.pick(HOSTILE_VALUES);
  }
  if (schema.const !== undefined) return fidelity === 'near' && random.chance(0.2) ? 'other' : schema.const;
  if (schema.enum) return fidelity === 'near' && random.chance(0.2) ? 'other' : random.pick(schema.enum);
  if (schema.anyOf) return fuzzValue(random, random.pick(schema.anyOf), fidelity, name);
  switch (schema.type) {
    case 'string':
      return textOf(random, schema, fidelity, name);
    case 'integer':
    case 'number':
      return numberOf(random, schema, fidelity);
    case 'boolean':
      return random.chance(0.5);
    case 'array':
      return listOf(random, schema, fidelity, name);
    case 'object':
      return objectOf(random, schema, fidelity);
    default:
      return null;
  }
}

function textOf(random: Random, schema: Schema, fidelity: Fidelity, name: string): string {
  const known = KNOWN_TEXTS[name];
  if (known && random.chance(0.7)) return random.pick(known);
  const { minLength = 0, maxLength = 40 } = schema;
  const outside = fidelity === 'near' ? [minLength - 1, maxLength, maxLength + 1] : [maxLength];
  const length = random.chance(0.2) ? random.pick(outside) : minLength + random.below(12);
  return random
    .pick(['x', 'é', '👗', 'A!', ' a'])
    .repeat(Math.max(0, length))
    .slice(0, Math.max(0, length) * 2);
}

function numberOf(random: Random, schema: Schema, fidelity: Fidelity): unknown {
  const { minimum = 0, maximum = 100 } = schema;
  if (fidelity === 'near' && random.chance(0.5))
    return random.pick([minimum - 1, maximum + 1, minimum + 0.5, `${minimum}`, 1e300]);
  return random.chance(0.3)
    ? random.pick([minimum, maximum])
    : minimum + random.below(Math.min(maximum - minimum, 20) + 1);
}

function listOf(random: Random, schema: Schema, fidelity: Fidelity, name: string): unknown[] {
  const { minItems = 0, maxItems = 5, items = {} } = schema;
  const lengths =
    fidelity === 'near' ? [minItems - 1, minItems, maxItems, maxItems + 1] : [minItems, minItems + 1];
  const length = Math.max(0, Math.min(random.pick(lengths), fidelity === 'valid' ? maxItems : 600));
  return Array.from({ length }, () => fuzzValue(random, items, fidelity, name));
}

function objectOf(random: Random, schema: Schema, fidelity: Fidelity): object {
  const entries = Object.entries(schema.properties ?? {}).filter(
    ([name]) => (schema.required?.includes(name) && fidelity === 'valid') || random.chance(0.8),
  );
  const made = entries.map(([name, of]) => [name, fuzzValue(random, of, fidelity, name)] as const);
  if (fidelity === 'hostile' && random.chance(0.3))
    made.push([
      random.pick(['isAdmin', 'role', 'account_id', '__proto__', 'x']),
      random.pick(HOSTILE_VALUES),
    ]);
  return Object.fromEntries(made);
}
