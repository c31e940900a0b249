import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../packages/server/test/server-process.ts';
import { interleave } from './measure/interleave.ts';
import { summary } from './measure/statistics.ts';

// Milliseconds of every way to sign in and to reset a password, right and wrong: those that fail must not be
// told apart. Each request comes from a network of its own, so that no limit of an address is met.

const ROUNDS = 40;
const PASSWORD = 'Velvet-Otter-12';
const ANSWER = 'Quibbleworth';
/** Their tries at one account are used up for a quarter of an hour; several, since each has 30 requests a minute. */
const CLOSED_NETWORKS = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'];

const directory = await mkdtemp(join(tmpdir(), 'glow-accounts-'));
const server = await startServerProcess({ GLOW_DATA_DIR: directory, GLOW_TRUST_PROXY: '1' });
let requests = 0;

interface Sent {
  readonly path: string;
  readonly body: object;
  readonly expect: number;
  /** Another one for each request by default. */
  readonly network?: string;
}

/** Milliseconds until the whole answer is there. */
async function time({ path, body, expect, network }: Sent): Promise<number> {
  requests += 1;
  const client = network ?? `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`;
  const start = performance.now();
  const answer = await fetch(`${server.address}/api/${path}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  const tookMs = performance.now() - start;
  if (answer.status !== expect) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return tookMs;
}

const signUp = (email: string) => {
  const answer = { securityQuestion: 'first_pet', securityAnswer: ANSWER };
  const body = { email, password: PASSWORD, displayName: '', ...answer };
  return time({ path: 'signup_mongo', body, expect: 200 });
};
const logIn = (email: string, password: string, expect: number, network?: string) =>
  time({ path: 'login_mongo', body: { email, password }, expect, ...(network && { network }) });
const reset = (email: string, changes: object, expect = 400) => {
  const body = {
    email,
    securityQuestion: 'first_pet',
    securityAnswer: ANSWER,
    newPassword: 'Copper-Lamp-34',
  };
  return time({ path: 'forgot_password', body: { ...body, ...changes }, expect });
};

/** Takes the next of some accounts at each call, since an account takes few wrong answers. */
function oneAfterTheOther(name: string): () => string {
  let next = 0;
  return () => `${name}-${next++ % ROUNDS}@example.com`;
}
for (const name of ['answer', 'question', 'right']) {
  for (let index = 0; index < ROUNDS; index += 1) await signUp(`${name}-${index}@example.com`);
}
for (const email of ['ada@example.com', 'closed@example.com']) await signUp(email);
for (let guess = 0; guess < 10; guess += 1) {
  for (const network of CLOSED_NETWORKS) await logIn('closed@example.com', 'Wrong-Otter-1', 401, network);
}
for (let guess = 0; guess < 3; guess += 1)
  await reset('closed@example.com', { securityAnswer: 'Blatherskite' });

let closedLogins = 0;
const closedNetwork = () => CLOSED_NETWORKS[closedLogins++ % CLOSED_NETWORKS.length];
const ofAnswer = oneAfterTheOther('answer');
const ofQuestion = oneAfterTheOther('question');
const ofRight = oneAfterTheOther('right');
const ofNobody = oneAfterTheOther('nobody');
const ofNew = oneAfterTheOther('new');
const samples = await interleave(
  {
    'login, right': () => logIn('ada@example.com', PASSWORD, 200),
    'login, wrong password': () => logIn(ofAnswer(), 'Wrong-Otter-1', 401),
    'login, unknown address': () => logIn(ofNobody(), PASSWORD, 401),
    'login, over its limit': () => logIn('closed@example.com', PASSWORD, 401, closedNetwork()),
    'reset, right': () => reset(ofRight(), {}, 200),
    'reset, wrong answer': () => reset(ofAnswer(), { securityAnswer: 'Blatherskite' }),
    'reset, wrong question': () => reset(ofQuestion(), { securityQuestion: 'birth_city' }),
    'reset, unknown address': () => reset(ofNobody(), {}),
    'reset, over its limit': () => reset('closed@example.com', {}),
    'sign-up': () => signUp(ofNew()),
  },
  ROUNDS,
);
console.log('ms, median [p25-p75]');
for (const [name, taken] of Object.entries(samples)) console.log(`${name.padEnd(24)} ${summary(taken, 1)}`);

server.kill('SIGTERM');
await server.ended;
await rm(directory, { recursive: true });
