import type { TSchema } from 'typebox';
import { PAGE_SIZE } from '../constants.ts';
import type { ErrorCode } from '../error-codes.ts';
import * as accounts from '../schema/accounts.ts';
import * as administration from '../schema/administration.ts';
import * as earlyAccess from '../schema/early-access.ts';
import * as figure from '../schema/figure.ts';
import * as instantOutfits from '../schema/instant-outfits.ts';
import * as looks from '../schema/looks.ts';
import { PageSchema, SearchQuerySchema } from '../schema/page.ts';
import * as quiz from '../schema/quiz.ts';
import * as styleFormula from '../schema/style-formula.ts';
import * as taste from '../schema/taste.ts';
import * as wardrobe from '../schema/wardrobe.ts';
import { CALL_ADDRESSES, type CallAddress, type CallName } from './addresses.ts';

/** A whole answer that is a file, not JSON. */
export const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface Call extends CallAddress {
  readonly summary: string;
  readonly body?: TSchema;
  /** The text fields of a multipart body, whose file part is named `image`. */
  readonly fields?: TSchema;
  readonly query?: TSchema;
  readonly params?: TSchema;
  /** JSON schema of the answer, or the media type of a file. */
  readonly answer: TSchema | typeof SPREADSHEET;
  /** Codes beyond those every call may answer: invalid_request, rate_limited, unavailable, internal. */
  readonly errors: readonly ErrorCode[];
  /** Of a POST that a proxy may send to another server where the first one died over it: done twice, it does no harm. */
  readonly repeat?: 'harmless';
}

function call<Name extends CallName, Rest extends Omit<Call, keyof CallAddress>>(name: Name, rest: Rest) {
  return { ...CALL_ADDRESSES[name], ...rest };
}

const administrator = ['not_signed_in', 'not_allowed'] as const;
const upload = [
  ...administrator,
  'invalid_image',
  'already_exists',
  'body_too_large',
  'unsupported_media_type',
] as const;

/** The contract: server validation, OpenAPI and the client's types all come from this table. */
export const CALLS = {
  joinEarlyAccess: call('joinEarlyAccess', {
    summary: 'Join the early-access list; joining again changes nothing',
    body: earlyAccess.JoinEarlyAccessBody,
    answer: earlyAccess.JoinEarlyAccessAnswer,
    errors: ['invalid_email'],
    repeat: 'harmless',
  }),
  fetchInstantOutfits: call('fetchInstantOutfits', {
    summary: 'Looks for a weather vibe or an occasion that are not among the excluded names',
    body: instantOutfits.InstantOutfitsBody,
    answer: instantOutfits.InstantOutfitsAnswer,
    errors: [],
    repeat: 'harmless',
  }),
  recommend: call('recommend', {
    summary: 'Looks for a style and a body shape, and for the weather if you ask for it',
    body: quiz.RecommendBody,
    answer: quiz.RecommendAnswer,
    errors: [],
    repeat: 'harmless',
  }),
  generate: call('generate', {
    summary: 'New looks, composed for this deck',
    body: quiz.GenerateBody,
    answer: quiz.GenerateAnswer,
    errors: [],
    repeat: 'harmless',
  }),
  saveImage: call('saveImage', {
    summary: 'Save a look to the wardrobe; saving it again changes nothing',
    body: wardrobe.SaveImageBody,
    answer: wardrobe.WardrobeItemSchema,
    errors: ['not_signed_in', 'invalid_image'],
    repeat: 'harmless',
  }),
  getWardrobe: call('getWardrobe', {
    summary: 'The saved looks, newest first: all of them, or a page',
    query: wardrobe.WardrobeQuery,
    answer: wardrobe.WardrobeAnswer,
    errors: ['not_signed_in'],
  }),
  deleteWardrobeItem: call('deleteWardrobeItem', {
    summary: 'Remove a look from the wardrobe; removing it again changes nothing',
    params: wardrobe.WardrobeItemParams,
    answer: administration.DeletedAnswer,
    errors: ['not_signed_in'],
  }),
  login: call('login', {
    summary: 'Sign in',
    body: accounts.LoginBody,
    answer: accounts.SessionAnswer,
    errors: ['wrong_credentials'],
    repeat: 'harmless',
  }),
  signup: call('signup', {
    summary: 'Create an account and sign in',
    body: accounts.SignupBody,
    answer: accounts.SessionAnswer,
    errors: ['invalid_email', 'invalid_password', 'invalid_answer', 'already_exists'],
    repeat: 'harmless',
  }),
  forgotPassword: call('forgotPassword', {
    summary: 'Set a new password with the security answer or a recovery code',
    body: accounts.ForgotPasswordBody,
    answer: accounts.MessageAnswer,
    errors: ['invalid_password', 'reset_failed'],
  }),
  searchImages: call('searchImages', {
    summary: 'Outfit images whose name holds the text',
    query: SearchQuerySchema(PAGE_SIZE.images),
    answer: PageSchema(administration.ImageRecordSchema),
    errors: administrator,
  }),
  uploadImage: call('uploadImage', {
    summary: 'Upload an outfit image',
    fields: administration.UploadImageFields,
    answer: administration.ImageRecordSchema,
    errors: upload,
    repeat: 'harmless',
  }),
  deleteImage: call('deleteImage', {
    summary: 'Delete an outfit image; deleting it again changes nothing',
    params: administration.FilenameParams,
    answer: administration.DeletedAnswer,
    errors: administrator,
  }),
  searchInstantOutfits: call('searchInstantOutfits', {
    summary: 'Instant outfits whose name holds the text',
    query: SearchQuerySchema(PAGE_SIZE.instantOutfits),
    answer: PageSchema(instantOutfits.InstantOutfitRecordSchema),
    errors: administrator,
  }),
  uploadInstantOutfit: call('uploadInstantOutfit', {
    summary: 'Upload an instant outfit',
    fields: administration.UploadInstantOutfitFields,
    answer: instantOutfits.InstantOutfitRecordSchema,
    errors: upload,
    repeat: 'harmless',
  }),
  deleteInstantOutfit: call('deleteInstantOutfit', {
    summary: 'Delete an instant outfit; deleting it again changes nothing',
    params: administration.FilenameParams,
    answer: administration.DeletedAnswer,
    errors: administrator,
  }),
  listRegistrations: call('listRegistrations', {
    summary: 'Early-access registrations whose address holds the text, newest first',
    query: SearchQuerySchema(PAGE_SIZE.earlyAccess),
    answer: PageSchema(earlyAccess.RegistrationSchema),
    errors: administrator,
  }),
  exportRegistrations: call('exportRegistrations', {
    summary: 'Early-access registrations as a spreadsheet',
    answer: SPREADSHEET,
    errors: administrator,
  }),
  listUsers: call('listUsers', {
    summary: 'Registered users whose address holds the text, newest first',
    query: SearchQuerySchema(PAGE_SIZE.users),
    answer: PageSchema(administration.UserRowSchema),
    errors: administrator,
  }),
  deleteUser: call('deleteUser', {
    summary: 'Erase a person: account, sessions, wardrobe and registration',
    body: administration.DeleteUserBody,
    answer: administration.ErasedAnswer,
    errors: [...administrator, 'last_administrator'],
  }),
  exportUsers: call('exportUsers', {
    summary: 'Registered users as a spreadsheet',
    answer: SPREADSHEET,
    errors: administrator,
  }),
  refreshTokens: call('refreshTokens', {
    summary: 'New tokens for a refresh token, which works once; using it again ends the session',
    body: accounts.RefreshBody,
    answer: accounts.TokensAnswer,
    errors: ['session_ended'],
  }),
  logout: call('logout', {
    summary: 'End this session',
    answer: accounts.MessageAnswer,
    errors: ['not_signed_in'],
  }),
  createRecoveryCode: call('createRecoveryCode', {
    summary: 'A new recovery code, shown once; the old one stops working',
    body: accounts.RecoveryCodeBody,
    answer: accounts.RecoveryCodeAnswer,
    errors: ['not_signed_in', 'wrong_credentials'],
  }),
  changePassword: call('changePassword', {
    summary:
      'Change the password, with the current one; ends every other session, and the recovery code stops working',
    body: accounts.ChangePasswordBody,
    answer: accounts.MessageAnswer,
    errors: ['not_signed_in', 'wrong_credentials', 'invalid_password'],
  }),
  changeName: call('changeName', {
    summary: 'Change the display name; left empty, it is taken from the email address',
    body: accounts.ChangeNameBody,
    answer: accounts.UserAnswer,
    errors: ['not_signed_in'],
    repeat: 'harmless',
  }),
  changeSecurityQuestion: call('changeSecurityQuestion', {
    summary: 'Change the security question and its answer, with the password',
    body: accounts.ChangeSecurityQuestionBody,
    answer: accounts.MessageAnswer,
    errors: ['not_signed_in', 'wrong_credentials', 'invalid_answer'],
  }),
  fetchAccountSecurity: call('fetchAccountSecurity', {
    summary: 'How the account is protected, where it is signed in, and what changed since the last sign-in',
    answer: accounts.AccountSecurityAnswer,
    errors: ['not_signed_in'],
  }),
  endOtherSessions: call('endOtherSessions', {
    summary: 'End every session but this one',
    answer: accounts.SessionsEndedAnswer,
    errors: ['not_signed_in'],
    repeat: 'harmless',
  }),
  fetchPersonalData: call('fetchPersonalData', {
    summary: 'Everything we keep about the signed-in person, as a file',
    answer: accounts.PersonalDataAnswer,
    errors: ['not_signed_in'],
  }),
  deleteAccount: call('deleteAccount', {
    summary: 'Erase your own account, with the password: sessions, wardrobe and registration too',
    body: accounts.DeleteAccountBody,
    answer: administration.ErasedAnswer,
    errors: ['not_signed_in', 'wrong_credentials', 'last_administrator'],
  }),
  fetchWeather: call('fetchWeather', {
    summary: 'The weather that a deck would use right now; the place is rounded and never stored',
    body: quiz.WeatherBody,
    answer: quiz.WeatherInfoSchema,
    errors: [],
    repeat: 'harmless',
  }),
  drawFigure: call('drawFigure', {
    summary: 'A figure in plain clothes; its picture answers for a day',
    body: figure.DrawFigureBody,
    answer: figure.FigurePictureAnswer,
    errors: [],
    repeat: 'harmless',
  }),
  fitLooks: call('fitLooks', {
    summary: 'The same looks on a figure of your own; without one, on whom they were composed for',
    body: figure.FitLooksBody,
    answer: figure.FitLooksAnswer,
    errors: [],
    repeat: 'harmless',
  }),
  fetchFigure: call('fetchFigure', {
    summary: 'The figure that you keep with your account',
    answer: figure.KeptFigureAnswer,
    errors: ['not_signed_in'],
  }),
  keepFigure: call('keepFigure', {
    summary: 'Keep a figure with your account, in place of the one before',
    body: figure.KeepFigureBody,
    answer: figure.KeptFigureAnswer,
    errors: ['not_signed_in'],
    repeat: 'harmless',
  }),
  forgetFigure: call('forgetFigure', {
    summary: 'Take your figure from your account again',
    answer: figure.KeptFigureAnswer,
    errors: ['not_signed_in'],
  }),
  fetchTaste: call('fetchTaste', {
    summary: 'What you have Glow keep of your taste with your account',
    answer: taste.KeptTasteAnswer,
    errors: ['not_signed_in'],
  }),
  keepTaste: call('keepTaste', {
    summary: 'Keep your taste with your account, in place of the one before',
    body: taste.KeepTasteBody,
    answer: taste.KeptTasteAnswer,
    errors: ['not_signed_in'],
    repeat: 'harmless',
  }),
  forgetTaste: call('forgetTaste', {
    summary: 'Take your taste from your account again',
    answer: taste.KeptTasteAnswer,
    errors: ['not_signed_in'],
  }),
  fetchStyleFormula: call('fetchStyleFormula', {
    summary: 'What liked looks have in common, with pictures to share',
    body: styleFormula.StyleFormulaBody,
    answer: styleFormula.StyleFormulaAnswer,
    errors: ['not_found'],
    repeat: 'harmless',
  }),
  fetchLook: call('fetchLook', {
    summary: 'A look and its pieces',
    params: looks.LookParams,
    answer: looks.LookAnswer,
    errors: ['not_found'],
  }),
  swapPiece: call('swapPiece', {
    summary: 'The look with another piece in place of one; the same piece has the same alternatives',
    params: looks.LookParams,
    body: looks.SwapPieceBody,
    answer: looks.SwapPieceAnswer,
    errors: ['not_found'],
    repeat: 'harmless',
  }),
  fetchTodaysLook: call('fetchTodaysLook', {
    summary: 'One look for a day, the same however often it is asked for, and a second',
    body: looks.TodaysLookBody,
    answer: looks.TodaysLookAnswer,
    errors: [],
    repeat: 'harmless',
  }),
} as const satisfies Record<CallName, Call>;
