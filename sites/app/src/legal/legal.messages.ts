/** One section of a legal text: its paragraphs, then its points as a list. */
export interface LegalSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

/** The privacy policy or the terms, as the legal page shows them. */
export interface LegalText {
  readonly heading: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

export const LEGAL_TEXTS = { inForce: 'In force since' } as const;
