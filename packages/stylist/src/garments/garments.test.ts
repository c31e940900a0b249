import { describe, expect, it } from 'vitest';
import { CLOTHS } from './cloth.ts';
import { SLOTS, type Slot } from './garment.ts';
import { findGarment, GARMENTS, garmentsIn } from './garments.ts';
import { UnknownGarmentError } from './unknown-garment.error.ts';

const MAIN_SLOTS: ReadonlySet<Slot> = new Set(['dress', 'top', 'bottom', 'layer', 'coat']);

describe('GARMENTS', () => {
  it('gives every garment an id of its own in kebab-case', () => {
    const ids = GARMENTS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('makes no two garments alike', () => {
    const cuts = GARMENTS.map(({ cut, cloths }) =>
      JSON.stringify(cut.type === 'shoe' ? [cut, cloths.map(({ name, dye }) => [name, dye])] : cut),
    );
    expect(new Set(cuts).size).toBe(cuts.length);
  });

  it('counts insulation only where it names a table or an estimate, and always on the body', () => {
    for (const { id, slot, clo, cloSource } of GARMENTS) {
      expect(['ashrae-55', 'iso-9920', 'estimate'], id).toContain(cloSource);
      if (MAIN_SLOTS.has(slot) || slot === 'shoes') expect(clo, id).toBeGreaterThan(0);
    }
  });

  it('fills every slot', () => {
    for (const slot of SLOTS) expect(garmentsIn(slot), slot).not.toHaveLength(0);
  });

  it('keeps numbers in their ranges and cloths to those that are drawn, each once', () => {
    for (const { id, clo, formality, volume, cloths, suits } of GARMENTS) {
      expect(clo, id).toBeGreaterThanOrEqual(0);
      expect(clo, id).toBeLessThan(1.2);
      expect(formality, id).toBeGreaterThanOrEqual(0);
      expect(formality, id).toBeLessThanOrEqual(8);
      expect([1, 2, 3, 4], id).toContain(volume);
      expect(suits, id).not.toHaveLength(0);
      const names = cloths.map(({ name }) => name);
      expect(new Set(names).size, id).toBe(names.length);
      for (const name of names) expect(CLOTHS, id).toContain(name);
    }
  });

  it('keeps the stripes of the sea and a watch on leather out of sport', () => {
    const sport = GARMENTS.filter(({ purpose }) => purpose === 'sport');
    expect(sport.flatMap(({ cloths }) => cloths.map(({ name }) => name))).not.toContain('breton');
    expect(findGarment('watch').registers).not.toContain('sport');
    expect(findGarment('high-tops').registers).not.toContain('sport');
  });

  it('offers no long loose trousers for sport in the heat', () => {
    for (const id of ['wide-track-trousers', 'trail-trousers'])
      expect(findGarment(id).suits).toEqual(['cold', 'rain']);
  });
});

describe('findGarment', () => {
  it('finds a garment by its id', () => {
    expect(findGarment('trench-coat').words).toBe('belted trench coat');
  });

  it('throws an error that names the id it does not know', () => {
    expect(() => findGarment('toga')).toThrow(UnknownGarmentError);
    expect(() => findGarment('toga')).toThrow('"toga"');
  });
});
