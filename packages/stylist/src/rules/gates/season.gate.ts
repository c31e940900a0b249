import type { Gate } from '../gate.ts';

export const season: Gate = {
  id: 'season',
  check: ({ conditions }) =>
    conditions.length > 0 ? undefined : 'There is no weather that every piece of the look can face.',
};
