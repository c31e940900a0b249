import type { BodyShape } from '@glow/api';
import type { Oklch } from '../../colour/oklch.ts';
import type { Slot } from '../../garments/garment.ts';
import { isShorts } from '../../garments/silhouette.ts';
import type { Brief } from '../../rules/brief.ts';
import type { Cast } from '../casting.ts';
import type { Candidate } from '../garment-pool.ts';

/** How the colours of a story are spread over the pieces. */
export type Spread = 'main-above' | 'main-below' | 'dark-above' | 'set';

/** Who wears the clothes, and for what. */
type SpreadWearer = Pick<Cast, 'bodyShape' | 'presentation'> & { readonly needs?: Brief['needs'] };

const SET_CLOTHS = new Set(['linen', 'satin', 'wool', 'plain', 'tweed']);

function makesSet(a: Candidate | undefined, b: Candidate | undefined): boolean {
  return (
    a !== undefined &&
    b !== undefined &&
    a.option.name === b.option.name &&
    a.option.dye === b.option.dye &&
    SET_CLOTHS.has(a.option.name)
  );
}

export const setOf = (picks: readonly Candidate[], over: Slot | undefined) =>
  picks.filter(({ garment: { slot } }) => slot === 'bottom' || slot === (over === 'layer' ? 'layer' : 'top'));

/** To a formal occasion a man wears a suit. */
const SUIT_SHARE = 0.95;

/** A T-shirt and shorts of one colour are a block, and no kit that anybody sells. */
const TEE_SET_SHARE = 0.08;

/** A shirt and trousers of one plain cloth are scrubs, with a short jacket without lapels a track suit. */
const SCRUBS_SHARE = 0.12;
const isPlainShirt = ({ garment, option }: Candidate) =>
  garment.slot === 'top' && garment.purpose !== 'sport' && option.name === 'plain';

const isBlouson = ({ garment: { slot, purpose, cut } }: Candidate) =>
  slot === 'layer' && purpose !== 'sport' && cut.type === 'jacket' && cut.ribHem === true;

/** A track suit in a stronger colour is all one sees, in OKLCH chroma. */
const LOUD_KIT = 0.12;
const isLoudKit = ({ garment }: Candidate, main: Oklch) => garment.purpose === 'sport' && main.c > LOUD_KIT;

/** Two satins are one piece or a quarrel; on a field sets are as frequent as not. */
function setShare(upper: Candidate, { bodyShape: shape, presentation, needs }: SpreadWearer): number {
  const { garment, option } = upper;
  if (option.name === 'satin') return 1;
  if (needs === 'polish' && garment.slot === 'layer' && presentation === 'masculine') return SUIT_SHARE;
  if (garment.purpose === 'sport' && garment.cut.type === 'tee') return TEE_SET_SHARE;
  if (isPlainShirt(upper) || isBlouson(upper)) return SCRUBS_SHARE;
  return (garment.purpose === 'sport' ? 0.4 : 0.45) * (shape === 'Round' ? 2 : 1);
}

/** A man's shirt and trousers in one colour are pyjamas, with shorts a romper; a suit and kit are neither. */
function isRomper(
  { presentation }: Pick<Cast, 'presentation'>,
  { garment }: Candidate,
  lower: Candidate | undefined,
): boolean {
  if (presentation !== 'masculine' || garment.slot === 'layer') return false;
  return garment.purpose !== 'sport' || (lower !== undefined && isShorts(lower.garment.cut));
}

/** Where the light of a look goes on a shape: shares of the main colour above and of a dark top. */
const LIGHT: Readonly<Record<BodyShape, { readonly above: number; readonly dark: number }>> = {
  Pear: { above: 0.16, dark: 0.05 },
  'Inverted Triangle': { above: 0.4, dark: 0.32 },
  Rectangle: { above: 0.5, dark: 0.12 },
  Hourglass: { above: 0.5, dark: 0.12 },
  Round: { above: 0.55, dark: 0.15 },
};

export function pickSpread(
  picks: readonly Candidate[],
  wearer: SpreadWearer,
  main: Oklch,
  random: () => number,
): Spread {
  const shape = wearer.bodyShape;
  const at = (slot: Slot) => picks.find(({ garment }) => garment.slot === slot);
  const upper = at('layer') ?? at('top');
  const lower = at('bottom');
  const isSet = upper && makesSet(upper, lower) && !isRomper(wearer, upper, lower);
  if (isSet && !isLoudKit(upper, main) && random() < setShare(upper, wearer)) return 'set';
  if (lower?.option.dye === 'denim' || lower?.option.dye === 'dark') return 'main-above';
  const roll = random();
  const { above, dark } = LIGHT[shape];
  if (roll < dark) return 'dark-above';
  return roll < dark + above ? 'main-above' : 'main-below';
}
