import type { ErrorCode } from '@glow/api';
import type { InvalidField } from '#infra/errors/invalid-part.ts';
import { ServiceError } from '#infra/errors/service-error.ts';
import { ACCOUNT_TEXTS } from './account.messages.ts';

export function invalidEmail(): ServiceError {
  return new ServiceError('invalid_email');
}

export function invalidPassword(text: string): ServiceError {
  return new ServiceError('invalid_password', { text });
}

export function invalidAnswer(text: string): ServiceError {
  return new ServiceError('invalid_answer', { text });
}

export function emailTaken(): ServiceError {
  return new ServiceError('already_exists', { text: ACCOUNT_TEXTS.signup.taken });
}

/** Returns one error for an unknown address, a wrong password and an account over its limit. */
export function wrongCredentials(text?: string): ServiceError {
  return new ServiceError('wrong_credentials', text === undefined ? {} : { text });
}

/**
 * Returns one error for an unknown address, a wrong question, a wrong answer and an account over its limit.
 */
export function resetFailed(): ServiceError {
  return new ServiceError('reset_failed');
}

export function sessionEnded(): ServiceError {
  return new ServiceError('session_ended');
}

/** Returns the error for an account that was erased during the call. */
export function notSignedIn(): ServiceError {
  return new ServiceError('not_signed_in');
}

/** Returns the error for an administrator's own account, which only an operator may delete. */
export function administratorStays(): ServiceError {
  return new ServiceError('last_administrator', { text: ACCOUNT_TEXTS.deleteAccount.administrator });
}

/** Returns the error for an administrator's address without a registration that could be erased. */
export function onlyAdministrator(): ServiceError {
  return new ServiceError('last_administrator', { text: ACCOUNT_TEXTS.erasePerson.administrator });
}

export function noQuestionForAdministrators(): ServiceError {
  return new ServiceError('invalid_request', { text: ACCOUNT_TEXTS.changeSecurityQuestion.administrator });
}

const TOO_LONG: Partial<Record<ErrorCode, string>> = {
  invalid_password: ACCOUNT_TEXTS.password.tooLong,
  invalid_answer: ACCOUNT_TEXTS.answer.tooLong,
};

/** Returns the texts of spec section 8 for fields that are missing, blank, no choice or too long. */
function fieldTexts(texts: Readonly<Record<string, readonly [ErrorCode, string]>>): InvalidField {
  return (field, rule) => {
    const [code, missing] = texts[field] ?? [];
    const text = code && rule === 'maxLength' ? TOO_LONG[code] : missing;
    return code && text !== undefined ? new ServiceError(code, { text }) : undefined;
  };
}

const { login, signup, reset, changePassword, passwordProof } = ACCOUNT_TEXTS;

export const invalidLoginField = fieldTexts({
  email: ['invalid_request', login.missing],
  password: ['invalid_request', login.missing],
});

export const invalidSignupField = fieldTexts({
  password: ['invalid_password', signup.weakPassword],
  securityQuestion: ['invalid_request', signup.noQuestion],
  securityAnswer: ['invalid_answer', signup.noAnswer],
});

export const invalidResetField = fieldTexts({
  email: ['invalid_request', reset.noEmail],
  securityQuestion: ['invalid_request', reset.noQuestion],
  securityAnswer: ['invalid_request', reset.noAnswer],
  newPassword: ['invalid_password', reset.noPassword],
});

export const invalidPasswordProofField = fieldTexts({
  password: ['invalid_request', passwordProof.noPassword],
});

export const invalidChangePasswordField = fieldTexts({
  password: ['invalid_request', passwordProof.noPassword],
  newPassword: ['invalid_password', changePassword.noPassword],
});

export const invalidSecurityQuestionField = fieldTexts({
  password: ['invalid_request', passwordProof.noPassword],
  securityQuestion: ['invalid_request', signup.noQuestion],
  securityAnswer: ['invalid_answer', signup.noAnswer],
});
