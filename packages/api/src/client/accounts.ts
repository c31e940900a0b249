import {
  CHANGE_NAME,
  CHANGE_PASSWORD,
  CHANGE_SECURITY_QUESTION,
  CREATE_RECOVERY_CODE,
  DELETE_ACCOUNT,
  END_OTHER_SESSIONS,
  FETCH_ACCOUNT_SECURITY,
  FETCH_PERSONAL_DATA,
  FORGOT_PASSWORD,
  LOGIN,
  LOGOUT,
  REFRESH_TOKENS,
  SIGNUP,
} from '../calls/addresses.ts';
import { FILE_CALL_TIMEOUT_MS } from '../constants.ts';
import { displayNameOf, type SignedInUser } from '../entities.ts';
import type {
  AccountSecurity,
  ChangePasswordRequest,
  ChangeSecurityQuestionRequest,
  ForgotPasswordRequest,
  LoginRequest,
  Message,
  RecoveryCode,
  Session,
  SessionsEnded,
  SignupRequest,
  Tokens,
  User,
} from '../schema/accounts.ts';
import type { Erased } from '../schema/administration.ts';
import type { Api, CallOptions } from './api.ts';
import { ApiError } from './api-error.ts';
import { send, sendForJson } from './send.ts';
import { readServerError } from './server-error.ts';

function signedInUserOf(answer: Partial<Session>): SignedInUser {
  const { access, refresh, user } = answer;
  if (!access || !refresh || !user?.email) throw new ApiError('shape');
  const { email, isAdmin } = user;
  return {
    email,
    displayName: displayNameOf(user),
    token: access,
    refreshToken: refresh,
    isAdmin: isAdmin === true,
  };
}

export async function login(
  api: Api,
  json: LoginRequest,
  { signal }: CallOptions = {},
): Promise<SignedInUser> {
  return signedInUserOf(await sendForJson(api, LOGIN, { json, signal }));
}

export async function signup(
  api: Api,
  json: SignupRequest,
  { signal }: CallOptions = {},
): Promise<SignedInUser> {
  return signedInUserOf(await sendForJson(api, SIGNUP, { json, signal }));
}

export async function forgotPassword(
  api: Api,
  json: ForgotPasswordRequest,
  { signal }: CallOptions = {},
): Promise<Partial<Message>> {
  return sendForJson(api, FORGOT_PASSWORD, { json, signal });
}

export async function refreshTokens(
  api: Api,
  refresh: string,
  { signal }: CallOptions = {},
): Promise<Tokens> {
  const answer: Partial<Tokens> = await sendForJson(api, REFRESH_TOKENS, {
    json: { refresh },
    signal,
  });
  if (!answer.access || !answer.refresh) throw new ApiError('shape');
  return { access: answer.access, refresh: answer.refresh };
}

export async function logout(api: Api, { signal }: CallOptions = {}): Promise<void> {
  const response = await send(api, LOGOUT, { signal });
  if (!response.ok) throw await readServerError(response);
}

export async function createRecoveryCode(
  api: Api,
  password: string,
  { signal }: CallOptions = {},
): Promise<RecoveryCode> {
  const json = { password };
  const answer: Partial<RecoveryCode> = await sendForJson(api, CREATE_RECOVERY_CODE, {
    json,
    signal,
  });
  if (!answer.code) throw new ApiError('shape');
  return { code: answer.code };
}

/** Changes the password of whoever is signed in; this session stays, every other one ends. */
export async function changePassword(
  api: Api,
  json: ChangePasswordRequest,
  { signal }: CallOptions = {},
): Promise<Partial<Message>> {
  return sendForJson(api, CHANGE_PASSWORD, { json, signal });
}

/** Changes the display name; gives the one to show from now on, which the address makes where it is blank. */
export async function changeName(
  api: Api,
  displayName: string,
  { signal }: CallOptions = {},
): Promise<Pick<SignedInUser, 'displayName'>> {
  const json = { displayName };
  const { user }: { user?: User } = await sendForJson(api, CHANGE_NAME, { json, signal });
  if (!user?.email) throw new ApiError('shape');
  return { displayName: displayNameOf(user) };
}

export async function changeSecurityQuestion(
  api: Api,
  json: ChangeSecurityQuestionRequest,
  { signal }: CallOptions = {},
): Promise<Partial<Message>> {
  return sendForJson(api, CHANGE_SECURITY_QUESTION, { json, signal });
}

/** Resolves to what guards the account of whoever is signed in, and what was changed since the last sign-in. */
export async function fetchAccountSecurity(api: Api, { signal }: CallOptions = {}): Promise<AccountSecurity> {
  const answer: Partial<AccountSecurity> = await sendForJson(api, FETCH_ACCOUNT_SECURITY, { signal });
  const { password_changed_at, sessions, changes = [] } = answer;
  if (!password_changed_at || !Array.isArray(sessions)) throw new ApiError('shape');
  return { ...answer, password_changed_at, sessions, changes };
}

/** Ends every session of whoever is signed in but this one; gives how many there were. */
export async function endOtherSessions(
  api: Api,
  { signal }: CallOptions = {},
): Promise<Partial<SessionsEnded>> {
  return sendForJson(api, END_OTHER_SESSIONS, { signal });
}

/** Resolves to all that is kept about whoever is signed in, as the JSON file to save. */
export async function fetchPersonalData(api: Api, { signal }: CallOptions = {}): Promise<Blob> {
  const response = await send(api, FETCH_PERSONAL_DATA, { signal, timeoutMs: FILE_CALL_TIMEOUT_MS });
  if (!response.ok) throw await readServerError(response);
  return response.blob();
}

/** Erases whoever is signed in; both tokens are good for nothing afterwards. */
export async function deleteAccount(
  api: Api,
  password: string,
  { signal }: CallOptions = {},
): Promise<Erased> {
  return (await sendForJson(api, DELETE_ACCOUNT, { json: { password }, signal })) as Erased;
}
