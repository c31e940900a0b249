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

/** Method, path and right of every call: spec section 7, then what INTERFACE section 2 adds. */
export const CALL_ADDRESSES = {
  joinEarlyAccess: { method: 'POST', path: '/api/early_access/', auth: 'none' },
  fetchInstantOutfits: { method: 'POST', path: '/api/instant_outfits/', auth: 'none' },
  recommend: { method: 'POST', path: '/quiz/recommend/', auth: 'none' },
  generate: { method: 'POST', path: '/quiz/generate/', auth: 'none' },
  saveImage: { method: 'POST', path: '/api/save_image/', auth: 'user' },
  getWardrobe: { method: 'GET', path: '/api/get_wardrobe/', auth: 'user' },
  deleteWardrobeItem: { method: 'DELETE', path: '/api/wardrobe/{name}/', auth: 'user' },
  login: { method: 'POST', path: '/api/login_mongo/', auth: 'none' },
  signup: { method: 'POST', path: '/api/signup_mongo/', auth: 'none' },
  forgotPassword: { method: 'POST', path: '/api/forgot_password/', auth: 'none' },
  searchImages: { method: 'GET', path: '/api/admin/images/search/', auth: 'administrator' },
  uploadImage: { method: 'POST', path: '/api/admin/images/upload/', auth: 'administrator', base: 'page' },
  deleteImage: { method: 'DELETE', path: '/api/admin/images/delete/{filename}/', auth: 'administrator' },
  searchInstantOutfits: { method: 'GET', path: '/api/admin/instantoutfit/search/', auth: 'administrator' },
  uploadInstantOutfit: {
    method: 'POST',
    path: '/api/admin/instantoutfit/upload/',
    auth: 'administrator',
    base: 'page',
  },
  deleteInstantOutfit: {
    method: 'DELETE',
    path: '/api/admin/instantoutfit/delete/{filename}/',
    auth: 'administrator',
  },
  listRegistrations: { method: 'GET', path: '/api/early_access/list/', auth: 'administrator' },
  exportRegistrations: { method: 'GET', path: '/api/early_access/export/', auth: 'administrator' },
  listUsers: { method: 'GET', path: '/api/users/', auth: 'administrator' },
  deleteUser: { method: 'POST', path: '/api/users/delete/', auth: 'administrator' },
  exportUsers: { method: 'GET', path: '/api/users/export/', auth: 'administrator' },
  refreshTokens: { method: 'POST', path: '/api/token/refresh/', auth: 'none' },
  logout: { method: 'POST', path: '/api/logout/', auth: 'user' },
  createRecoveryCode: { method: 'POST', path: '/api/recovery_code/', auth: 'user' },
} as const satisfies Record<string, CallAddress>;

export type CallName = keyof typeof CALL_ADDRESSES;
