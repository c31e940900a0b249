/** An outfit as a model proposes it: names of our wardrobe, nothing that is trusted. */
export interface OutfitProposal {
  /** One of the offer's scenes. */
  readonly scene: string;
  readonly items: readonly ProposedItem[];
}

export interface ProposedItem {
  /** Id of a garment of the offer. */
  readonly garment: string;
  /** One of its cloths. */
  readonly cloth: string;
  /** One of the colours the cloth comes in, by name. */
  readonly colour: string;
}
