import { CALLS, type Call, type CallName } from '@glow/api/calls';
import type { Random } from './random.ts';
import { type Fidelity, fuzzValue, HOSTILE_TEXTS, type Schema } from './values.ts';

export interface FuzzRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  /** Path and query, as they are sent. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** What requests need of the server they go to, as it is at that moment. */
export interface FuzzContext {
  readonly userToken: () => string;
  readonly administratorToken: () => string;
  /** A picture that may be uploaded. */
  readonly png: Buffer;
}

const NAMES = Object.keys(CALLS) as CallName[];
const BOUNDARY = 'glow-fuzz';
const OTHER_PATHS = [
  '/',
  '/docs',
  '/docs/openapi.json',
  '/healthz',
  '/readyz',
  '/metrics',
  '/partner/',
  '/embed/glow.js',
  '/embed/chunks/none.js',
  '/media/vibe/sunny?w=320',
  `/media/looks/${'a'.repeat(32)}.png`,
  '/media/looks/x.png?w=1e400',
  '/api/nowhere/',
];
const ODD_HEADERS: Readonly<Record<string, readonly string[]>> = {
  origin: ['https://shop.example', 'null', 'x'.repeat(9000)],
  accept: ['*/*', 'text/html', 'image/avif', ';q=,'.repeat(500), 'application/json;q=9'],
  'accept-encoding': ['br', 'identity;q=0', ','.repeat(900)],
  'if-none-match': ['*', 'W/"x"', '"'.repeat(900)],
  host: ['localhost', 'evil.example', '[::1]:1', '???'],
  'x-forwarded-host': ['evil.example', '\t'],
  referer: ['javascript:alert(1)', 'https://shop.example/a'],
};
const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=latin1',
  'text/plain',
  'multipart/form-data',
  `multipart/form-data; boundary=${BOUNDARY}`,
  'application/x-www-form-urlencoded',
  'nonsense',
];

/** Makes one request from a row of the contract, most parts of it as the row says, some near it, some hostile. */
export function fuzzRequest(random: Random, context: FuzzContext): FuzzRequest {
  const headers = { ...tokenOf(random, context), ...oddHeaders(random), ...clientAddress(random) };
  if (random.chance(0.04))
    return {
      method: random.pick(['GET', 'HEAD', 'POST', 'OPTIONS'] as const),
      url: otherUrl(random),
      headers,
    };
  const call: Call = CALLS[random.pick(NAMES)];
  const fidelity = random.pick<Fidelity>(['valid', 'near', 'hostile']);
  const method = random.chance(0.03)
    ? random.pick(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)
    : call.method;
  const url = urlOf(random, call, fidelity);
  if (method === 'GET' || (method === 'DELETE' && random.chance(0.8))) return { method, url, headers };
  const { type, body } = call.fields
    ? formOf(random, call.fields as Schema, fidelity, context.png)
    : { type: 'application/json', body: jsonOf(random, call.body as Schema | undefined, fidelity) };
  const contentType = random.chance(0.05) ? random.pick(CONTENT_TYPES) : type;
  const isCut = fidelity === 'hostile' && random.chance(0.3);
  const sent = isCut ? body.subarray(0, random.below(body.length + 1)) : body;
  return { method, url, headers: { ...headers, 'content-type': contentType }, body: sent };
}

function urlOf(random: Random, call: Call, fidelity: Fidelity): string {
  const params = (call.params as Schema | undefined)?.properties ?? {};
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    segmentOf(random, fuzzValue(random, params[name] ?? {}, fidelity, name)),
  );
  const query = Object.entries((call.query as Schema | undefined)?.properties ?? {}).flatMap(([name, of]) =>
    random.chance(0.6) ? [`${name}=${segmentOf(random, fuzzValue(random, of, fidelity, name))}`] : [],
  );
  const trimmed = random.chance(0.2) ? path.slice(0, -1) : path;
  return query.length > 0 ? `${trimmed}?${query.join('&')}` : trimmed;
}

function segmentOf(random: Random, value: unknown): string {
  const text = (typeof value === 'string' ? value : `${JSON.stringify(value)}`).toWellFormed();
  return random.chance(0.9) ? encodeURIComponent(text) : printable(text);
}

/** What a socket takes in a request line: other signs as their bytes. */
function printable(text: string): string {
  return text.replace(/[^!-"$-~]/gu, (sign) => encodeURIComponent(sign.toWellFormed()));
}

function otherUrl(random: Random): string {
  const path = random.pick(OTHER_PATHS);
  return random.chance(0.3) ? printable(path + random.pick(HOSTILE_TEXTS)) : path;
}

function jsonOf(random: Random, schema: Schema | undefined, fidelity: Fidelity): Buffer {
  if (random.chance(0.01)) return Buffer.alloc(70_000, '[');
  if (!schema) return Buffer.from(random.pick(['', '{}', 'null', '[']));
  return Buffer.from(JSON.stringify(fuzzValue(random, { ...schema, type: 'object' }, fidelity)) ?? '');
}

function formOf(random: Random, fields: Schema, fidelity: Fidelity, png: Buffer) {
  const part = (head: string, body: Buffer) =>
    Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      body,
      Buffer.from('\r\n'),
    ]);
  const values = fuzzValue(random, { ...fields, type: 'object' }, fidelity);
  const texts = Object.entries(typeof values === 'object' && values ? values : {}).map(([name, value]) =>
    part(`name="${name}"`, Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))),
  );
  const fileName = fidelity === 'valid' ? 'image' : random.pick(['image', 'file', 'tags', '__proto__', '']);
  const file = fidelity === 'hostile' ? png.subarray(0, random.below(png.length)) : png;
  const parts = [...texts, part(`name="${fileName}"; filename="x.png"`, file)];
  const end = Buffer.from(random.chance(0.9) ? `--${BOUNDARY}--\r\n` : '');
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, body: Buffer.concat([...parts, end]) };
}

function tokenOf(random: Random, { userToken, administratorToken }: FuzzContext): Record<string, string> {
  const kind = random.below(10);
  if (kind < 2) return {};
  if (kind < 5) return { authorization: `Bearer ${userToken()}` };
  if (kind < 9) return { authorization: `Bearer ${administratorToken()}` };
  const cut = userToken().slice(0, random.below(200));
  return {
    authorization: random.pick([`Bearer ${cut}`, 'Bearer', 'Basic eDp4', `Bearer ${'x'.repeat(6000)}`]),
  };
}

function oddHeaders(random: Random): Record<string, string> {
  const names = Object.keys(ODD_HEADERS).filter(() => random.chance(0.05));
  return Object.fromEntries(names.map((name) => [name, random.pick(ODD_HEADERS[name] ?? [])]));
}

/** One of many, so that few requests end at a rate limit. */
function clientAddress(random: Random): Record<string, string> {
  return { 'x-forwarded-for': `10.${random.below(256)}.${random.below(256)}.${random.below(256)}` };
}
