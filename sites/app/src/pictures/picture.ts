/** One crop of a picture: a drawn illustration and the room it takes. */
export interface PictureCrop {
  readonly illustration: string;
  readonly width: number;
  readonly height: number;
  /** The value of `sizes`. */
  readonly sizes: string;
}

/** A picture of the site, with an own crop for narrow screens where the same would not do. */
export interface Picture {
  readonly alt: string;
  readonly crop: PictureCrop;
  readonly narrow?: PictureCrop;
}

/** Where the narrow crop takes over; the layout's one break. */
export const NARROW = '(width <= 900px)';
export const WIDE = '(width > 900px)';
