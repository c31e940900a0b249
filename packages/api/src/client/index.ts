/** The typed client: one function per call, so a bundle carries only the calls it makes. */
export * from './accounts.ts';
export * from './administration.ts';
export type { Api, CallOptions } from './api.ts';
export { ApiError, type ApiErrorKind, isAborted } from './api-error.ts';
export * from './early-access.ts';
export * from './figure.ts';
export * from './generate.ts';
export * from './instant-outfits.ts';
export * from './looks.ts';
export * from './recommend.ts';
export * from './style-formula.ts';
export * from './taste.ts';
export * from './wardrobe.ts';
export * from './weather.ts';
