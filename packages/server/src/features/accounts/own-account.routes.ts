import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../platform/dependencies.ts';
import { publicUrlOf } from '../../platform/http/public-url.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { describeSecurity, endOtherSessions } from './account-security.service.ts';
import {
  invalidChangePasswordField,
  invalidPasswordProofField,
  invalidSecurityQuestionField,
} from './accounts.errors.ts';
import { ACCOUNT_TEXTS } from './accounts.messages.ts';
import { ADDRESS_LIMITS } from './attempt-limits.ts';
import { changeName } from './change-name.service.ts';
import { changePassword } from './change-password.service.ts';
import { changeSecurityQuestion } from './change-security-question.service.ts';
import { deleteAccount } from './delete-account.service.ts';
import { gatherPersonalData } from './personal-data.service.ts';

const PERSONAL_DATA_FILE = 'attachment; filename="glow-my-data.json"';

export type OwnAccountDependencies = Pick<
  Dependencies,
  'config' | 'db' | 'clock' | 'auth' | 'metrics' | 'rateLimiter'
>;

/** What people may do with their own account; no call takes anyone else's id. */
export function registerOwnAccount(app: FastifyInstance, dependencies: OwnAccountDependencies): void {
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
  registerCall(app, dependencies, 'deleteAccount', {
    limits: ADDRESS_LIMITS.change,
    invalidField: invalidPasswordProofField,
    handle: ({ body, person }) => deleteAccount(dependencies, person.accountId, body.password),
  });
}
