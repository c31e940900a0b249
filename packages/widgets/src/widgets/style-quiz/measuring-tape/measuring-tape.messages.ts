import type { ShapeHelpStrings } from '../style-quiz.messages.ts';
import { GIRTH_RANGE, type LengthUnit } from './girths.ts';

/** The texts of the measuring helper; loaded with it. */
export const MEASURING_STRINGS: ShapeHelpStrings = {
  helpTitle: 'Three numbers from a tape',
  helpLead:
    'Measure around, over light clothes. The numbers stay on this page: nothing is sent, nothing is kept.',
  helpClose: 'Close',
  helpUnit: 'Unit',
  helpBust: 'Bust, at the fullest',
  helpWaist: 'Waist, where you bend',
  helpHip: 'Hips, at the fullest',
  helpHighHip: 'High hip (optional)',
  helpIncomplete: 'With bust, waist and hips we can tell which shape comes closest.',
  helpRange: 'Between {min} and {max} {unit}, please.',
  helpSwitched: 'Those look like centimetres, so we switched.',
  helpClosest: 'Closest to {shape}. A starting point for lines and cuts; your likes count for more.',
  helpChoose: 'Choose {shape}',
};

/** Returns the range's sentence for a unit. */
export function rangeText(text: string, unit: LengthUnit): string {
  const [min, max] = GIRTH_RANGE[unit];
  return text.replace('{min}', `${min}`).replace('{max}', `${max}`).replace('{unit}', unit);
}
