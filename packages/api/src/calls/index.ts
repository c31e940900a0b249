/** The server's entry: schemas and the table of calls. Browser code takes `@glow/api` and `@glow/api/client`. */

export { ErrorSchema } from '../schema/error.ts';
export { OutfitSchema } from '../schema/outfit.ts';
export { CALL_ADDRESSES, type CallAddress, type CallAuth, type CallName } from './addresses.ts';
export { CALLS, type Call, SPREADSHEET } from './table.ts';
