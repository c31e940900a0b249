import { describe, expect, it } from 'vitest';
import type { SceneName, SceneSpec } from '#outfit.ts';
import {
  type Around,
  type Broken,
  NAVY,
  type Passing,
  type Pieces,
  piece,
  saysOf,
  worn,
} from '../testing/worn-look.ts';
import { eveningPieces } from './evening-pieces.gate.ts';
import { indoors } from './indoors.gate.ts';
import { inBloom, sceneWeather } from './weather.gates.ts';

const { palette } = worn([]).spec.scene;
const at = (name: SceneName, wall?: number): { scene: Partial<SceneSpec> } => ({
  scene: { name, ...(wall === undefined ? {} : { palette: { ...palette, wall: { ...NAVY, l: wall } } }) },
});

describe('inBloom', () => {
  const coated = ['long-sleeved-tee', 'straight-jeans', 'ankle-boots', 'parka'];

  it('keeps winter coats from a market in summer', () => {
    expect(saysOf(inBloom, coated, at('market'))).toBe('Nothing blooms in the cold.');
    expect(saysOf(inBloom, coated, at('street'))).toBeUndefined();
    expect(saysOf(inBloom, ['crew-tee', 'straight-jeans', 'sneakers'], at('market'))).toBeUndefined();
  });
});

describe('sceneWeather', () => {
  const dressed = ['long-sleeved-tee', 'straight-jeans', 'chelsea-boots', 'parka'];
  const asked = (name: SceneName, clo: number) => sceneWeather.check({ ...worn(dressed, at(name)), clo });

  // In clo: what is too little in the snow is too much in the sun.
  it.each<[SceneName, number]>([
    ['park', 0.3],
    ['market', 0.3],
    ['track', 0.2],
    ['rain', 0.5],
    ['harbour', 0.5],
    ['cloud', 0.55],
    ['autumn', 0.7],
    ['lodge', 0.55],
    ['fair', 1.27],
    ['snow', 1.27],
  ])('asks for %s clo or more in the scene %s', (name, least) => {
    expect(asked(name, least)).toBeUndefined();
    const less = least - 0.01;
    expect(asked(name, less)).toBe(`${less} clo is too little for the scene ${name}.`);
  });

  it.each<[SceneName, number]>([
    ...(['sun', 'court', 'terrace', 'garden', 'gym'] as const).map((name): [SceneName, number] => [
      name,
      0.75,
    ]),
    ...(['office', 'cafe', 'lodge', 'night', 'disco', 'salon', 'foyer', 'gallery'] as const).map(
      (name): [SceneName, number] => [name, 1.15],
    ),
    ['market', 1.3],
    ['rooftop', 1.3],
  ])('allows no more in the scene %s than %s clo', (name, most) => {
    expect(asked(name, most)).toBeUndefined();
    const more = most + 0.01;
    expect(asked(name, more)).toBe(`${more} clo is too much for the scene ${name}.`);
  });

  it.each<SceneName>(['street', 'bookshop', 'studio', 'arch', 'riverside'])(
    'lets anything pass in the scene %s',
    (name) => {
      expect([asked(name, 0), asked(name, 3)]).toEqual([undefined, undefined]);
    },
  );

  const trousers = (l: number) => piece('straight-trousers', { name: 'plain', colour: { ...NAVY, l } });
  const inSnow = (...pieces: Pieces): [Pieces, Around] => [['parka', ...pieces], at('snow')];

  it.each<Passing>([
    ['a look that can get wet', ['poplin-shirt', 'straight-jeans', 'sneakers'], at('rain')],
    ['trousers of lightness 0.87 in the rain', ['poplin-shirt', trousers(0.87), 'sneakers'], at('rain')],
    [
      'pale trousers under a coat',
      ['trench-coat', 'poplin-shirt', trousers(0.95), 'ankle-boots'],
      at('rain'),
    ],
    ['pale trousers in the dry', ['poplin-shirt', trousers(0.95), 'sneakers'], at('street')],
    ['trousers and boots in snow', ...inSnow('fine-roll-neck', 'straight-jeans', 'snow-boots')],
    [
      'tights and boots in snow',
      ...inSnow('cable-roll-neck', 'mini-skirt', 'tights', 'chelsea-boots', 'leather-gloves', 'long-scarf'),
    ],
    ['tall boots in snow', ...inSnow('cable-roll-neck', 'mini-skirt', 'knee-boots', 'long-scarf')],
    ['boots at the fair', ['parka', 'fine-roll-neck', 'straight-jeans', 'chelsea-boots'], at('fair')],
  ])('lets %s pass', (_what, pieces, around) => {
    expect(saysOf(sceneWeather, pieces, around)).toBeUndefined();
  });

  const DRY = 'Not every piece of the look can get wet.';
  const PALE = 'The straight tailored trousers is too pale for the rain.';
  const BOOTS = 'Snow asks for boots.';
  const BARE = 'Bare legs do not go out in snow.';
  it.each<Broken>([
    [
      'heels in the snow',
      'The heeled ankle boots would slip in the snow.',
      ...inSnow('fine-roll-neck', 'straight-jeans', 'ankle-boots'),
    ],
    ['loafers in the rain', DRY, ['poplin-shirt', 'straight-jeans', 'loafers'], at('rain')],
    [
      'trousers of lightness 0.88 in the rain',
      PALE,
      ['poplin-shirt', trousers(0.88), 'sneakers'],
      at('rain'),
    ],
    ['bare feet in snow', BOOTS, ...inSnow('cable-roll-neck', 'fleece-leggings', 'leather-gloves', 'tights')],
    ['trainers in snow', BOOTS, ...inSnow('fine-roll-neck', 'straight-jeans', 'sneakers')],
    ['bare legs in snow', BARE, ...inSnow('cable-roll-neck', 'mini-skirt', 'chelsea-boots', 'long-scarf')],
    [
      'sheer tights in snow',
      BARE,
      ...inSnow('cable-roll-neck', 'mini-skirt', 'sheer-tights', 'chelsea-boots', 'long-scarf'),
    ],
    ['trainers at the fair', BOOTS, ['parka', 'fine-roll-neck', 'straight-jeans', 'sneakers'], at('fair')],
  ])('names %s', (_what, sentence, pieces, around) => {
    expect(saysOf(sceneWeather, pieces, around)).toBe(sentence);
  });
});

describe('indoors', () => {
  it.each<Passing>([
    ['sunglasses on a street by day', ['sunglasses'], at('street')],
    ['a sun hat on a street by day', ['straw-hat'], at('street')],
    ['a beret in a library', ['beret'], at('library')],
    ['a bare head in a library', ['crew-tee'], at('library')],
  ])('lets %s pass', (_what, pieces, around) => {
    expect(saysOf(indoors, pieces, around)).toBeUndefined();
  });

  const GLASSES = 'Sunglasses come off away from the sun.';
  const HAT = 'A sun hat comes off away from the sun.';
  it.each<Broken>([
    ['sunglasses in a library', GLASSES, ['sunglasses'], at('library')],
    ['sunglasses outdoors after dark', GLASSES, ['sunglasses'], at('riverside')],
    ['a sun hat in a library', HAT, ['straw-hat'], at('library')],
    ['a sun hat outdoors after dark', HAT, ['straw-hat'], at('rooftop')],
  ])('names %s', (_what, sentence, pieces, around) => {
    expect(saysOf(indoors, pieces, around)).toBe(sentence);
  });
});

describe('eveningPieces', () => {
  it.each<Passing>([
    ['a gown at night', ['halter-gown'], at('night')],
    ['a cocktail dress in a wine bar', ['bustier-mini-dress'], at('wine-bar')],
    ['a gown in a salon by day', ['halter-gown'], at('salon', 0.9)],
    ['a tweed mini by day', [piece('mini-skirt', { name: 'tweed' })], at('office')],
    ['a clutch by day', ['clutch'], at('office')],
  ])('lets %s pass', (_what, pieces, around) => {
    expect(saysOf(eveningPieces, pieces, around)).toBeUndefined();
  });

  it.each<Broken>([
    [
      'a gown before an arch by day',
      'The halter-neck gown waits for the evening.',
      ['halter-gown'],
      at('arch'),
    ],
    ['a gown in an office', 'The halter-neck gown waits for the evening.', ['halter-gown'], at('office')],
    ...(['wine-bar', 'disco', 'gallery'] as const).map(
      (name): Broken => [
        `a gown in the scene ${name}`,
        `The halter-neck gown is too grand for the scene ${name}.`,
        ['halter-gown'],
        at(name),
      ],
    ),
    [
      'an office shirt under an evening jacket',
      'The poplin shirt stays at the office: an evening jacket goes over better.',
      ['tuxedo-jacket', 'poplin-shirt', 'evening-trousers'],
      at('wine-bar'),
    ],
    [
      'a bolero over a collar',
      'The cropped evening jacket lies over bare shoulders, not over a collar.',
      ['evening-bolero', 'open-collar-shirt', 'evening-trousers'],
      at('wine-bar'),
    ],
    [
      'a sequinned mini by day',
      'The mini skirt waits for the evening.',
      ['crew-tee', piece('mini-skirt', { name: 'sequin' })],
      at('street'),
    ],
  ])('names %s', (_what, sentence, pieces, around) => {
    expect(saysOf(eveningPieces, pieces, around)).toBe(sentence);
  });
});
