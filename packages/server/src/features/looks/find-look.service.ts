import type { DescribedLook, Lookbook } from '#catalogue/looks/lookbook.ts';
import { lookNotFound } from './looks.errors.ts';

/**
 * Returns a look of any release with its description.
 * @throws {ServiceError} `not_found`, also for one whose garments the wardrobe no longer has.
 */
export async function findLook(
  { lookbook }: { readonly lookbook: Pick<Lookbook, 'find'> },
  key: string,
): Promise<DescribedLook> {
  const described = await lookbook.find(key);
  if (!described) throw lookNotFound();
  return described;
}
