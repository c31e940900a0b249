import { CALL_ADDRESSES } from '@glow/api/calls';
import { PERSON } from '../../packages/server/test/fuzz/person.ts';
import type { Random } from '../../packages/server/test/fuzz/random.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Sessions {
  readonly userToken: () => string;
  readonly administratorToken: () => string;
  /**
   * Signs in again whoever is signed out, since requests end sessions, change the person's password and erase the account.
   * Who still is signed in is only asked for: a password costs as much as a dozen requests.
   */
  renew(): Promise<void>;
}

/** Opens the sessions that requests carry the tokens of, each call from an address of its own. */
export async function openSessions(
  address: string,
  administrator: Credentials,
  random: Random,
): Promise<Sessions> {
  const { login, signup, deleteUser, fetchAccountSecurity } = CALL_ADDRESSES;
  const tokens = { user: '', administrator: '' };

  function ask(method: 'GET' | 'POST', path: string, access: string, body?: object): Promise<Response> {
    const client = `10.9.${random.below(256)}.${random.below(256)}`;
    return fetch(address + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': client,
        authorization: `Bearer ${access}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  async function post(path: string, body: object, access = ''): Promise<{ readonly access?: string }> {
    return (await ask('POST', path, access, body)).json();
  }

  async function isSignedOut(access: string): Promise<boolean> {
    const answer = await ask('GET', fetchAccountSecurity.path, access);
    await answer.arrayBuffer();
    return answer.status === 401;
  }

  async function renewAdministrator(): Promise<void> {
    if (!(await isSignedOut(tokens.administrator))) return;
    tokens.administrator = (await post(login.path, administrator)).access ?? tokens.administrator;
  }

  async function renewUser(): Promise<void> {
    if (!(await isSignedOut(tokens.user))) return;
    const { access } = await post(login.path, PERSON);
    if (access === undefined) await post(deleteUser.path, { email: PERSON.email }, tokens.administrator);
    tokens.user = access ?? (await post(signup.path, PERSON)).access ?? tokens.user;
  }

  async function renew(): Promise<void> {
    await renewAdministrator();
    await renewUser();
  }

  await renew();
  return { userToken: () => tokens.user, administratorToken: () => tokens.administrator, renew };
}
