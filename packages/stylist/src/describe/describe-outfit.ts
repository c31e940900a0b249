import type { LookModels, OutfitSpec } from '../outfit.ts';
import { readOutfit } from '../rules/outfit-reading.ts';
import { altText } from './alt-text.ts';
import { lookPalette } from './palette.ts';
import { describePieces, type PieceDescription } from './pieces.ts';
import { findReasons } from './reasons/find-reasons.ts';
import { lookTags } from './tags.ts';
import { lookTraits, traitsText } from './traits.ts';

export interface OutfitDescription {
  /** 2–5 words, the identity of the look. */
  readonly name: string;
  /** One sentence that says exactly what the picture shows. */
  readonly alt: string;
  /** 3–5 CSS colours (`#rrggbb`), largest first. */
  readonly palette: readonly string[];
  /** Styles, body shape and weather in the vocabulary's spelling. */
  readonly tags: readonly string[];
  /** 0–3 sentences, each true of this very look. */
  readonly reasons: readonly string[];
  /** The same without the look's own words, to tell that another look says them too. */
  readonly templates: readonly string[];
  /** In the order of the outfit's data. */
  readonly pieces: readonly PieceDescription[];
  /** Its traits, as a look carries them. */
  readonly traits: string;
  /** Insulation of the whole look in clo, underwear included. */
  readonly clo: number;
}

const MAX_REASONS = 3;

/** Says who put a look together, where that was not the built-in stylist. */
const creditOf = ({ proposedBy }: LookModels) => `Put together by ${proposedBy} from our wardrobe.`;

/**
 * Everything that is said about a look, from the data its picture is drawn from; `said` holds the templates of what
 * looks beside it were told. Throws UnknownGarmentError.
 */
export function describeOutfit(spec: OutfitSpec, said: ReadonlySet<string> = new Set()): OutfitDescription {
  const reading = readOutfit(spec);
  const reasons = findReasons(reading, said);
  const sentences = reasons.map(({ sentence }) => sentence);
  return {
    name: spec.name,
    alt: altText(reading),
    palette: lookPalette(reading),
    tags: lookTags(reading),
    reasons: spec.models ? [...sentences.slice(0, MAX_REASONS - 1), creditOf(spec.models)] : sentences,
    templates: reasons.map(({ template }) => template),
    pieces: describePieces(reading),
    traits: traitsText(lookTraits(reading)),
    clo: reading.clo,
  };
}
