import { STYLES, VIBES, WEATHER_TAGS } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { isMarkedCloth } from '../garments/cloth-traits.ts';
import { ACCESSORY_SLOTS, type Slot } from '../garments/garment.ts';
import { closesToTheNeck, hemOf, necklineOf, sleeveOf } from '../garments/silhouette.ts';
import { WINTER_COAT_CLO } from '../rules/felt-weather.ts';
import { type OutfitReading, readOutfit } from '../rules/outfit-reading.ts';
import { lightOf, sceneTraits } from '../rules/scene-traits.ts';
import { composeLook } from './compose-looks.ts';
import type { LookRequest } from './look-request.ts';

/** What people wear below 5 °C, wraps included. */
const FROST_CLO = 1.3;

const REQUESTS: readonly LookRequest[] = [
  ...VIBES.map((vibe) => ({ vibe })),
  ...STYLES.flatMap((style) =>
    WEATHER_TAGS.map((weather) => ({ style, weather, bodyShape: 'Round' as const })),
  ),
];
const LOOKS = 60;
const composed = REQUESTS.map((request) => ({
  request,
  readings: Array.from({ length: LOOKS }, (_, index) => readOutfit(composeLook(request, 73_000 + index))),
}));
const all = composed.flatMap(({ readings }) => readings);
const isMan = ({ spec }: OutfitReading) => spec.figure.presentation !== undefined;
const has = ({ slot }: OutfitReading, slots: readonly Parameters<OutfitReading['slot']>[0][]) =>
  slots.some((place) => slot(place) !== undefined);
const ofRequest = (test: (request: LookRequest) => boolean) =>
  composed.filter(({ request }) => test(request)).flatMap(({ readings }) => readings);

describe('composed looks', { timeout: 120_000 }, () => {
  it('have one thing that finishes them, which a jacket does for a man, and a kurta by itself', () => {
    const bare = all.filter(
      (look) =>
        !has(look, [...ACCESSORY_SLOTS, 'bag', 'belt', 'gloves']) &&
        !(isMan(look) && look.slot('layer')) &&
        look.slot('top')?.garment.id !== 'kurta',
    );
    expect(bare.length / all.length).toBeLessThan(0.02);
  });

  it('wear a bucket hat with neither a dress nor pressed trousers, and no pale fedora or beret', () => {
    const hatted = (shape: string) =>
      all.filter(({ slot }) => {
        const cut = slot('hat')?.garment.cut;
        return cut?.type === 'hat' && cut.shape === shape;
      });
    expect(hatted('bucket').length).toBeGreaterThan(10);
    for (const { slot, spec } of hatted('bucket')) {
      const cut = slot('bottom')?.garment.cut;
      expect(cut, spec.name).toBeDefined();
      expect(cut?.type === 'trousers' && cut.construction, spec.name).not.toBe('tailored');
    }
    expect(hatted('fedora').length).toBeGreaterThan(5);
    for (const { slot, spec } of [...hatted('fedora'), ...hatted('beret')])
      expect(slot('hat')?.colour.l, spec.name).toBeLessThan(0.72);
  });

  it('show a kurta down to its hem, with no chain at its collar and no hands on its waist', () => {
    const kurtas = all.filter(({ slot }) => slot('top')?.garment.id === 'kurta');
    expect(kurtas.length).toBeGreaterThan(5);
    for (const { slot, spec } of kurtas) {
      expect(spec.framing, spec.name).not.toBe('hip');
      expect(slot('necklace'), spec.name).toBeUndefined();
      expect(['akimbo', 'hip'], spec.name).not.toContain(spec.figure.pose);
    }
  });

  it('finish a plain top and plain trousers twice', () => {
    const plain = all.filter(
      ({ slot, main }) =>
        slot('top')?.garment.purpose !== 'sport' &&
        main.every(({ garment }) => garment.slot === 'top' || garment.slot === 'bottom') &&
        main.every(({ cloth }) => !isMarkedCloth(cloth)),
    );
    expect(plain.length).toBeGreaterThan(40);
    const once = plain.filter(
      ({ slot }) => [...ACCESSORY_SLOTS, 'bag', 'belt'].filter((place) => slot(place as Slot)).length < 2,
    );
    expect(once.length / plain.length).toBeLessThan(0.12);
  });

  it('put a jacket or a coat on every man who goes somewhere formal, mostly with a tie under a jacket', () => {
    const men = ofRequest((request) => 'style' in request && request.style === 'Formal').filter(isMan);
    expect(men.length).toBeGreaterThan(20);
    for (const look of men) expect(has(look, ['layer', 'coat', 'dress']), look.spec.name).toBe(true);
    const collared = men.filter(
      ({ slot }) => slot('layer') && !slot('coat') && slot('top')?.garment.id === 'poplin-shirt',
    );
    const tied = collared.filter(({ slot }) => slot('scarf')?.garment.cut.type === 'tie');
    expect(tied.length / collared.length).toBeGreaterThan(0.6);
  });

  it('seldom put a waistcoat where a blazer could be', () => {
    const layered = ofRequest((request) =>
      'vibe' in request ? request.vibe === 'work' : request.style === 'Formal',
    ).flatMap(({ slot }) => slot('layer')?.garment.id ?? []);
    const waistcoats = layered.filter((id) => id === 'waistcoat');
    expect(waistcoats.length / layered.length).toBeLessThan(0.2);
  });

  it('wrap up in a winter coat by day', () => {
    const coated = all.filter(({ slot, spec, clo }) => {
      const { setting } = sceneTraits(spec.scene.name);
      const isWinter = (slot('coat')?.garment.clo ?? 0) >= WINTER_COAT_CLO && clo >= 1.05;
      return isWinter && setting === 'outdoors' && lightOf(spec.scene) === 'day';
    });
    expect(coated.length).toBeGreaterThan(40);
    const unwrapped = coated.filter((look) => !has(look, ['scarf', 'hat', 'gloves']));
    expect(unwrapped.length / coated.length).toBeLessThan(0.06);
  });

  it('cover hands and throat in the frost', () => {
    const frozen = all.filter(({ slot, spec, clo }) => {
      const { setting } = sceneTraits(spec.scene.name);
      const isWinter = (slot('coat')?.garment.clo ?? 0) >= WINTER_COAT_CLO && clo >= FROST_CLO;
      return isWinter && setting === 'outdoors' && lightOf(spec.scene) === 'day';
    });
    expect(frozen.length).toBeGreaterThan(20);
    const bareHanded = frozen.filter((look) => !has(look, ['gloves']));
    expect(bareHanded.length / frozen.length).toBeLessThan(0.35);
  });

  it('leave no throat bare under a winter coat', () => {
    const coated = all.filter(({ slot, spec, clo }) => {
      const { setting } = sceneTraits(spec.scene.name);
      const coat = slot('coat')?.garment;
      const isOpen = coat !== undefined && coat.clo >= WINTER_COAT_CLO && !closesToTheNeck(coat.cut);
      const base = (slot('dress') ?? slot('top'))?.garment.cut;
      const isHigh = base && ['roll', 'hood'].includes(necklineOf(base) ?? '');
      const isDay = setting === 'outdoors' && lightOf(spec.scene) === 'day';
      return isDay && clo >= 1.1 && isOpen && !isHigh && !spec.figure.headscarf;
    });
    expect(coated.length).toBeGreaterThan(20);
    const bare = coated.filter((look) => !has(look, ['scarf', 'necklace']));
    expect(bare.length / coated.length).toBeLessThan(0.06);
  });

  it('show men in the evening in more than a satin shirt and trousers', () => {
    const nights = ofRequest((request) =>
      'vibe' in request ? request.vibe === 'date' : request.style === 'Party',
    ).filter(isMan);
    const plain = nights.filter(
      ({ slot }) => slot('top')?.cloth === 'satin' && !slot('layer') && !slot('coat'),
    );
    expect(plain.length / nights.length).toBeLessThan(0.33);
  });

  it('carry no bag for papers after dark', () => {
    for (const { slot, spec } of all)
      if (lightOf(spec.scene) === 'evening')
        expect(['messenger-bag', 'camera-bag', 'tote'], spec.name).not.toContain(slot('bag')?.garment.id);
  });

  it('wear no dark jeans in the heat, and none with long sleeves', () => {
    const hot = ofRequest((request) =>
      'vibe' in request ? request.vibe === 'sunny' : request.weather === 'hot',
    );
    for (const { slot, spec } of hot) {
      const bottom = slot('bottom');
      if (bottom?.cloth !== 'denim') continue;
      expect(bottom.colour.l, spec.name).toBeGreaterThan(0.4);
      const isLong = (hemOf(bottom.garment.cut) ?? 0) > 7;
      const top = slot('top');
      const isCovered = spec.figure.headscarf && spec.figure.headscarf.drape !== 'headwrap';
      if (isLong && top && !isCovered && !slot('layer'))
        expect(sleeveOf(top.garment.cut), spec.name).not.toBe('long');
    }
  });
});
