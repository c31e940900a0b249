import type { Figure } from '@glow/api';
import type { DeckRequest } from '../compose/choose-looks.ts';
import type { LookRequest } from '../compose/look-request.ts';
import type { SwapOptions } from '../compose/swap-piece.ts';
import type { OutfitDescription } from '../describe/describe-outfit.ts';
import type { StyleFormula } from '../formula/style-formula.ts';
import type { OutfitSpec } from '../outfit.ts';
import type { DressedProposal } from '../proposals/dress-proposal.ts';
import type { OutfitProposal } from '../proposals/outfit-proposal.ts';
import type { WardrobeOffer } from '../proposals/wardrobe-offer.ts';

/** An outfit with the names it may take, best first. */
export interface ComposedLook {
  readonly spec: OutfitSpec;
  readonly names: readonly string[];
}

/** What each request answers, by its kind. */
export interface ComposerAnswers {
  readonly compose: readonly ComposedLook[];
  /** Nothing where the wardrobe holds none of the looks any more. */
  readonly formula: StyleFormula | undefined;
  /** In the order given; nothing for a look that does not suit the figure. */
  readonly fit: readonly (OutfitSpec | undefined)[];
  /** Places in the list that was given, best first. */
  readonly choose: readonly number[];
  /** In the order given; nothing for an outfit whose garments the wardrobe holds no more. */
  readonly describe: readonly (OutfitDescription | undefined)[];
  readonly offer: WardrobeOffer;
  /** In the order given. */
  readonly dress: readonly DressedProposal[];
  /** Best first; fewer than asked for, or none, where little else goes with the rest. */
  readonly swap: readonly ComposedLook[];
}

interface ComposerRequests {
  /** With `leans`, how far somebody leans to each trait, the looks come near to that. */
  readonly compose: {
    readonly request: LookRequest;
    readonly count: number;
    readonly seed: number;
    /** Wears every look; default: people in fair shares. */
    readonly wearer?: Figure | undefined;
    readonly leans?: readonly number[] | undefined;
  };
  /** What looks that somebody liked have in common. */
  readonly formula: { readonly specs: readonly OutfitSpec[] };
  /** Puts looks on a person's own figure. */
  readonly fit: { readonly specs: readonly OutfitSpec[]; readonly figure: Figure };
  readonly choose: {
    readonly request: DeckRequest;
    readonly specs: readonly OutfitSpec[];
    readonly count: number;
    readonly leans?: readonly number[];
  };
  /** With `said`, the outfits are told no sentence twice, and none of these templates. */
  readonly describe: { readonly specs: readonly OutfitSpec[]; readonly said?: readonly string[] };
  /** What a model may choose from. */
  readonly offer: { readonly request: LookRequest };
  readonly dress: {
    readonly request: LookRequest;
    readonly proposals: readonly OutfitProposal[];
    readonly seed: number;
  };
  /** Other pieces for the one at this place. */
  readonly swap: { readonly spec: OutfitSpec; readonly place: number } & SwapOptions;
}

export type ComposerKind = keyof ComposerAnswers;

/** Asked of the worker, one at a time. */
export type ComposerRequest<Kind extends ComposerKind = ComposerKind> = {
  [Each in Kind]: { readonly kind: Each } & ComposerRequests[Each];
}[Kind];

/** The worker's answer to its last request. */
export type ComposerAnswer =
  | { readonly kind: 'done'; readonly value: ComposerAnswers[ComposerKind] }
  | { readonly kind: 'failed'; readonly message: string };
