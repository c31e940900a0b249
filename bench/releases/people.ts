import type { InstantOutfits, Session } from '@glow/api';
import type { ServerProcess } from '../../packages/server/test/server-process.ts';
import type { Acknowledged } from '../kill/acknowledged.ts';

const SAVES_PER_PERSON = 3;
const PEOPLE_AT_ONCE = 4;

export interface Visit {
  readonly server: ServerProcess;
  readonly people: readonly number[];
  readonly acknowledged: Acknowledged;
}

/**
 * Picks looks, then lets people join the list twice, sign up, save looks and sign in again.
 * @throws where an answer is not 200.
 */
export async function visit({ server, people, acknowledged }: Visit): Promise<void> {
  const [first = 0] = people;
  const { outfits } = await askAs(server, first)<InstantOutfits>('/api/instant_outfits/', {
    vibe: 'sunny',
    image_count: SAVES_PER_PERSON,
  });
  const waiting = [...people];
  async function act(person: number): Promise<void> {
    const email = `person-${person}@example.com`;
    const password = `Velvet-Otter-${person}!`;
    const ask = askAs(server, person);
    for (const _time of ['first', 'second']) await ask('/api/early_access/', { email, consent: true });
    acknowledged.registrations.add(email);
    const secret = { securityQuestion: 'first_pet', securityAnswer: `Quibbleworth ${person}` };
    const { access } = await ask<Session>('/api/signup_mongo/', {
      email,
      password,
      displayName: '',
      ...secret,
    });
    acknowledged.emails.add(email);
    for (let index = 0; index < SAVES_PER_PERSON; index += 1) {
      const look = { filename: `Look ${index}`, image_url: outfits[index]?.image, tags: [] };
      await ask('/api/save_image/', look, access);
      acknowledged.saves.add(`${email}\n${look.filename}`);
    }
    await ask('/api/login_mongo/', { email, password });
  }
  await Promise.all(
    Array.from({ length: PEOPLE_AT_ONCE }, async () => {
      for (let person = waiting.shift(); person !== undefined; person = waiting.shift()) await act(person);
    }),
  );
}

/** Returns what posts as a person, from a network of her own, so that no limit is met. */
function askAs({ address }: ServerProcess, person: number) {
  const client = `10.${(person >> 16) & 255}.${(person >> 8) & 255}.${person & 255}`;
  return async <Answer>(path: string, body: object, access?: string): Promise<Answer> => {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': client,
      ...(access && { authorization: `Bearer ${access}` }),
    };
    const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text) as Answer;
  };
}
