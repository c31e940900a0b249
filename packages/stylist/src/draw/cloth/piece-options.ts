import type { Point } from '../kit/point.ts';

/** A gradient from point to point, laid across the form. */
export interface Across {
  readonly from: Point;
  readonly to: Point;
}

/** Soft light at `from` to shade at `to`; opacities (.13 and .26, more on leather). */
export interface Form extends Across {
  readonly light?: number;
  readonly dark?: number;
}

/** Satin's bands, laid on the bias; `strength` multiplies their opacity (1). */
export interface Sheen extends Across {
  readonly strength?: number;
}

/** The shadow another piece casts on this one: its path data moved by `dx`, `dy` px. */
export interface Cast {
  readonly d: string;
  readonly dx: number;
  readonly dy: number;
  /** Standard deviation in px. */
  readonly blur: number;
  readonly opacity: number;
}

/** A part of a piece whose print runs its own way: cloth that bends takes its print along. */
export interface PrintPanel {
  readonly d: string;
  readonly angle: number;
  readonly origin: Point;
  /** Width of the print where the cloth turns away, 1 facing the eye. */
  readonly squeeze?: number;
}

/** How a piece is modelled; lists are path data, laid over the flat colour in the order written here. */
export interface PieceOptions {
  /** Turn of the pattern in degrees (the limb's), and its origin in px. */
  readonly angle?: number;
  readonly origin?: Point;
  /** In place of one print over the whole piece; smooth cloths take no notice. */
  readonly panels?: readonly PrintPanel[];
  /** Lines round the body so many heads apart: stripes across it follow them, and not a tile. */
  readonly rows?: (heads: number) => string;
  readonly form?: Form;
  readonly sheen?: Sheen;
  /** What shades and folds are laid in, as hex; the cloth's own deep tone unless said. */
  readonly deepTone?: string;
  /** The crisp shadow plane (.24). */
  readonly shade?: readonly string[];
  readonly shadeOpacity?: number;
  /** The way across over which the shade comes in softly; it begins on a crisp edge unless said. */
  readonly shadeEntry?: Across;
  /** Lit planes (.2). */
  readonly light?: readonly string[];
  readonly lightOpacity?: number;
  readonly casts?: readonly Cast[];
  /** Folds as brushes (.34; less on nearly white cloth). */
  readonly folds?: readonly string[];
  readonly foldOpacity?: number;
  readonly highlights?: readonly string[];
  /** Seams as lines, `seamWidth` px (1.6). */
  readonly seams?: readonly string[];
  readonly seamWidth?: number;
  /** Topstitching as lines. */
  readonly stitches?: readonly string[];
  /** SVG laid over everything, clipped to the piece. */
  readonly extra?: string;
  /** Outline whose lower right is inked; the piece's own unless said. */
  readonly inked?: string;
  /** Width in px of the ink crescent on the lower right (1.7); 0 leaves it out. */
  readonly edge?: number;
}
