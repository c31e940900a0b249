import { describe, expect, it } from 'vitest';
import type { Framing, PoseName } from '../outfit.ts';
import { worn } from '../rules/testing/worn-look.ts';
import { deckValue } from './deck-value.ts';

const DECK = 10;
const posed = (pose: PoseName) => worn(['crew-tee', 'straight-jeans', 'sneakers'], { figure: { pose } });

describe('deckValue', () => {
  it('values a look less for every look before it in the same pose', () => {
    const look = { reading: posed('stride'), rating: 0.5 };
    const valueAfter = (...poses: readonly PoseName[]) => deckValue(look, poses.map(posed), DECK);
    expect(valueAfter('stride', 'cup')).toBeLessThan(valueAfter('seated', 'cup'));
    expect(valueAfter('stride', 'stride')).toBeLessThan(valueAfter('stride', 'cup'));
  });

  it('values a look less for every look before it that is cut at the same height', () => {
    const framed = (framing: Framing) =>
      worn(['crew-tee', 'straight-jeans', 'sneakers'], { figure: { pose: 'stride' }, framing });
    const look = { reading: framed('hip'), rating: 0.5 };
    const valueAfter = (...framings: readonly Framing[]) => deckValue(look, framings.map(framed), DECK);
    expect(valueAfter('hip', 'hip')).toBeLessThan(valueAfter('hip', 'full'));
    expect(valueAfter('hip', 'full')).toBeLessThan(valueAfter('full', 'full'));
  });
});
