import type { FormulaCard, OutfitSpec, PictureFrame } from '@glow/stylist';

/** A look that we draw. */
export interface DrawnLook {
  /** Of the outfit's data and the drawing's version: 32 hex digits. */
  readonly key: string;
  readonly spec: OutfitSpec;
  /** Default `whole`. */
  readonly frame?: PictureFrame;
  /** Drawn in place of the look. */
  readonly card?: FormulaCard;
}

/** The description of an uploaded picture (INTERFACE section 2). */
export interface Upload {
  /** The file name without its ending. */
  readonly name: string;
  /** From its tags. */
  readonly alt: string;
  /** 3–5 CSS colours (`#rrggbb`) of its pixels, largest first. */
  readonly palette: readonly string[];
  readonly tags: readonly string[];
}

/** A look whose picture an administrator uploaded. */
export interface UploadedLook {
  /** 32 random hex digits, so that no two uploads share anything. */
  readonly key: string;
  readonly upload: Upload;
}

export type Look = DrawnLook | UploadedLook;

export function isDrawn(look: Look): look is DrawnLook {
  return 'spec' in look;
}

export function isUploaded(look: Look): look is UploadedLook {
  return 'upload' in look;
}

/** Returns the file name under which the console lists a look of this name, ours or uploaded. */
export function filenameOf(name: string): string {
  return `${name}.png`;
}
