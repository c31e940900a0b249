import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resetAdministrator } from '#people/administrator.service.ts';
import { erasePerson } from '#people/erase-person.service.ts';
import { PATHS } from '#test/test-accounts.ts';
import {
  ADMINISTRATOR_EMAIL,
  openTestAdministration,
  type TestAdministration,
} from '#test/test-administration.ts';
import { ENGINES } from '#test/test-database.ts';
import { plainPng } from '#test/test-png.ts';
import { isFault } from './faults.ts';
import { PERSON } from './person.ts';
import { createRandom } from './random.ts';
import { fuzzRequest } from './requests.ts';

/** `bench fuzz` sends 100,000. */
const REQUESTS = 700;
const SEED = 20_261_122;
/** Both start anew after so many requests, since requests sign them out, change their passwords and erase them. */
const RENEW_EVERY = 25;
const LONG_MS = 600_000;

describe.each(ENGINES)('requests made from the contract, on %s', (engine) => {
  let console: TestAdministration;
  beforeAll(async () => {
    console = await openTestAdministration(engine);
  });
  afterAll(() => console.close());

  it(
    'are answered without a failure of the server, whatever is in them',
    async () => {
      const random = createRandom(SEED);
      const png = await plainPng(8, 8);
      const tokens = { user: '', administrator: console.access };
      const signIn = async (email: string, { password }: { readonly password: string } = PERSON) => {
        const answer = await console.post(PATHS.login, { email, password });
        return answer.statusCode === 200 ? answer.json().access : undefined;
      };
      const context = {
        png,
        userToken: () => tokens.user,
        administratorToken: () => tokens.administrator,
      };
      const statuses = new Map<number, number>();
      const faults: unknown[] = [];
      for (let count = 0; count < REQUESTS; count += 1) {
        if (count % RENEW_EVERY === 0) {
          await erasePerson(console.dependencies, PERSON.email, '');
          tokens.user = (await console.post(PATHS.signup, PERSON)).json().access;
          const shown = await resetAdministrator(console.dependencies, ADMINISTRATOR_EMAIL);
          tokens.administrator = await signIn(ADMINISTRATOR_EMAIL, shown);
        }
        const { body, ...request } = fuzzRequest(random, context);
        const answer = await console.app.inject({ ...request, ...(body && { payload: body }) });
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
        if (isFault(answer.statusCode, answer.headers))
          faults.push({ count, ...request, answer: answer.body });
      }
      expect(faults).toEqual([]);
      // The requests reach what they are for: much is refused, and much is not.
      for (const status of [200, 400, 401, 403, 404, 405, 409, 413, 414, 415, 422])
        expect(statuses.get(status), `${status} of ${[...statuses]}`).toBeGreaterThan(0);
      expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 10);
    },
    LONG_MS,
  );
});
