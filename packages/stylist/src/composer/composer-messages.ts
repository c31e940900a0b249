import type { DeckRequest } from '../compose/choose-looks.ts';
import type { LookRequest } from '../compose/look-request.ts';
import type { OutfitDescription } from '../describe/describe-outfit.ts';
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
  /** Places in the list that was given, best first. */
  readonly choose: readonly number[];
  /** In the order given; nothing for an outfit whose garments the wardrobe holds no more. */
  readonly describe: readonly (OutfitDescription | undefined)[];
  readonly offer: WardrobeOffer;
  /** In the order given. */
  readonly dress: readonly DressedProposal[];
}

interface ComposerRequests {
  readonly compose: { readonly request: LookRequest; readonly count: number; readonly seed: number };
  readonly choose: {
    readonly request: DeckRequest;
    readonly specs: readonly OutfitSpec[];
    readonly count: number;
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
