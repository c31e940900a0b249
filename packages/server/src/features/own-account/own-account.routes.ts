import type { FastifyInstance } from 'fastify';
import type { Config } from '#config/config.ts';
import type { Auth } from '#infra/auth/auth.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { publicUrlOf } from '#infra/http/public-url.ts';
import { registerCall } from '#infra/http/register-call.ts';
import type { Metrics } from '#infra/metrics.ts';
import type { CounterStore } from '#infra/rate-limits/counter-store.ts';
import {
  invalidChangePasswordField,
  invalidPasswordProofField,
  invalidSecurityQuestionField,
} from '#people/account.errors.ts';
import { ACCOUNT_TEXTS } from '#people/account.messages.ts';
import { ADDRESS_LIMITS } from '#people/account-limits.ts';
import { deleteFigure, findFigure, upsertFigure } from './account-figure.repository.ts';
import { describeSecurity, endOtherSessions } from './account-security.service.ts';
import { deleteTaste, findTaste, upsertTaste } from './account-taste.repository.ts';
import { changeName } from './change-name.service.ts';
import { changePassword } from './change-password.service.ts';
import { changeSecurityQuestion } from './change-security-question.service.ts';
import { deleteAccount } from './delete-account.service.ts';
import { gatherPersonalData } from './personal-data.service.ts';
import { createRecoveryCode } from './recovery-code.service.ts';

const PERSONAL_DATA_FILE = 'attachment; filename="glow-my-data.json"';

export interface OwnAccountDependencies {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly auth: Auth;
  readonly metrics: Metrics;
  readonly counters: CounterStore;
}

/** Adds what people may do with their own account; no call takes the id of somebody else. */
export function addOwnAccountRoutes(app: FastifyInstance, dependencies: OwnAccountDependencies): void {
  registerCall(app, dependencies, 'changePassword', {
    limits: ADDRESS_LIMITS.change,
    invalidField: invalidChangePasswordField,
    async handle({ body, person }) {
      await changePassword(dependencies, person, body);
      return { message: ACCOUNT_TEXTS.changePassword.done };
    },
  });
  registerCall(app, dependencies, 'changeName', {
    limits: ADDRESS_LIMITS.change,
    handle: async ({ body, person }) => ({ user: await changeName(dependencies, person, body) }),
  });
  registerCall(app, dependencies, 'changeSecurityQuestion', {
    limits: ADDRESS_LIMITS.change,
    invalidField: invalidSecurityQuestionField,
    async handle({ body, person }) {
      await changeSecurityQuestion(dependencies, person, body);
      return { message: ACCOUNT_TEXTS.changeSecurityQuestion.done };
    },
  });
  registerCall(app, dependencies, 'fetchAccountSecurity', {
    limits: ADDRESS_LIMITS.security,
    handle: ({ person }) => describeSecurity(dependencies, person),
  });
  registerCall(app, dependencies, 'endOtherSessions', {
    limits: ADDRESS_LIMITS.change,
    handle: ({ person }) => endOtherSessions(dependencies, person),
  });
  registerCall(app, dependencies, 'fetchPersonalData', {
    limits: ADDRESS_LIMITS.personalData,
    handle({ person, request, reply }) {
      reply.header('content-disposition', PERSONAL_DATA_FILE);
      return gatherPersonalData(dependencies, person, publicUrlOf(dependencies.config, request));
    },
  });
  registerCall(app, dependencies, 'fetchFigure', {
    limits: ADDRESS_LIMITS.figure,
    async handle({ person }) {
      const kept = await findFigure(dependencies.db.queries, person.accountId);
      return { figure: kept?.figure ?? null };
    },
  });
  registerCall(app, dependencies, 'keepFigure', {
    limits: ADDRESS_LIMITS.figure,
    async handle({ body: { figure }, person }) {
      await upsertFigure(dependencies.db.queries, person.accountId, figure, dependencies.clock.now());
      return { figure };
    },
  });
  registerCall(app, dependencies, 'forgetFigure', {
    limits: ADDRESS_LIMITS.figure,
    async handle({ person }) {
      await deleteFigure(dependencies.db.queries, person.accountId);
      return { figure: null };
    },
  });
  registerCall(app, dependencies, 'fetchTaste', {
    limits: ADDRESS_LIMITS.taste,
    async handle({ person }) {
      const kept = await findTaste(dependencies.db.queries, person.accountId);
      return { taste: kept?.taste ?? null };
    },
  });
  registerCall(app, dependencies, 'keepTaste', {
    limits: ADDRESS_LIMITS.taste,
    async handle({ body: { taste }, person }) {
      await upsertTaste(dependencies.db.queries, person.accountId, taste, dependencies.clock.now());
      return { taste };
    },
  });
  registerCall(app, dependencies, 'forgetTaste', {
    limits: ADDRESS_LIMITS.taste,
    async handle({ person }) {
      await deleteTaste(dependencies.db.queries, person.accountId);
      return { taste: null };
    },
  });
  registerCall(app, dependencies, 'createRecoveryCode', {
    limits: ADDRESS_LIMITS.recoveryCode,
    handle: async ({ body, person }) => ({
      code: await createRecoveryCode(dependencies, person.accountId, body.password),
    }),
  });
  registerCall(app, dependencies, 'deleteAccount', {
    limits: ADDRESS_LIMITS.change,
    invalidField: invalidPasswordProofField,
    handle: ({ body, person }) => deleteAccount(dependencies, person.accountId, body.password),
  });
}
