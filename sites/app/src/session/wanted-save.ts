import type { Outfit } from '@glow/api';

/** What a save needs of a look. */
export type WantedSave = Pick<Outfit, 'name' | 'image' | 'tags'>;

/** The look in a value of unknown origin. */
export function wantedSaveIn(value: unknown): WantedSave | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { name, image, tags }: Partial<Record<keyof WantedSave, unknown>> = value;
  if (typeof name !== 'string' || typeof image !== 'string') return undefined;
  const words = Array.isArray(tags) ? tags.filter((tag): tag is string => typeof tag === 'string') : [];
  return { name, image, tags: words };
}
