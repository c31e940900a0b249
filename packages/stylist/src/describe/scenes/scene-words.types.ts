/** What is said of a place; true of all its variants. */
export interface SceneWords {
  /** Where the figure stands, as the end of a sentence. */
  readonly place: string;
  /** Ends of names: 'by noon', 'on the quay'. */
  readonly moments: readonly string[];
  /** Beginnings of names: 'Quayside' in 'Quayside stripes'. */
  readonly epithets: readonly string[];
  /** What differs by lamplight, for places painted in both lights. */
  readonly evening?: Omit<SceneWords, 'evening'>;
}
