import { DOCUMENTED_TAGS } from '../documented-tags.ts';

export const HEAD = '// Written from the descriptors of the widgets.\n';

/** The elements' classes, for an import. */
export function classNames(): string {
  return DOCUMENTED_TAGS.map(({ className }) => className).join(', ');
}
