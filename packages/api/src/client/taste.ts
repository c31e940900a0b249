import { FETCH_TASTE, FORGET_TASTE, KEEP_TASTE } from '../calls/addresses.ts';
import type { KeptTaste } from '../schema/taste.ts';
import type { Api, CallOptions } from './api.ts';
import { sendForJson } from './send.ts';

/** Resolves to the account's taste as the server has it; null where it keeps none. */
export async function fetchTaste(api: Api, { signal }: CallOptions = {}): Promise<KeptTaste | null> {
  const { taste }: { readonly taste?: KeptTaste | null } = await sendForJson(api, FETCH_TASTE, { signal });
  return taste ?? null;
}

export async function keepTaste(api: Api, taste: KeptTaste, { signal }: CallOptions = {}): Promise<void> {
  await sendForJson(api, KEEP_TASTE, { json: { taste }, signal });
}

export async function forgetTaste(api: Api, { signal }: CallOptions = {}): Promise<void> {
  await sendForJson(api, FORGET_TASTE, { signal });
}
