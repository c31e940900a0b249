import { BODY_SHAPES, type Style, type WeatherTag } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { hemOf, sleeveOf } from '../garments/silhouette.ts';
import { isBackpack } from '../rules/bag-traits.ts';
import { WINTER_COAT_CLO } from '../rules/felt-weather.ts';
import { type OutfitReading, readOutfit } from '../rules/outfit-reading.ts';
import { sceneTraits } from '../rules/scene-traits.ts';
import { takesSportSocks } from '../rules/shoe-traits.ts';
import { composeLook } from './compose-looks.ts';

const SEEDS = 200;
const KNEE = 6.05;
const PROPERTY_TIMEOUT_MS = 120_000;

const looksFor = (style: Style, weather: WeatherTag): readonly OutfitReading[] =>
  Array.from({ length: SEEDS }, (_, seed) => {
    const bodyShape = BODY_SHAPES[seed % BODY_SHAPES.length] ?? 'Pear';
    return readOutfit(composeLook({ style, bodyShape, weather }, 44_000 + seed));
  });
const isOutdoors = ({ spec }: OutfitReading) => sceneTraits(spec.scene.name).setting === 'outdoors';

describe('looks for the cold', { timeout: PROPERTY_TIMEOUT_MS }, () => {
  it('wear a winter coat rather than a trench or a mac', () => {
    const coats = Array.from({ length: SEEDS }, (_, seed) =>
      readOutfit(composeLook({ vibe: 'cold' }, 45_000 + seed)),
    ).flatMap(({ slot }) => slot('coat') ?? []);
    const thin = coats.filter(({ garment }) => garment.clo < WINTER_COAT_CLO);
    expect(thin.length / coats.length).toBeLessThan(0.2);
  });
});

const isFeminine = ({ spec }: OutfitReading) => spec.figure.presentation === undefined;

describe('looks in the snow', { timeout: PROPERTY_TIMEOUT_MS }, () => {
  it('wear gloves by lamplight as by day', () => {
    const cold = Array.from({ length: SEEDS }, (_, seed) =>
      readOutfit(composeLook({ vibe: 'cold' }, 46_000 + seed)),
    );
    const atFair = cold.filter(({ spec }) => spec.scene.name === 'fair');
    expect(atFair.length).toBeGreaterThanOrEqual(8);
    const gloved = atFair.filter(({ slot }) => slot('gloves'));
    expect(gloved.length / atFair.length).toBeGreaterThan(0.9);
  });
});

describe('looks for the cold by day and out of doors', { timeout: PROPERTY_TIMEOUT_MS }, () => {
  it.each([
    ['Casual', 1],
    ['Formal', 1],
    ['Sporty', 0.95],
    ['Party', 0.85],
  ] as const)('are as warm as people dress there: %s from %d clo on', (style, least) => {
    const outdoors = looksFor(style, 'cold').filter(isOutdoors);
    expect(outdoors.length).toBeGreaterThan(20);
    for (const { clo, spec } of outdoors) expect(clo, spec.name).toBeGreaterThanOrEqual(least);
  });

  it('put gloves on half of those in kit who go far beyond a jacket', () => {
    const wrapped = looksFor('Sporty', 'cold').filter((look) => isOutdoors(look) && look.clo >= 1.2);
    expect(wrapped.length).toBeGreaterThan(10);
    expect(wrapped.filter(({ slot }) => slot('gloves')).length / wrapped.length).toBeGreaterThan(0.5);
  });

  it('are no unlined nylon over kit and no coat down to the knee, and no wrap coat on a man', () => {
    const idsOf = ({ worn }: OutfitReading) => worn.map(({ garment }) => garment.id);
    for (const look of looksFor('Sporty', 'cold')) {
      expect(idsOf(look), look.spec.name).not.toContain('windbreaker');
      expect(idsOf(look), look.spec.name).not.toContain('long-puffer');
    }
    for (const look of looksFor('Party', 'cold'))
      if (look.spec.figure.presentation === 'masculine')
        expect(idsOf(look), look.spec.name).not.toContain('wrap-coat');
  });
});

describe('formal looks', { timeout: PROPERTY_TIMEOUT_MS }, () => {
  it('are made without denim, culottes and shirt-dresses', () => {
    for (const weather of ['hot', 'cold'] as const)
      for (const { worn, spec } of looksFor('Formal', weather)) {
        const relaxed = worn.filter(
          ({ garment: { id }, cloth }) => cloth === 'denim' || id === 'culottes' || id === 'shirt-dress',
        );
        expect(relaxed, spec.name).toEqual([]);
      }
  });

  it('button no day jacket twice over in the heat', () => {
    for (const { slot, spec } of looksFor('Formal', 'hot')) {
      const jacket = slot('layer')?.garment;
      const isDouble = jacket?.cut.type === 'jacket' && jacket.cut.doubleBreasted;
      expect(isDouble && jacket.purpose !== 'occasion', spec.name).toBeFalsy();
    }
  });
});

describe('formal looks for the cold', { timeout: PROPERTY_TIMEOUT_MS }, () => {
  it('wear gloves with a coat alone', () => {
    for (const { slot, spec } of looksFor('Formal', 'cold'))
      if (!slot('coat') && !slot('dress')) expect(slot('gloves'), spec.name).toBeUndefined();
  });
});

describe('sporty looks for the cold', { timeout: PROPERTY_TIMEOUT_MS }, () => {
  it('wear something over what they train in outdoors, and mostly a hat or gloves where it is cold', () => {
    const outdoors = looksFor('Sporty', 'cold').filter(
      (look) => isOutdoors(look) && look.slot('dress') === undefined,
    );
    expect(outdoors.length).toBeGreaterThan(SEEDS / 3);
    for (const { slot, spec } of outdoors) expect(slot('layer') ?? slot('coat'), spec.name).toBeDefined();
    const cold = outdoors.filter(({ clo, slot }) => clo >= 1 && !slot('coat'));
    expect(cold.length).toBeGreaterThan(20);
    const wrapped = cold.filter(({ slot }) => slot('hat') ?? slot('gloves') ?? slot('scarf'));
    expect(wrapped.length / cold.length).toBeGreaterThan(0.7);
  });
});

describe('casual looks for the heat', { timeout: PROPERTY_TIMEOUT_MS }, () => {
  const looks = looksFor('Casual', 'hot');

  it('mostly leave the arms bare where hair is', () => {
    const tops = looks.flatMap(({ slot, spec }) => (spec.figure.headscarf ? [] : (slot('top') ?? [])));
    const long = tops.filter(({ garment }) => sleeveOf(garment.cut) === 'long');
    expect(long.length / tops.length).toBeLessThan(0.06);
  });

  it('seldom wear long jeans', () => {
    const jeans = looks.filter(({ slot }) => {
      const bottom = slot('bottom');
      return bottom?.option?.dye === 'denim' && (hemOf(bottom.garment.cut) ?? 0) > KNEE;
    });
    expect(jeans.length / looks.length).toBeLessThan(0.06);
  });

  it('carry no backpack of leather', () => {
    const backpacks = looks
      .flatMap(({ slot }) => slot('bag') ?? [])
      .filter(({ garment }) => isBackpack(garment));
    expect(backpacks.length).toBeGreaterThan(4);
    for (const { cloth } of backpacks) expect(cloth).not.toBe('leather');
  });
});

describe('sporty looks for the heat', { timeout: PROPERTY_TIMEOUT_MS }, () => {
  const looks = looksFor('Sporty', 'hot');

  it('show socks above trainers on nearly all bare legs', () => {
    const bare = looks.filter(({ slot }) => {
      const legged = slot('dress') ?? slot('bottom');
      return legged !== undefined && takesSportSocks(legged.garment, slot('shoes')?.garment);
    });
    expect(bare.length).toBeGreaterThan(SEEDS / 3);
    const socked = bare.filter(({ slot }) => slot('hosiery'));
    expect(socked.length / bare.length).toBeGreaterThan(0.8);
  });

  it('are seldom shod in high-tops', () => {
    const high = looks.filter(({ slot }) => slot('shoes')?.garment.id === 'court-high-tops');
    expect(high.length / looks.length).toBeLessThan(0.12);
  });
});

describe('party looks for the cold', { timeout: PROPERTY_TIMEOUT_MS }, () => {
  it('throw a coat over a dress nearly as often as their plan asks, which is one woman in six', () => {
    const women = looksFor('Party', 'cold').filter(isFeminine);
    const coats = women.filter(({ slot }) => slot('dress') && slot('coat'));
    expect(coats.length / women.length).toBeGreaterThan(0.09);
  });
});

describe('casual looks for the cold', { timeout: PROPERTY_TIMEOUT_MS }, () => {
  it('go out in a coat, over no less than one clo', () => {
    const outdoors = looksFor('Casual', 'cold').filter(isOutdoors);
    expect(outdoors.length).toBeGreaterThan(SEEDS / 4);
    for (const { slot, clo, spec } of outdoors) {
      expect(slot('coat'), spec.name).toBeDefined();
      expect(clo, spec.name).toBeGreaterThanOrEqual(1);
    }
  });
});
