import type { Figure } from '@glow/api';
import { oklch } from '../colour/convert.ts';
import { fitFigure } from '../compose/fit-figure.ts';
import { describePerson } from '../describe/person.ts';
import type { OutfitSpec } from '../outfit.ts';
import { PETROL, PLAIN_ARCH } from './plain-arch.ts';

const NAVY = oklch(0.33, 0.06, 262);
const CREAM = oklch(0.9, 0.03, 80);

/** Plain clothes that everyone wears, with a hijab too, so that nothing but the person is seen. */
const PLAIN: OutfitSpec = {
  seed: 3,
  name: 'Your own figure',
  figure: {
    bodyShape: 'Rectangle',
    pose: 'still',
    mirrored: false,
    skin: { l: 0, c: 0, h: 0 },
    hair: { style: 'bob', colour: { l: 0, c: 0, h: 0 } },
  },
  items: [
    { garment: 'long-sleeved-tee', cloth: { name: 'plain', colour: PETROL }, worn: 'tucked' },
    { garment: 'straight-trousers', cloth: { name: 'plain', colour: NAVY } },
    { garment: 'sneakers', cloth: { name: 'leather', colour: CREAM } },
  ],
  scene: PLAIN_ARCH,
};

/** Returns the picture of a figure in plain clothes. */
export function figurePicture(figure: Figure): OutfitSpec {
  const fitted = fitFigure(PLAIN, figure);
  if (!fitted) throw new Error('The plain clothes are worn by everyone.');
  return fitted;
}

/** Returns exact words for that picture. */
export function figureWords(figure: Figure): string {
  const person = describePerson(figurePicture(figure).figure);
  return `${person.charAt(0).toUpperCase()}${person.slice(1)}, in plain clothes`;
}
