import type { InstantOutfits, Session } from '@glow/api';
import { type Administrator, actAsAdministrator } from '../../packages/server/test/acting-administrator.ts';
import type { ServerProcess } from '../../packages/server/test/server-process.ts';
import type { Acknowledged } from './acknowledged.ts';

const SAVES_PER_PERSON = 24;
const PEOPLE_AT_ONCE = 8;

/** One client address per person, so that no limit of an address is met. */
function post(server: ServerProcess, path: string, person: number, body: object, access?: string) {
  return fetch(server.address + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(person >> 16) & 255}.${(person >> 8) & 255}.${person & 255}`,
      ...(access && { authorization: `Bearer ${access}` }),
    },
    body: JSON.stringify(body),
  });
}

export async function picturesOf(server: ServerProcess): Promise<readonly string[]> {
  const answer = await post(server, '/api/instant_outfits/', 0, { vibe: 'sunny', image_count: 14 });
  const { outfits } = (await answer.json()) as InstantOutfits;
  return outfits.map(({ image }) => image);
}

export interface Crowd {
  readonly server: ServerProcess;
  readonly pictures: readonly string[];
  readonly administrator: Administrator;
  /** The number of the first person, so that no two rounds have one in common. */
  readonly firstPerson: number;
  readonly acknowledged: Acknowledged;
  /** Called after each yes with the number of this crowd's so far. */
  readonly onYes: (count: number) => void;
}

/**
 * Several people at once join the list and sign up, one after the other, and each saves looks, while an administrator
 * uploads and deletes images; until the server is gone.
 */
export async function actUntilGone(crowd: Crowd): Promise<void> {
  let next = crowd.firstPerson;
  let count = 0;
  const yes = () => crowd.onYes(++count);
  const actors = Array.from({ length: PEOPLE_AT_ONCE }, async () => {
    for (;;) if ((await actAs(next++, crowd, yes)) === 'server gone') return;
  });
  await Promise.all([...actors, actAsAdministrator({ ...crowd, onYes: yes })]);
}

async function actAs(
  person: number,
  { server, pictures, acknowledged }: Crowd,
  yes: () => void,
): Promise<'done' | 'server gone'> {
  const email = `person-${person}@example.com`;
  try {
    const join = await post(server, '/api/early_access/', person, { email, consent: true });
    await join.json();
    if (join.status !== 200) throw new RefusedError(join.status);
    acknowledged.registrations.add(email);
    yes();
    const signup = await post(server, '/api/signup_mongo/', person, {
      email,
      password: `Velvet-Otter-${person}!`,
      displayName: `Person ${person}`,
      securityQuestion: 'first_pet',
      securityAnswer: `Quibbleworth ${person}`,
    });
    const { access } = (await signup.json()) as Session;
    if (signup.status !== 200) throw new RefusedError(signup.status);
    acknowledged.emails.add(email);
    yes();
    for (let index = 0; index < SAVES_PER_PERSON; index += 1) {
      const look = { filename: `Look ${index} / 👗`, image_url: pictures[index % pictures.length], tags: [] };
      const save = await post(server, '/api/save_image/', person, look, access);
      await save.json();
      if (save.status !== 200) throw new RefusedError(save.status);
      acknowledged.saves.add(`${email}\n${look.filename}`);
      yes();
    }
    return 'done';
  } catch (error) {
    if (error instanceof RefusedError && error.status < 500) throw error;
    return 'server gone';
  }
}

class RefusedError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The server answered ${status}.`);
    this.status = status;
  }
}
