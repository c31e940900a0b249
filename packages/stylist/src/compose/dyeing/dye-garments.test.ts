import { describe, expect, it } from 'vitest';
import { colourDifference } from '../../colour/difference.ts';
import { nearestSwatch, swatchesOf } from '../../colour/dye.ts';
import { isNeutral } from '../../colour/neutral.ts';
import { SKIN_TONES } from '../../colour/skin-tones.ts';
import { CHROMATICS, LEATHERS, NEUTRALS, swatchNamed } from '../../colour/swatches.ts';
import { styleBrief } from '../../rules/style-briefs.ts';
import { VIBE_BRIEFS } from '../../rules/vibe-briefs.ts';
import { dyed, echoes } from './dyeing.ts';
import { dyedFor, pickOf, SEEDS } from './testing/dyed-looks.ts';

const colourOf = (name: string) => swatchNamed(CHROMATICS, name).colour;
describe('echoes', () => {
  it('takes two strong tones of one hue for a near miss', () => {
    expect(echoes(colourOf('coral'))(colourOf('brick red'))).toBe(false);
    expect(echoes(colourOf('fuchsia'))(colourOf('rose pink'))).toBe(false);
    expect(echoes(colourOf('coral'))(colourOf('coral'))).toBe(true);
    expect(echoes(colourOf('sage'))(colourOf('fern green'))).toBe(true);
  });
});

describe('dyeGarments', () => {
  it('keeps what lies on the skin apart from it', () => {
    const tee = pickOf('crew-tee');
    for (const skin of SKIN_TONES) {
      const near = dyedFor([tee, pickOf('chinos')], 'feminine', skin).filter(
        (colours) => colourDifference(colours.get(tee) ?? skin.colour, skin.colour) < 0.1,
      );
      expect(near.length / SEEDS.length, skin.name).toBeLessThan(0.1);
    }
  });

  it('leaves the leather of a man in the colours that leather has', () => {
    const [loafers, bag] = [pickOf('loafers'), pickOf('messenger-bag')];
    const natural = new Set(LEATHERS.filter(({ colour }) => colour.l < 0.7).map(({ colour }) => colour));
    for (const colours of dyedFor([pickOf('crew-tee'), pickOf('chinos'), loafers, bag], 'masculine')) {
      expect(natural).toContain(colours.get(loafers));
      expect(natural).toContain(colours.get(bag));
    }
  });

  it('makes shoes and bag of a man of one leather that his clothes set off', () => {
    const picks = ['crew-tee', 'chinos', 'loafers', 'messenger-bag'].map((id) => pickOf(id));
    const [, chinos, loafers, bag] = picks;
    if (!chinos || !loafers || !bag) throw new Error('There are four pieces.');
    const all = dyedFor(picks, 'masculine');
    const ofTwo = all.filter((colours) => colours.get(loafers) !== colours.get(bag));
    expect(ofTwo.length / all.length).toBeLessThan(0.03);
  });

  it('wears navy tights and evening shoes beside something blue alone', () => {
    const isNavy = (colour: unknown) => colour === swatchNamed(NEUTRALS, 'navy').colour;
    const isBlue = ({ c, h }: { c: number; h: number }) => c > 0.03 && h > 210 && h < 325;
    const day = ['sheath-dress', 'tights'].map((id) => pickOf(id, VIBE_BRIEFS.work, 'tailored'));
    const night = ['slip-dress', 'evening-pumps'].map((id) => pickOf(id, VIBE_BRIEFS.date, 'evening'));
    for (const [dress, small] of [day, night]) {
      if (!dress || !small) throw new Error('There are two pieces.');
      for (const colours of dyedFor([dress, small], 'feminine', SKIN_TONES[4], 'evening')) {
        const colour = colours.get(dress);
        if (colour && !isBlue(colour)) expect(isNavy(colours.get(small))).toBe(false);
      }
    }
  });

  it('shoes nobody in loud canvas', () => {
    const shoes = pickOf('canvas-loafers', VIBE_BRIEFS.sunny);
    for (const presentation of ['feminine', 'masculine'] as const)
      for (const colours of dyedFor([pickOf('crew-tee'), pickOf('chinos'), shoes], presentation))
        expect(colours.get(shoes)?.c).toBeLessThan(0.1);
  });

  it('dyes no bag to match shoes that match the dress', () => {
    const picks = ['bustier-mini-dress', 'evening-pumps', 'baguette-bag'].map((id) =>
      pickOf(id, VIBE_BRIEFS.date, 'evening'),
    );
    const [dress, ...small] = picks.map((pick) =>
      dyedFor(picks, 'feminine', SKIN_TONES[4], 'evening').map((colours) => colours.get(pick)),
    );
    const matched = dress?.filter(
      (colour, look) => colour && !isNeutral(colour) && small.every((pieces) => pieces[look] === colour),
    );
    expect(matched).toEqual([]);
  });

  it('makes brogues of leather in the colours that leather has', () => {
    const brogues = pickOf('brogues', VIBE_BRIEFS.work, 'tailored');
    const natural = new Set(LEATHERS.map(({ colour }) => colour));
    for (const colours of dyedFor(
      [pickOf('fine-roll-neck', VIBE_BRIEFS.work, 'tailored'), brogues],
      'feminine',
    ))
      expect(natural).toContain(colours.get(brogues));
  });

  it('cuts tuxedo trousers from deep cloth', () => {
    const trousers = pickOf('tuxedo-trousers', VIBE_BRIEFS.date, 'evening');
    const blouse = pickOf('satin-blouse', VIBE_BRIEFS.date, 'evening');
    for (const colours of dyedFor([blouse, trousers], 'feminine', SKIN_TONES[4], 'evening'))
      expect(colours.get(trousers)?.l).toBeLessThan(0.42);
  });

  it('wears no white trousers in the cold', () => {
    const trousers = pickOf('straight-trousers', VIBE_BRIEFS.work, 'tailored');
    const coat = pickOf('long-coat', VIBE_BRIEFS.cold, 'tailored');
    for (const colours of dyedFor([coat, trousers], 'feminine', SKIN_TONES[0], 'bright', 'cold'))
      expect(colours.get(trousers)?.l).toBeLessThan(0.85);
  });

  it('makes most sun hats pale', () => {
    const hat = pickOf('bucket-hat');
    const all = dyedFor([pickOf('crew-tee'), pickOf('chinos'), hat], 'feminine');
    const pale = all.filter((colours) => (colours.get(hat)?.l ?? 0) > 0.8);
    expect(pale.length / all.length).toBeGreaterThan(0.6);
  });

  it('wears no pale fedora in the cold', () => {
    const fedora = pickOf('fedora', VIBE_BRIEFS.cold, 'tailored');
    const picks = [pickOf('crew-tee'), pickOf('straight-jeans'), fedora];
    const all = dyedFor(picks, 'feminine', SKIN_TONES[0], 'bright', 'cold');
    expect(all.filter((colours) => (colours.get(fedora)?.l ?? 1) > 0.9).length / all.length).toBeLessThan(
      0.1,
    );
  });

  it('carries hardly any black holdall beside coloured kit', () => {
    const kit = ['running-tee', 'running-shorts', 'runners', 'duffel'].map((id) =>
      pickOf(id, styleBrief('Sporty', 'hot'), 'sport'),
    );
    const duffel = kit.at(-1);
    const black = swatchNamed(NEUTRALS, 'black').colour;
    const all = dyedFor(kit, 'feminine');
    expect(all.filter((colours) => duffel && colours.get(duffel) === black).length / all.length).toBeLessThan(
      0.05,
    );
  });

  it('takes no brown shoes and bag to the evening', () => {
    const picks = ['satin-blouse', 'evening-trousers', 'pumps', 'baguette-bag'].map((id) =>
      pickOf(id, VIBE_BRIEFS.date, 'evening'),
    );
    const browns = ['tan', 'cognac', 'chestnut', 'chocolate'].map(
      (name) => swatchNamed(LEATHERS, name).colour,
    );
    for (const colours of dyedFor(picks, 'feminine', SKIN_TONES[4], 'evening')) {
      const small = picks.slice(2).map((pick) => colours.get(pick));
      for (const colour of small) expect(browns).not.toContain(colour);
    }
  });

  it('carries no black bag beside gold or silver shoes', () => {
    const picks = ['slip-dress', 'evening-sandals', 'baguette-bag'].map((id) =>
      pickOf(id, VIBE_BRIEFS.date, 'evening'),
    );
    const bag = picks.at(-1);
    const black = swatchNamed(LEATHERS, 'black').colour;
    for (const colours of dyedFor(picks, 'feminine', SKIN_TONES[4], 'evening'))
      expect(bag && colours.get(bag)).not.toEqual(black);
  });

  it('sets a holdall off from kit in a colour of it or a dark one, never a pale one', () => {
    const picks = ['track-top', 'track-pants', 'training-shoes', 'duffel'].map((id) =>
      pickOf(id, styleBrief('Sporty', 'cold'), 'sport'),
    );
    const duffel = picks.at(-1);
    for (const colours of dyedFor(picks, 'feminine')) {
      const bag = duffel && colours.get(duffel);
      const shown = picks.slice(0, 2).flatMap((pick) => colours.get(pick) ?? []);
      const isColoured = shown.some((colour) => !isNeutral(colour));
      expect(bag && (isColoured ? shown.some(echoes(bag)) || bag.l < 0.5 : bag.l < 0.6)).toBe(true);
    }
  });

  it.each(['evening-coat', 'opera-coat', 'tuxedo-jacket'])('dyes no %s in a brown of the day', (id) => {
    const picks = [id, 'evening-jumpsuit'].map((one) => pickOf(one, styleBrief('Party', 'cold'), 'evening'));
    for (const colours of dyedFor(picks, 'feminine')) {
      const colour = picks[0] && colours.get(picks[0]);
      expect(colour && nearestSwatch(colour, [...NEUTRALS, ...CHROMATICS]).name).not.toMatch(
        /chocolate|tobacco|camel|beige|sand|taupe|oatmeal/,
      );
    }
  });

  it('throws no pale coat of the day over evening clothes', () => {
    const picks = ['long-coat', 'evening-jumpsuit'].map((one) =>
      pickOf(one, styleBrief('Party', 'cold'), 'evening'),
    );
    for (const colours of dyedFor(picks, 'feminine')) {
      const colour = picks[0] && colours.get(picks[0]);
      expect(colour && nearestSwatch(colour, [...NEUTRALS, ...CHROMATICS]).name).not.toMatch(
        /camel|beige|sand|taupe|oatmeal|stone/,
      );
    }
  });

  it('ties a black bow', () => {
    const picks = ['tuxedo-jacket', 'evening-trousers', 'dress-shirt', 'bow-tie'].map((id) =>
      pickOf(id, styleBrief('Party', 'cold'), 'evening'),
    );
    const bow = picks.at(-1);
    for (const colours of dyedFor(picks, 'masculine', SKIN_TONES[4], 'evening'))
      expect(bow && colours.get(bow)).toEqual(swatchNamed(NEUTRALS, 'black').colour);
  });

  it('puts no colour into odd evening trousers of a man', () => {
    const picks = ['satin-blazer', 'evening-trousers', 'dress-shirt'].map((id) =>
      pickOf(id, styleBrief('Party', 'cold'), 'evening'),
    );
    const [blazer, trousers] = picks;
    for (const colours of dyedFor(picks, 'masculine', SKIN_TONES[4], 'evening')) {
      const [over, below] = [blazer && colours.get(blazer), trousers && colours.get(trousers)];
      if (!over || !below || colourDifference(over, below) < 0.02) continue;
      expect(below.l).toBeLessThan(0.4);
      expect(below.c).toBeLessThan(0.07);
    }
  });

  it('ties no brown tie', () => {
    const picks = ['notch-blazer', 'turn-up-trousers', 'poplin-shirt', 'silk-tie'].map((id) =>
      pickOf(id, VIBE_BRIEFS.work, 'tailored'),
    );
    const tie = picks.at(-1);
    for (const colours of dyedFor(picks, 'masculine', SKIN_TONES[4])) {
      const colour = tie && colours.get(tie);
      expect(colour && nearestSwatch(colour, [...NEUTRALS, ...CHROMATICS]).name).not.toMatch(
        /chocolate|tobacco|camel|beige/,
      );
    }
  });

  it.each([
    ['turn-up-trousers', VIBE_BRIEFS.work, 'tailored'],
    ['chinos', VIBE_BRIEFS.casual, 'everyday'],
    ['court-shorts', styleBrief('Sporty', 'hot'), 'sport'],
  ] as const)('puts no bright colour into odd %s of a man', (id, brief, register) => {
    const trousers = pickOf(id, brief, register);
    for (const colours of dyedFor([pickOf('crew-tee'), trousers], 'masculine', SKIN_TONES[4])) {
      const colour = colours.get(trousers);
      expect(colour && (isNeutral(colour) || colour.c <= 0.1)).toBe(true);
    }
  });

  it('puts no navy trousers under a jacket of another colour', () => {
    const [blazer, trousers, shirt] = ['notch-blazer', 'turn-up-trousers', 'poplin-shirt'].map((id) =>
      pickOf(id, VIBE_BRIEFS.work, 'tailored'),
    );
    if (!blazer || !trousers || !shirt) throw new Error('There are a blazer, trousers and a shirt.');
    for (const colours of dyedFor([blazer, trousers, shirt], 'masculine', SKIN_TONES[4])) {
      const [over, below] = [colours.get(blazer), colours.get(trousers)];
      if (over && below && colourDifference(over, below) > 0.02)
        expect(nearestSwatch(below, NEUTRALS).name).not.toBe('navy');
    }
  });

  it('keeps the shirt under a jacket of a man quiet, and the jacket by day', () => {
    const [blazer, shirt] = ['unlined-blazer', 'poplin-shirt', 'straight-trousers'].map((id) =>
      pickOf(id, VIBE_BRIEFS.work, 'tailored'),
    );
    if (!blazer || !shirt) throw new Error('There are a blazer and a shirt.');
    for (const colours of dyedFor([blazer, shirt], 'masculine', SKIN_TONES[4])) {
      const [over, under] = [colours.get(blazer), colours.get(shirt)];
      expect(over?.c).toBeLessThanOrEqual(0.1);
      expect(under && nearestSwatch(under, [...NEUTRALS, ...CHROMATICS]).name).not.toMatch(
        /butter|mint|apricot|dusty/,
      );
    }
  });

  it('wears no dark linen in the heat', () => {
    const trousers = pickOf('drawstring-trousers', styleBrief('Casual', 'hot'));
    for (const colours of dyedFor([pickOf('crew-tee'), trousers], 'feminine', SKIN_TONES[0], 'bright', 'hot'))
      expect(colours.get(trousers)?.l).toBeGreaterThan(0.4);
  });

  it('carries no pale backpack: its straps would be braces', () => {
    const picks = ['crew-tee', 'chinos', 'backpack'].map((id) => pickOf(id));
    const backpack = picks.at(-1);
    for (const colours of dyedFor(picks, 'masculine', SKIN_TONES[4])) {
      const colour = backpack && colours.get(backpack);
      expect(colour && (!isNeutral(colour) || colour.l < 0.7)).toBe(true);
    }
  });

  it('makes a suit of no strong colour for a man', () => {
    const [blazer, trousers] = ['notch-blazer', 'straight-trousers'].map((id) =>
      pickOf(id, VIBE_BRIEFS.work, 'tailored'),
    );
    if (!blazer || !trousers) throw new Error('There are a blazer and trousers.');
    for (const colours of dyedFor([blazer, trousers], 'masculine', SKIN_TONES[4])) {
      const colour = colours.get(trousers);
      if (colour && colours.get(blazer) === colour) expect(colour.c).toBeLessThanOrEqual(0.1);
    }
  });

  it.each(['mary-janes', 'ankle-boots'])('puts no brown tights into %s', (id) => {
    const picks = ['fine-crew-jumper', 'a-line-skirt', id, 'tights'].map((one) =>
      pickOf(one, VIBE_BRIEFS.work, 'tailored'),
    );
    const tights = picks.at(-1);
    const dark = ['black', 'charcoal', 'navy'].map((name) => swatchNamed(NEUTRALS, name).colour);
    for (const colours of dyedFor(picks, 'feminine')) expect(dark).toContain(tights && colours.get(tights));
  });

  it.each(['hot', 'cold'] as const)('wears denim of the season in the %s', (season) => {
    const jeans = pickOf('straight-jeans');
    for (const colours of dyedFor([pickOf('crew-tee'), jeans], 'feminine', SKIN_TONES[0], 'bright', season)) {
      const { l } = colours.get(jeans) ?? { l: Number.NaN };
      expect(season === 'hot' ? l > 0.4 : l < 0.6).toBe(true);
    }
  });

  it('answers a neutral with a neutral where the dye has one', () => {
    expect(isNeutral(dyed('sport', swatchNamed(NEUTRALS, 'tobacco')))).toBe(true);
    expect(isNeutral(dyed('shirting', swatchNamed(NEUTRALS, 'sand')))).toBe(true);
  });

  it('makes skirts and jackets of leather in no bright colour', () => {
    for (const { colour } of swatchesOf('hide')) expect(colour.l).toBeLessThanOrEqual(0.5);
  });
});
