import { BODY_SHAPES, STYLES, VIBES, WEATHER_TAGS } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { BOW_TIE } from '#garments/scarves.ts';
import { fillsNeckline, isTunic, necklineOf, showsLeg, sleeveOf } from '#garments/silhouette.ts';
import { type OutfitReading, readOutfit } from '#rules/outfit-reading.ts';
import { composeLook } from './compose-looks.ts';
import type { LookRequest } from './look-request.ts';

const SEEDS = 60;
const REQUESTS: readonly LookRequest[] = [
  ...VIBES.map((vibe) => ({ vibe })),
  ...STYLES.flatMap((style) =>
    WEATHER_TAGS.flatMap((weather) =>
      BODY_SHAPES.slice(0, 2).map((bodyShape) => ({ style, weather, bodyShape })),
    ),
  ),
];

const LOOKS = REQUESTS.flatMap((request) =>
  Array.from({ length: SEEDS }, (_, seed) => ({
    request,
    look: readOutfit(composeLook(request, 71_000 + seed)),
  })),
);

const isDate = (request: LookRequest) => 'vibe' in request && request.vibe === 'date';
const isCold = (request: LookRequest) => 'vibe' in request && request.vibe === 'cold';
const isFull = ({ spec: { figure } }: OutfitReading) =>
  figure.bodyShape === 'Round' || figure.build === 'large';
const isMans = ({ spec: { figure } }: OutfitReading) => figure.presentation === 'masculine';
const over = ({ slot }: OutfitReading) => slot('coat') ?? slot('layer');
const cutOf = ({ slot }: OutfitReading, place: 'top' | 'dress' | 'bottom' | 'belt') =>
  slot(place)?.garment.cut;

type Meets = (look: OutfitReading, request: LookRequest) => boolean;

/** What a stylist never does, with what there has to be for it to be done. */
const HABITS: Readonly<Record<string, { readonly given: Meets; readonly never: Meets }>> = {
  'black tie on a date': {
    given: (_, request) => isDate(request),
    never: ({ slot }) => slot('scarf')?.garment.id === BOW_TIE,
  },
  'a polo collar under a jacket': {
    given: (look) => over(look) !== undefined,
    never: (look) => {
      const top = cutOf(look, 'top');
      return top !== undefined && 'collar' in top && top.collar === 'polo';
    },
  },
  'a kurta over flared legs': {
    given: (look) => isTunic(cutOf(look, 'top')),
    never: (look) => {
      const bottom = cutOf(look, 'bottom');
      return bottom?.type === 'trousers' && bottom.fit === 'flare';
    },
  },
  'velvet over velvet': {
    given: (look) => over(look)?.cloth === 'velvet',
    never: ({ slot }) => slot('bottom')?.cloth === 'velvet',
  },
  "a messenger's bag beside a skirt": {
    given: ({ slot }) => slot('bag')?.garment.id === 'messenger-bag',
    never: (look) => {
      const legged = cutOf(look, 'dress') ?? cutOf(look, 'bottom');
      return legged !== undefined && showsLeg(legged);
    },
  },
  'a belt above a T-shirt of a man': {
    given: (look) => isMans(look) && cutOf(look, 'top')?.type === 'tee',
    never: ({ slot }) => slot('belt') !== undefined,
  },
  'a wide belt on a full figure': {
    given: (look) => isFull(look) && cutOf(look, 'belt')?.type === 'belt',
    never: (look) => {
      const belt = cutOf(look, 'belt');
      return belt?.type === 'belt' && belt.width === 'wide';
    },
  },
  'a necklace in a halter': {
    given: (look) => fillsNeckline(cutOf(look, 'dress')),
    never: ({ slot }) => slot('necklace') !== undefined,
  },
  'bare arms under a jacket in the cold': {
    given: (look, request) => isCold(request) && look.slot('top') !== undefined,
    never: (look) => {
      const top = cutOf(look, 'top');
      return top !== undefined && sleeveOf(top) === 'none';
    },
  },
  'a wide skirt under a cape': {
    given: (look) => over(look)?.garment.cut.type === 'cape',
    never: ({ slot }) =>
      slot('bottom')?.garment.cut.type === 'skirt' && (slot('bottom')?.garment.volume ?? 0) > 1,
  },
  'a bare neck in falling snow': {
    given: ({ spec, slot }) => spec.scene.name === 'snow' && slot('coat') !== undefined,
    never: ({ slot, spec }) => {
      const base = slot('dress') ?? slot('top');
      const neckline = base && necklineOf(base.garment.cut);
      const isWarm = ['roll', 'hood'].includes(neckline ?? '') || spec.figure.headscarf !== undefined;
      return !isWarm && !slot('scarf') && !slot('necklace');
    },
  },
};

describe('what is composed', { timeout: 120_000 }, () => {
  it.each(Object.entries(HABITS))('has never %s', (_, { given, never }) => {
    const asked = LOOKS.filter(({ look, request }) => given(look, request));
    expect(asked.length).toBeGreaterThan(3);
    const found = asked.filter(({ look, request }) => never(look, request));
    expect(found.map(({ look }) => look.worn.map(({ garment }) => garment.id).join())).toEqual([]);
  });
});
