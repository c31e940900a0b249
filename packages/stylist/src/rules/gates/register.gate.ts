import { REGISTERS } from '#garments/garment.ts';
import type { Gate } from '../gate.ts';
import { registerOf } from '../register.ts';

/** A look keeps to one register and borrows at most one piece from next door. */
export const register: Gate = {
  id: 'register',
  check: ({ worn }) =>
    registerOf(worn, REGISTERS) ? undefined : 'The pieces of the look come from different worlds.',
};
