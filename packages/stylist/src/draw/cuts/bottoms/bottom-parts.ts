/** Trousers or a skirt in parts that are drawn when asked for. */
export interface BottomParts {
  readonly body: () => string;
  /** Height of a skirt's hem; trousers have none. */
  readonly hem?: number;
  /** Waistband or belt: over a tucked top, under one that hangs over. */
  readonly band: () => string;
  /** The bib of dungarees: over every top. */
  readonly bib?: () => string;
}
