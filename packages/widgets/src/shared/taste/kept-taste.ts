import { EXCLUDE_NAMES_MAX, LOCAL_STORAGE_KEYS, type Taste } from '@glow/api';
import { localStore } from '@glow/kit/storage';
import { EMPTY_LOG, isEmptyLog, readLog, type TasteLog, tasteOf } from '@glow/stylist/taste';

const KEY = LOCAL_STORAGE_KEYS.taste;

/** Returns what this browser keeps of somebody's taste. */
export function readTaste(): TasteLog {
  return readLog(localStore.readJson(KEY));
}

/** Keeps a taste in this browser; one that says nothing is removed. */
export function writeTaste(log: TasteLog): void {
  if (isEmptyLog(log)) localStore.remove(KEY);
  else localStore.writeJson(KEY, log);
}

export function forgetTaste(): void {
  writeTaste(EMPTY_LOG);
}

/** Returns what a call is told so that its looks are nearer, and other ones than those that were decided. */
export function tasteFields(): { readonly taste: Taste; readonly exclude_names: string[] } {
  const { taste, seen } = tasteOf(readTaste());
  return { taste, exclude_names: seen.slice(-EXCLUDE_NAMES_MAX) };
}
