import { afterEach, describe, expect, it } from 'vitest';
import { styleCatalogue } from '../catalogue/catalogues.ts';
import { chooseLooks } from '../compose/choose-looks.ts';
import { composeLooks } from '../compose/compose-looks.ts';
import { describeOutfit } from '../describe/describe-outfit.ts';
import { generatedNames } from '../describe/generated-names.ts';
import { dressProposal } from '../proposals/dress-proposal.ts';
import { wardrobeOffer } from '../proposals/wardrobe-offer.ts';
import { type Composer, ComposerClosedError, ComposerQueueFullError, createComposer } from './composer.ts';

const REQUEST = { style: 'Casual', bodyShape: 'Pear', weather: 'hot' } as const;
const SPECS = styleCatalogue()
  .filter(({ style, bodyShape }) => style === 'Casual' && bodyShape === 'Pear')
  .map(({ spec }) => spec);

describe('createComposer', () => {
  const composers: Composer[] = [];
  const open = (options = {}) => {
    const composer = createComposer(options);
    composers.push(composer);
    return composer;
  };
  afterEach(async () => {
    await Promise.all(composers.splice(0).map((composer) => composer.close()));
  });

  it('composes, chooses and describes as the stylist does', async () => {
    const composer = open();
    const composed = await composer.ask({ kind: 'compose', request: REQUEST, count: 2, seed: 7 });
    const looks = composeLooks(REQUEST, { count: 2, seed: 7 });
    expect(composed).toEqual(looks.map((spec) => ({ spec, names: generatedNames(spec) })));
    const answers = { style: 'Casual', bodyShape: 'Pear' } as const;
    const chosen = await composer.ask({ kind: 'choose', request: answers, specs: SPECS, count: 4 });
    const items = SPECS.map((spec) => ({ spec }));
    expect(chosen.map((place) => items[place])).toEqual(chooseLooks(answers, items, 4));
    const [spec] = SPECS;
    if (!spec) throw new Error('The catalogue is empty');
    expect(await composer.ask({ kind: 'describe', specs: [spec] })).toEqual([describeOutfit(spec)]);
  });

  it('tells the looks of one deck no sentence twice, and none that was said before', async () => {
    const specs = [...SPECS, ...SPECS.slice(0, 4)];
    const before = describeOutfit(specs[0] as (typeof specs)[number]).templates;
    const described = await open().ask({ kind: 'describe', specs, said: before });
    const templates = [...before, ...described.flatMap((look) => look?.templates ?? [])];
    expect(new Set(templates).size).toBe(templates.length);
    for (const look of described) expect(look?.reasons.length).toBe(3);
  });

  it('offers the wardrobe to a model and dresses what it proposes', async () => {
    const composer = open();
    expect(await composer.ask({ kind: 'offer', request: REQUEST })).toEqual(wardrobeOffer(REQUEST));
    const proposals = [{ scene: 'moon', items: [] }];
    const dressed = await composer.ask({ kind: 'dress', request: REQUEST, proposals, seed: 4 });
    expect(dressed).toEqual([dressProposal(REQUEST, { scene: 'moon', items: [] }, 4)]);
  });

  it('leaves a look undescribed whose garment the wardrobe holds no more', async () => {
    const [spec] = SPECS;
    if (!spec) throw new Error('The catalogue is empty');
    const cloth = { name: 'plain', colour: { l: 0.5, c: 0, h: 0 } } as const;
    const specs = [{ ...spec, items: [{ garment: 'space-suit', cloth }] }, spec];
    expect(await open().ask({ kind: 'describe', specs })).toEqual([undefined, describeOutfit(spec)]);
  });

  it('refuses more than may wait, and goes on afterwards', async () => {
    const composer = open({ maxQueued: 1 });
    const ask = () => composer.ask({ kind: 'describe', specs: [] });
    const first = ask();
    await expect(ask()).rejects.toBeInstanceOf(ComposerQueueFullError);
    await first;
    await expect(ask()).resolves.toEqual([]);
  });

  it('takes nothing more once it is closed', async () => {
    const composer = open();
    await composer.close();
    await expect(composer.ask({ kind: 'describe', specs: [] })).rejects.toBeInstanceOf(ComposerClosedError);
  });
});
