import { FIGURE_CHOICES, FIGURE_PALETTES, type Figure } from '@glow/api';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { starterCatalogue, styleCatalogue } from '../catalogue/catalogues.ts';
import { figurePicture } from '../catalogue/figure-picture.ts';
import { toHex } from '../colour/convert.ts';
import { HAIR_COLOURS } from '../colour/hair-colours.ts';
import { SKIN_TONES } from '../colour/skin-tones.ts';
import { describeOutfit } from '../describe/describe-outfit.ts';
import { lookKey } from '../look-key.ts';
import type { PersonSpec } from '../outfit.ts';
import { checkOutfit } from '../rules/check-outfit.ts';
import { readOutfit } from '../rules/outfit-reading.ts';
import { composeLooks } from './compose-looks.ts';
import { fitFigure } from './fit-figure.ts';

const ADA: Figure = {
  bodyShape: 'Pear',
  presentation: 'feminine',
  skin: 'deep brown',
  hairStyle: 'locs',
  hairColour: 'black',
};
const LOOKS = [...starterCatalogue(), ...styleCatalogue()].map(({ spec }) => spec);
const fitted = (figure: Figure) => LOOKS.flatMap((spec) => fitFigure(spec, figure) ?? []);

/** The words of a figure that a person's data says the same way. */
interface PersonWords {
  readonly presentation: PersonSpec['presentation'];
  readonly build: PersonSpec['build'];
  readonly stature: PersonSpec['stature'];
  readonly hairStyle: PersonSpec['hair']['style'];
  readonly face: PersonSpec['face'];
  readonly covering: NonNullable<PersonSpec['headscarf']>['drape'];
  readonly age: PersonSpec['age'];
  readonly glasses: PersonSpec['glasses'];
  readonly facialHair: PersonSpec['facialHair'];
  readonly aid: PersonSpec['aid'];
}

/** The words of a list that the other lacks: none, since what is drawn can be chosen and what is chosen is drawn. */
type Unmatched = {
  [Word in keyof PersonWords]:
    | Exclude<NonNullable<PersonWords[Word]>, Figure[Word]>
    | Exclude<NonNullable<Figure[Word]>, PersonWords[Word]>;
}[keyof PersonWords];

describe('FIGURE_CHOICES', () => {
  it('offers what is drawn, and nothing else', () => {
    expectTypeOf<Unmatched>().toBeNever();
  });
});

describe('FIGURE_PALETTES', () => {
  it('shows the colours that are drawn, under the names that are said', () => {
    expect(FIGURE_CHOICES.skin).toEqual(SKIN_TONES.map(({ name }) => name));
    expect(FIGURE_PALETTES.skin).toEqual(SKIN_TONES.map(({ colour }) => toHex(colour)));
    expect(FIGURE_CHOICES.hairColour).toEqual(HAIR_COLOURS.map(({ name }) => name));
    expect(FIGURE_PALETTES.hairColour).toEqual(HAIR_COLOURS.map(({ colour }) => toHex(colour)));
  });
});

describe('fitFigure', () => {
  it('draws the person in place of the one who was cast, in the same pieces under the same name', () => {
    for (const look of LOOKS.slice(0, 60)) {
      const own = fitFigure(look, { ...ADA, age: 'older', build: 'broad', stature: 'tall' });
      if (!own) continue;
      expect(own.name).toBe(look.name);
      expect(own.scene).toEqual(look.scene);
      expect(look.items).toEqual(expect.arrayContaining([...own.items]));
      expect(own.figure).toMatchObject({ bodyShape: 'Pear', age: 'older', build: 'broad', stature: 'tall' });
      expect(describeOutfit(own).alt).toContain('in her seventies with deep brown skin');
      expect(lookKey(own)).not.toBe(lookKey(look));
    }
  });

  it('keeps every gate, whoever the figure is', () => {
    const others: readonly Partial<Figure>[] = [
      { presentation: 'masculine', hairStyle: 'crop', facialHair: 'full-beard' },
      { covering: 'loose' },
      { covering: 'headwrap', aid: 'hearing-aid' },
      { aid: 'forearm-crutch', glasses: 'wire' },
      { hairStyle: 'topknot' },
    ];
    for (const other of others) {
      const own = fitted({ ...ADA, ...other });
      expect(own.length).toBeGreaterThan(0);
      for (const spec of own) expect(checkOutfit(spec)).toEqual({ state: 'passed' });
    }
  });

  it('says of a look that it does not suit a hijab, rather than draw bare arms under one', () => {
    expect(fitted({ ...ADA, covering: 'wound' }).length).toBeLessThan(LOOKS.length / 2);
  });

  it('keeps glasses and a cane, and leaves out sunglasses and a clutch', () => {
    const own = fitted({ ...ADA, glasses: 'round', aid: 'cane' });
    for (const spec of own) {
      const { slot } = readOutfit(spec);
      expect(spec.figure).toMatchObject({ glasses: 'round', aid: 'cane' });
      expect(slot('glasses')).toBeUndefined();
      expect(spec.figure.pose).not.toBe('poise');
    }
  });

  it('changes nothing the second time', () => {
    for (const spec of fitted(ADA).slice(0, 20)) expect(fitFigure(spec, ADA)).toEqual(spec);
  });

  it('shows a figure to no model that paints', () => {
    const look = LOOKS.find((spec) => fitFigure(spec, ADA));
    if (!look) throw new Error('No look fits');
    const painted = { ...look, models: { proposedBy: 'atelier', paintedBy: 'brush' } };
    expect(fitFigure(painted, ADA)?.models).toEqual({ proposedBy: 'atelier' });
  });
});

describe('composeLooks', () => {
  it('composes for one figure what its clothes are cut for', () => {
    const wearer = { ...ADA, presentation: 'masculine', hairStyle: 'crop' } as const;
    const request = { style: 'Formal', bodyShape: 'Pear', weather: 'cold' } as const;
    const looks = composeLooks(request, { count: 4, seed: 5, wearer });
    expect(looks).toHaveLength(4);
    for (const spec of looks) {
      expect(spec.figure).toMatchObject({ bodyShape: 'Pear', presentation: 'masculine' });
      expect(checkOutfit(spec)).toEqual({ state: 'passed' });
    }
    expect(composeLooks(request, { count: 4, seed: 5, wearer })).toEqual(looks);
  });
});

describe('figurePicture', () => {
  it('shows every choice in plain clothes', () => {
    for (const [field, words] of Object.entries(FIGURE_CHOICES))
      for (const word of words) {
        const spec = figurePicture({ ...ADA, [field]: word });
        expect(checkOutfit(spec)).toEqual({ state: 'passed' });
        expect(spec.items).toHaveLength(3);
      }
  });
});
