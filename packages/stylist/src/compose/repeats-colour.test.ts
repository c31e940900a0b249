import { describe, expect, it } from 'vitest';
import { CHROMATICS, swatchNamed } from '../colour/swatches.ts';
import { piece, worn } from '../rules/testing/worn-look.ts';
import { repeatsColour } from './repeats-colour.ts';

const APRICOT = swatchNamed(CHROMATICS, 'apricot').colour;
const apricot = (garment: string) => piece(garment, { name: 'plain', colour: APRICOT });

describe('repeatsColour', () => {
  const pieces = ['crew-tee', apricot('chinos'), apricot('plimsolls'), apricot('tote')];

  it('lets a colour come three times', () => {
    expect(repeatsColour(worn(pieces), 'one-colour')).toBe(false);
  });

  it('counts a headscarf', () => {
    const scarf = { name: 'plain', colour: APRICOT, drape: 'wound' } as const;
    const look = worn(pieces, { figure: { headscarf: scarf } });
    expect(repeatsColour(look, 'one-colour')).toBe(true);
    expect(repeatsColour(look, 'tonal')).toBe(false);
  });
});
