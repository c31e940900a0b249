import { describe, expect, it } from 'vitest';
import { nearestSwatch } from '#colour/dye.ts';
import { isNeutral } from '#colour/neutral.ts';
import { SKIN_TONES } from '#colour/skin-tones.ts';
import { CHROMATICS, NEUTRALS } from '#colour/swatches.ts';
import type { Register } from '#garments/garment.ts';
import type { Brief } from '#rules/brief.ts';
import { styleBrief } from '#rules/style-briefs.ts';
import { VIBE_BRIEFS } from '#rules/vibe-briefs.ts';
import { dyedFor, pickOf } from './testing/dyed-looks.ts';

const { date, work, casual } = VIBE_BRIEFS;

interface Case {
  readonly brief: Brief;
  readonly register: Register;
  readonly wearer: 'feminine' | 'masculine';
  /** By garment, with the cloth of the one that is looked at, which comes last. */
  readonly wears: readonly string[];
  readonly cloth?: string;
  readonly in: RegExp;
  readonly season?: 'hot' | 'cold';
}

const CASES: Readonly<Record<string, Case>> = {
  'a roll-neck under a jacket in a quiet ground': {
    ...{ brief: work, register: 'tailored', wearer: 'feminine' },
    wears: ['notch-blazer', 'straight-trousers', 'fine-roll-neck'],
    in: /^(white|ivory|cream|oatmeal|camel|navy|charcoal|black)$/,
  },
  'a roll-neck of the evening in ivory or black': {
    ...{ brief: date, register: 'evening', wearer: 'masculine' },
    wears: ['satin-blazer', 'evening-trousers', 'fine-roll-neck'],
    cloth: 'plain',
    in: /^(ivory|black)$/,
  },
  'a shirt under an evening jacket of a man in white': {
    ...{ brief: date, register: 'evening', wearer: 'masculine' },
    wears: ['satin-blazer', 'evening-trousers', 'band-collar-shirt'],
    in: /^(white|ivory)$/,
  },
  'a satin shirt of a man in a deep colour': {
    ...{ brief: date, register: 'evening', wearer: 'masculine' },
    wears: ['evening-trousers', 'open-collar-shirt'],
    cloth: 'satin',
    in: /^(navy|black|chocolate|charcoal|rust|olive|fern green|emerald|forest green|bottle green|teal|deep teal|indigo|violet|plum|aubergine|berry|burgundy|wine red)$/,
  },
  'velvet trousers in a deep colour': {
    ...{ brief: date, register: 'evening', wearer: 'feminine' },
    wears: ['satin-blouse', 'wide-evening-trousers'],
    cloth: 'velvet',
    in: /^(navy|black|forest green|bottle green|deep teal|indigo|plum|aubergine|burgundy)$/,
  },
  'shorts in the heat in no grey': {
    ...{ brief: styleBrief('Casual', 'hot'), register: 'everyday', wearer: 'masculine', season: 'hot' },
    wears: ['crew-tee', 'chino-shorts'],
    in: /^(?!slate|charcoal|black|navy)/,
  },
  'no pale trousers in the cold': {
    ...{ brief: casual, register: 'everyday', wearer: 'masculine', season: 'cold' },
    wears: ['crew-tee', 'chinos'],
    in: /^(?!white|ivory|cream|oatmeal|stone|sand|beige|pearl grey)/,
  },
};

describe('allowedColours', () => {
  it.each(Object.entries(CASES))(
    'wears %s',
    (_, { brief, register, wearer, wears, cloth, season, ...asked }) => {
      const last = wears.length - 1;
      const picks = wears.map((id, index) => pickOf(id, brief, register, index === last ? cloth : undefined));
      const mood = register === 'evening' ? 'evening' : 'bright';
      for (const colours of dyedFor(picks, wearer, SKIN_TONES[4], mood, season)) {
        const colour = picks[last] && colours.get(picks[last]);
        expect(colour && nearestSwatch(colour, [...NEUTRALS, ...CHROMATICS]).name).toMatch(asked.in);
      }
    },
  );

  it('wears oxblood shoes of a man beside no green or blue', () => {
    const picks = ['satin-blazer', 'evening-trousers', 'band-collar-shirt', 'patent-loafers'].map((id) =>
      pickOf(id, date, 'evening'),
    );
    const [blazer, , , shoes] = picks;
    for (const colours of dyedFor(picks, 'masculine', SKIN_TONES[4], 'evening')) {
      const [jacket, shod] = [blazer && colours.get(blazer), shoes && colours.get(shoes)];
      if (jacket && !isNeutral(jacket) && jacket.h > 80 && jacket.h < 320) expect(shod?.c).toBeLessThan(0.04);
    }
  });
});
