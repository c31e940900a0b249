import type { Figure } from '@glow/api';

export const FIGURE: Figure = {
  bodyShape: 'Pear',
  presentation: 'neutral',
  skin: 'brown',
  hairStyle: 'locs',
  hairColour: 'black',
};
