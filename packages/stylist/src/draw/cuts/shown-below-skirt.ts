import type { SkirtShape } from '#garments/cut.ts';
import type { DrawContext } from '../context.ts';
import type { WornItems } from './worn-items.ts';

/** A skirt that ends lower hides the legs but for their ends. */
const LONG = 6.6;
/** Height of the hip joint and of the whole leg, in heads, and what of the leg goes up under a hem, along it. */
const HIP = 4;
const LEG = 4.3;
const UNDER_HEM = 0.45;
/** They open over a leg. */
const OPENS: ReadonlySet<string> = new Set<SkirtShape>(['wrap', 'asymmetric']);

/** Returns where bare legs begin to be seen below a skirt, along the leg: thighs would peek out beside a long one. */
export function shownBelowSkirt(
  { body }: DrawContext,
  { bottom, dress }: Pick<WornItems, 'bottom' | 'dress'>,
): number {
  const cut = bottom?.cut ?? dress?.cut;
  if (!cut || body.isSeated || (cut.type !== 'skirt' && cut.type !== 'dress')) return 0;
  const shape = cut.type === 'skirt' ? cut.shape : cut.skirt;
  if (cut.hem < LONG || OPENS.has(shape) || cut.front === 'slit' || cut.front === 'buttons') return 0;
  return Math.min(1.6, (2 * (cut.hem - HIP)) / LEG - UNDER_HEM);
}
