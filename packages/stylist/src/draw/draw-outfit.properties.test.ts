import { BODY_SHAPES } from '@glow/api';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { UnknownGarmentError } from '../garments/unknown-garment.error.ts';
import { HAIR_STYLES, type OutfitSpec, POSES, SCENES } from '../outfit.ts';
import { drawOutfit } from './draw-outfit.ts';
import { REFERENCE_LOOKS } from './testing/reference-looks.ts';

const [, , , , denim] = REFERENCE_LOOKS;
if (!denim) throw new Error('The reference looks are gone');
const base: OutfitSpec = denim;

/** Each with one of the body shapes, by turns. */
function inTurns<Name>(names: readonly Name[]) {
  return names.map((name, index) => [name, BODY_SHAPES[index % BODY_SHAPES.length] ?? 'Pear'] as const);
}

/** What must hold for any picture: whole numbers of nothing missing, and nothing refers to what is not there. */
function expectSound(svg: string): void {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  const references = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1]);
  expect(references.filter((id) => !ids.has(id))).toEqual([]);
  expect(() => new Resvg(svg)).not.toThrow();
}

describe('drawOutfit', () => {
  it.each(REFERENCE_LOOKS.map((spec) => [spec.name, spec] as const))('draws "%s"', (_, spec) => {
    expectSound(drawOutfit(spec));
  });

  it.each(inTurns(POSES))('draws the pose %s and its mirror, on a %s', (pose, bodyShape) => {
    for (const mirrored of [false, true]) {
      expectSound(drawOutfit({ ...base, figure: { ...base.figure, bodyShape, pose, mirrored } }));
    }
  });

  it.each(inTurns(HAIR_STYLES))('draws the hair style %s, on a %s', (style, bodyShape) => {
    const hair = { ...base.figure.hair, style };
    expectSound(drawOutfit({ ...base, figure: { ...base.figure, bodyShape, hair } }));
  });

  it.each(inTurns(SCENES))('stands in the scene %s, a %s', (name, bodyShape) => {
    const figure = { ...base.figure, bodyShape };
    expectSound(drawOutfit({ ...base, figure, scene: { ...base.scene, name } }));
  });

  it('gives the same bytes for the same spec', () => {
    for (const spec of REFERENCE_LOOKS) {
      expect(drawOutfit(structuredClone(spec))).toBe(drawOutfit(spec));
    }
  });

  it('varies what carries no meaning with the seed', () => {
    expect(drawOutfit({ ...base, seed: base.seed + 1 })).not.toBe(drawOutfit(base));
  });

  it('draws no hair and no ears under a headscarf', () => {
    const { colour } = base.figure.hair;
    const figure = { ...base.figure, headscarf: { name: 'plain', colour } as const };
    const covered = (style: OutfitSpec['figure']['hair']['style']) =>
      drawOutfit({ ...base, figure: { ...figure, hair: { style, colour } } });
    expect(covered('afro')).toBe(covered('long'));
  });

  it('throws for a garment the wardrobe does not have', () => {
    const [first] = base.items;
    if (!first) throw new Error('The reference wears nothing');
    const items = [{ ...first, garment: 'space-suit' }];
    expect(() => drawOutfit({ ...base, items })).toThrow(UnknownGarmentError);
  });
});
