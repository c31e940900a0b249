import { describe, expect, it } from 'vitest';
import { findGarment } from '#garments/garments.ts';
import { standingIn } from './register.ts';

const standing = (register: Parameters<typeof standingIn>[0], id: string) => {
  const garment = findGarment(id);
  return standingIn(register, { garment, registers: garment.registers, cloth: garment.cloths[0].name });
};

describe('standingIn', () => {
  it('is at home where a garment lives, and lent next door', () => {
    expect(standing('evening', 'clutch')).toBe('home');
    expect(standing('tailored', 'clutch')).toBe('stranger');
    expect(standing('country', 'slim-jeans')).toBe('home');
    expect(standing('everyday', 'shell-top')).toBe('home');
    expect(standing('tailored', 'long-sleeved-tee')).toBe('lent');
  });

  it.each(['watch', 'top-handle-bag', 'messenger-bag'])(
    'keeps the %s of the day out of the evening',
    (id) => {
      expect(standing('evening', id)).toBe('stranger');
    },
  );
});
