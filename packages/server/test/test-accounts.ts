import type { ForgotPasswordRequest, LoginRequest, Session, SignupRequest } from '@glow/api';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { ownAccountPlugin } from '#features/own-account/index.ts';
import { passwordResetPlugin } from '#features/password-reset/index.ts';
import { signInPlugin } from '#features/sign-in/index.ts';
import type { Engine } from '#infra/db/engine.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

export const ADA: SignupRequest = {
  email: 'ada@example.com',
  password: 'Velvet-Otter-12',
  displayName: 'Ada Lovelace',
  securityQuestion: 'first_pet',
  securityAnswer: 'Quibbleworth',
};
export const ADAS_LOGIN: LoginRequest = { email: ADA.email, password: ADA.password };
export const ADAS_RESET: ForgotPasswordRequest = {
  email: ADA.email,
  securityQuestion: ADA.securityQuestion,
  securityAnswer: ADA.securityAnswer,
  newPassword: 'Copper-Lantern-34',
};

export interface TestAccounts extends TestApp {
  readonly clock: TestClock;
  post(path: string, payload?: unknown, options?: InjectOptions): Promise<LightMyRequestResponse>;
  signUp(overrides?: Partial<SignupRequest>): Promise<Session>;
  /** Signs in; returns the status. */
  logIn(overrides?: Partial<LoginRequest>, options?: InjectOptions): Promise<number>;
  /** Whether this access token opens anything. */
  isSignedIn(access: string): Promise<boolean>;
  /** The names of what was written down, in its order. */
  events(): Promise<readonly string[]>;
  makeAdministrator(email: string): Promise<void>;
}

export const PATHS = {
  login: '/api/login_mongo/',
  signup: '/api/signup_mongo/',
  reset: '/api/forgot_password/',
  refresh: '/api/token/refresh/',
  logout: '/api/logout/',
  recoveryCode: '/api/recovery_code/',
  changePassword: '/api/account/password/',
  changeName: '/api/account/name/',
  changeSecurityQuestion: '/api/account/security_question/',
  security: '/api/account/security/',
  endOtherSessions: '/api/account/sessions/end_others/',
  personalData: '/api/account/data/',
  deleteAccount: '/api/account/delete/',
} as const;

/** Creates the account calls on a database of their own, under a clock that stands still. */
export async function createTestAccounts(
  engine: Engine,
  { register, overrides, ...options }: TestAppOptions = {},
): Promise<TestAccounts> {
  const clock = createTestClock();
  const server = await createTestApp({
    ...options,
    engine,
    overrides: { clock, ...overrides },
    async register(app: FastifyInstance, dependencies) {
      await app.register(signInPlugin, dependencies);
      await app.register(passwordResetPlugin, dependencies);
      await app.register(ownAccountPlugin, dependencies);
      await register?.(app, dependencies);
    },
  });
  const { queries } = server.dependencies.db;
  const post: TestAccounts['post'] = async (url, payload, more = {}) => {
    const body = payload === undefined ? {} : { payload: payload as object };
    return server.app.inject({ method: 'POST', url, ...body, ...more });
  };
  return {
    ...server,
    clock,
    post,
    async signUp(changes = {}) {
      const answer = await post(PATHS.signup, { ...ADA, ...changes });
      if (answer.statusCode !== 200) throw new Error(`Signing up failed: ${answer.body}`);
      return answer.json<Session>();
    },
    async logIn(changes = {}, more = {}) {
      return (await post(PATHS.login, { ...ADAS_LOGIN, ...changes }, more)).statusCode;
    },
    async isSignedIn(access) {
      return (await server.dependencies.auth.authenticate(bearer(access).authorization)) !== undefined;
    },
    async events() {
      const rows = await queries.selectFrom('audit_events').selectAll().orderBy('happened_at').execute();
      return rows.map(({ event }) => event).toSorted();
    },
    async makeAdministrator(email) {
      await queries
        .updateTable('accounts')
        .set({ role: 'administrator' })
        .where('email', '=', email)
        .execute();
    },
  };
}

export function bearer(access: string): { readonly authorization: string } {
  return { authorization: `Bearer ${access}` };
}
