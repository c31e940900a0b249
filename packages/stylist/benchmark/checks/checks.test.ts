import { describe, expect, it } from 'vitest';
import type { LookRequest } from '#compose/look-request.ts';
import type { SceneName } from '#outfit.ts';
import { type Pieces, piece, worn } from '#rules/testing/worn-look.ts';
import { CHECKS } from './checks.ts';
import { wornIn } from './worn.ts';

const RED = { l: 0.55, c: 0.2, h: 25 };
const GREEN = { l: 0.55, c: 0.15, h: 150 };
const YELLOW = { l: 0.85, c: 0.15, h: 95 };
const VIOLET = { l: 0.5, c: 0.15, h: 300 };

function brokenBy(request: LookRequest, place: SceneName, pieces: Pieces): readonly string[] {
  const { spec } = worn(pieces, { scene: { name: place } });
  const seen = wornIn({ request, spec });
  return CHECKS.filter((check) => check.breaks(seen)).map(({ id }) => id);
}

const sporty = { style: 'Sporty', bodyShape: 'Pear', weather: 'hot' } as const;

describe('CHECKS', () => {
  it.each<[string, LookRequest, SceneName, Pieces]>([
    [
      'bare shins in snow or under a winter coat',
      { vibe: 'cold' },
      'snow',
      ['long-coat', 'fine-roll-neck', 'denim-skirt', 'ankle-boots'],
    ],
    [
      'open shoes in snow or under a winter coat',
      { vibe: 'cold' },
      'snow',
      ['long-coat', 'fine-roll-neck', 'wide-jeans', 'mules'],
    ],
    ['in snow without a coat', { vibe: 'cold' }, 'fair', ['chunky-jumper', 'wide-jeans', 'snow-boots']],
    [
      'in rain without what sheds it',
      { vibe: 'cloudy' },
      'rain',
      ['cardigan', 'crew-tee', 'slim-jeans', 'chelsea-boots'],
    ],
    [
      'a winter coat indoors',
      { vibe: 'cold' },
      'cafe',
      ['teddy-coat', 'fine-roll-neck', 'slim-jeans', 'chelsea-boots'],
    ],
    [
      'winter things in the heat',
      { vibe: 'sunny' },
      'park',
      ['crew-tee', 'slim-jeans', 'sneakers', 'beanie'],
    ],
    [
      'snow boots without snow, wellingtons without rain',
      { vibe: 'cold' },
      'lodge',
      ['chunky-jumper', 'slim-jeans', 'wellingtons'],
    ],
    [
      'sunglasses or a straw hat indoors',
      { vibe: 'casual' },
      'cafe',
      ['crew-tee', 'slim-jeans', 'sneakers', 'sunglasses'],
    ],
    ['day shoes under evening clothes', { vibe: 'date' }, 'foyer', ['strapless-gown', 'oxfords']],
    [
      'a jeans belt or backpack with evening clothes',
      { vibe: 'date' },
      'foyer',
      ['strapless-gown', 'evening-sandals', 'backpack'],
    ],
    [
      'opera gloves away from gowns',
      { vibe: 'casual' },
      'park',
      ['crew-tee', 'slim-jeans', 'sneakers', 'opera-gloves'],
    ],
    [
      'a cape or shawl over party sandals',
      { vibe: 'date' },
      'riverside',
      ['shawl', 'slip-dress', 'evening-sandals'],
    ],
    [
      'visible socks with a skirt and leather shoes',
      { vibe: 'casual' },
      'park',
      ['crew-tee', 'denim-skirt', 'loafers', 'knee-socks'],
    ],
    ['not for work', { vibe: 'work' }, 'office', ['bustier-top', 'straight-trousers', 'pumps']],
    ['sportswear away from sport', { vibe: 'casual' }, 'park', ['hoodie', 'slim-jeans', 'sneakers']],
    ['heels, satin or tailoring for sport', sporty, 'gym', ['sports-tank', 'joggers', 'pumps']],
    [
      'red with green at full chroma',
      { vibe: 'casual' },
      'park',
      [piece('crew-tee', { colour: RED }), piece('wide-jeans', { colour: GREEN }), 'sneakers'],
    ],
    [
      'two loud large pieces',
      { vibe: 'casual' },
      'park',
      [piece('crew-tee', { colour: RED }), piece('wide-jeans', { colour: { ...RED, h: 330 } }), 'sneakers'],
    ],
  ])('finds %s', (id, request, place, pieces) => {
    expect(brokenBy(request, place, pieces)).toEqual([id]);
  });

  it('finds more than three hue families', () => {
    const colours = [RED, GREEN, YELLOW, VIOLET];
    const ids = ['silk-scarf', 'beret', 'tote', 'flats'];
    const extras = ids.map((id, index) => piece(id, { colour: colours[index] ?? RED }));
    const broken = brokenBy({ vibe: 'casual' }, 'park', ['crew-tee', 'wide-jeans', ...extras]);
    expect(broken).toEqual(['more than three hue families']);
  });

  it('finds nothing in sound looks', () => {
    expect(
      brokenBy({ vibe: 'cold' }, 'snow', ['parka', 'chunky-jumper', 'wide-jeans', 'snow-boots', 'beanie']),
    ).toEqual([]);
    expect(
      brokenBy({ vibe: 'work' }, 'office', ['notch-blazer', 'poplin-shirt', 'straight-trousers', 'loafers']),
    ).toEqual([]);
    expect(brokenBy(sporty, 'court', ['tennis-dress', 'court-shoes', 'cap'])).toEqual([]);
    expect(brokenBy({ vibe: 'date' }, 'wine-bar', ['slip-dress', 'evening-sandals', 'clutch'])).toEqual([]);
  });
});
