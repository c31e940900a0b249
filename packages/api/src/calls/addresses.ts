/** Who may call: anyone, whoever is signed in, or the administrator (spec section 6). */
export type CallAuth = 'none' | 'user' | 'administrator';

export interface CallAddress {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With the spec's trailing slash; `{name}` is one percent-encoded segment. */
  readonly path: string;
  readonly auth: CallAuth;
  /** `page`: goes to the page's own origin, without the configured base (spec section 7). */
  readonly base?: 'page';
}

// One name per call, so that a bundle carries only the addresses it uses.
export const JOIN_EARLY_ACCESS = {
  method: 'POST',
  path: '/api/early_access/',
  auth: 'none',
} as const satisfies CallAddress;
export const FETCH_INSTANT_OUTFITS = {
  method: 'POST',
  path: '/api/instant_outfits/',
  auth: 'none',
} as const satisfies CallAddress;
export const RECOMMEND = {
  method: 'POST',
  path: '/quiz/recommend/',
  auth: 'none',
} as const satisfies CallAddress;
export const GENERATE = {
  method: 'POST',
  path: '/quiz/generate/',
  auth: 'none',
} as const satisfies CallAddress;
export const SAVE_IMAGE = {
  method: 'POST',
  path: '/api/save_image/',
  auth: 'user',
} as const satisfies CallAddress;
export const GET_WARDROBE = {
  method: 'GET',
  path: '/api/get_wardrobe/',
  auth: 'user',
} as const satisfies CallAddress;
export const DELETE_WARDROBE_ITEM = {
  method: 'DELETE',
  path: '/api/wardrobe/{name}/',
  auth: 'user',
} as const satisfies CallAddress;
export const LOGIN = {
  method: 'POST',
  path: '/api/login_mongo/',
  auth: 'none',
} as const satisfies CallAddress;
export const SIGNUP = {
  method: 'POST',
  path: '/api/signup_mongo/',
  auth: 'none',
} as const satisfies CallAddress;
export const FORGOT_PASSWORD = {
  method: 'POST',
  path: '/api/forgot_password/',
  auth: 'none',
} as const satisfies CallAddress;
export const SEARCH_IMAGES = {
  method: 'GET',
  path: '/api/admin/images/search/',
  auth: 'administrator',
} as const satisfies CallAddress;
export const UPLOAD_IMAGE = {
  method: 'POST',
  path: '/api/admin/images/upload/',
  auth: 'administrator',
  base: 'page',
} as const satisfies CallAddress;
export const DELETE_IMAGE = {
  method: 'DELETE',
  path: '/api/admin/images/delete/{filename}/',
  auth: 'administrator',
} as const satisfies CallAddress;
export const SEARCH_INSTANT_OUTFITS = {
  method: 'GET',
  path: '/api/admin/instantoutfit/search/',
  auth: 'administrator',
} as const satisfies CallAddress;
export const UPLOAD_INSTANT_OUTFIT = {
  method: 'POST',
  path: '/api/admin/instantoutfit/upload/',
  auth: 'administrator',
  base: 'page',
} as const satisfies CallAddress;
export const DELETE_INSTANT_OUTFIT = {
  method: 'DELETE',
  path: '/api/admin/instantoutfit/delete/{filename}/',
  auth: 'administrator',
} as const satisfies CallAddress;
export const LIST_REGISTRATIONS = {
  method: 'GET',
  path: '/api/early_access/list/',
  auth: 'administrator',
} as const satisfies CallAddress;
export const EXPORT_REGISTRATIONS = {
  method: 'GET',
  path: '/api/early_access/export/',
  auth: 'administrator',
} as const satisfies CallAddress;
export const LIST_USERS = {
  method: 'GET',
  path: '/api/users/',
  auth: 'administrator',
} as const satisfies CallAddress;
export const DELETE_USER = {
  method: 'POST',
  path: '/api/users/delete/',
  auth: 'administrator',
} as const satisfies CallAddress;
export const EXPORT_USERS = {
  method: 'GET',
  path: '/api/users/export/',
  auth: 'administrator',
} as const satisfies CallAddress;
export const REFRESH_TOKENS = {
  method: 'POST',
  path: '/api/token/refresh/',
  auth: 'none',
} as const satisfies CallAddress;
export const LOGOUT = { method: 'POST', path: '/api/logout/', auth: 'user' } as const satisfies CallAddress;
export const CREATE_RECOVERY_CODE = {
  method: 'POST',
  path: '/api/recovery_code/',
  auth: 'user',
} as const satisfies CallAddress;
export const CHANGE_PASSWORD = {
  method: 'POST',
  path: '/api/account/password/',
  auth: 'user',
} as const satisfies CallAddress;
export const CHANGE_NAME = {
  method: 'POST',
  path: '/api/account/name/',
  auth: 'user',
} as const satisfies CallAddress;
export const CHANGE_SECURITY_QUESTION = {
  method: 'POST',
  path: '/api/account/security_question/',
  auth: 'user',
} as const satisfies CallAddress;
export const FETCH_ACCOUNT_SECURITY = {
  method: 'GET',
  path: '/api/account/security/',
  auth: 'user',
} as const satisfies CallAddress;
export const END_OTHER_SESSIONS = {
  method: 'POST',
  path: '/api/account/sessions/end_others/',
  auth: 'user',
} as const satisfies CallAddress;
export const FETCH_PERSONAL_DATA = {
  method: 'GET',
  path: '/api/account/data/',
  auth: 'user',
} as const satisfies CallAddress;
export const DELETE_ACCOUNT = {
  method: 'POST',
  path: '/api/account/delete/',
  auth: 'user',
} as const satisfies CallAddress;

export const FETCH_WEATHER = {
  method: 'POST',
  path: '/quiz/weather/',
  auth: 'none',
} as const satisfies CallAddress;

export const DRAW_FIGURE = {
  method: 'POST',
  path: '/api/figure/picture/',
  auth: 'none',
} as const satisfies CallAddress;
export const FIT_LOOKS = {
  method: 'POST',
  path: '/api/figure/looks/',
  auth: 'none',
} as const satisfies CallAddress;
export const FETCH_FIGURE = {
  method: 'GET',
  path: '/api/account/figure/',
  auth: 'user',
} as const satisfies CallAddress;
export const KEEP_FIGURE = {
  method: 'POST',
  path: '/api/account/figure/',
  auth: 'user',
} as const satisfies CallAddress;
export const FORGET_FIGURE = {
  method: 'DELETE',
  path: '/api/account/figure/',
  auth: 'user',
} as const satisfies CallAddress;
export const FETCH_TASTE = {
  method: 'GET',
  path: '/api/account/taste/',
  auth: 'user',
} as const satisfies CallAddress;
export const KEEP_TASTE = {
  method: 'POST',
  path: '/api/account/taste/',
  auth: 'user',
} as const satisfies CallAddress;
export const FORGET_TASTE = {
  method: 'DELETE',
  path: '/api/account/taste/',
  auth: 'user',
} as const satisfies CallAddress;
export const FETCH_LOOK = {
  method: 'GET',
  path: '/api/looks/{key}/',
  auth: 'none',
} as const satisfies CallAddress;
export const SWAP_PIECE = {
  method: 'POST',
  path: '/api/looks/{key}/swaps/',
  auth: 'none',
} as const satisfies CallAddress;
export const FETCH_TODAYS_LOOK = {
  method: 'POST',
  path: '/api/todays_look/',
  auth: 'none',
} as const satisfies CallAddress;

export const FETCH_STYLE_FORMULA = {
  method: 'POST',
  path: '/api/style_formula/',
  auth: 'none',
} as const satisfies CallAddress;

/** Method, path and right of every call: spec section 7, then what INTERFACE section 2 adds. */
export const CALL_ADDRESSES = {
  joinEarlyAccess: JOIN_EARLY_ACCESS,
  fetchInstantOutfits: FETCH_INSTANT_OUTFITS,
  recommend: RECOMMEND,
  generate: GENERATE,
  saveImage: SAVE_IMAGE,
  getWardrobe: GET_WARDROBE,
  deleteWardrobeItem: DELETE_WARDROBE_ITEM,
  login: LOGIN,
  signup: SIGNUP,
  forgotPassword: FORGOT_PASSWORD,
  searchImages: SEARCH_IMAGES,
  uploadImage: UPLOAD_IMAGE,
  deleteImage: DELETE_IMAGE,
  searchInstantOutfits: SEARCH_INSTANT_OUTFITS,
  uploadInstantOutfit: UPLOAD_INSTANT_OUTFIT,
  deleteInstantOutfit: DELETE_INSTANT_OUTFIT,
  listRegistrations: LIST_REGISTRATIONS,
  exportRegistrations: EXPORT_REGISTRATIONS,
  listUsers: LIST_USERS,
  deleteUser: DELETE_USER,
  exportUsers: EXPORT_USERS,
  refreshTokens: REFRESH_TOKENS,
  logout: LOGOUT,
  createRecoveryCode: CREATE_RECOVERY_CODE,
  changePassword: CHANGE_PASSWORD,
  changeName: CHANGE_NAME,
  changeSecurityQuestion: CHANGE_SECURITY_QUESTION,
  fetchAccountSecurity: FETCH_ACCOUNT_SECURITY,
  endOtherSessions: END_OTHER_SESSIONS,
  fetchPersonalData: FETCH_PERSONAL_DATA,
  deleteAccount: DELETE_ACCOUNT,
  fetchWeather: FETCH_WEATHER,
  drawFigure: DRAW_FIGURE,
  fitLooks: FIT_LOOKS,
  fetchFigure: FETCH_FIGURE,
  keepFigure: KEEP_FIGURE,
  forgetFigure: FORGET_FIGURE,
  fetchTaste: FETCH_TASTE,
  keepTaste: KEEP_TASTE,
  forgetTaste: FORGET_TASTE,
  fetchStyleFormula: FETCH_STYLE_FORMULA,
  fetchLook: FETCH_LOOK,
  swapPiece: SWAP_PIECE,
  fetchTodaysLook: FETCH_TODAYS_LOOK,
} as const satisfies Record<string, CallAddress>;

export type CallName = keyof typeof CALL_ADDRESSES;
