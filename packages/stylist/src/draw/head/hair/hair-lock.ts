import type { BrushProfile } from '#draw/kit/brush.ts';
import { nodeList } from '#draw/kit/node-list.ts';
import type { Node } from '#draw/kit/point.ts';

/** One line of hair in head space; `width` in heads. A `curl` is a small arc of three nodes. */
export interface Strand {
  readonly line: readonly Node[];
  readonly width: number;
  readonly profile: BrushProfile | 'curl';
}

/** A mass of hair in head space with its dark and light strands; `depth` is how far it lies in shadow. */
export interface HairLock {
  readonly outline: readonly Node[];
  /** Further outlines of the same mass: the other ropes of braided hair. */
  readonly strips?: readonly (readonly Node[])[];
  /** Thin straight-spanned lines: plaits, twists and coils of braided hair, partings. */
  readonly marks?: readonly (readonly Node[])[];
  readonly dark?: readonly Strand[];
  readonly light?: readonly Strand[];
  readonly depth?: number;
  /** It grows out of the mass behind it, so no ink parts them. */
  readonly seamless?: true;
}

/** A hair style: behind the body, over the face, and over what is worn. */
export interface HairDesign {
  readonly back: readonly HairLock[];
  readonly front: readonly HairLock[];
  readonly over?: readonly HairLock[];
}

export function strand(
  line: string | readonly Node[],
  width = 0.03,
  profile: Strand['profile'] = 'both',
): Strand {
  return { line: typeof line === 'string' ? nodeList(line) : line, width, profile };
}

export function lock(
  outline: string | readonly Node[],
  dark: readonly Strand[] = [],
  light: readonly Strand[] = [],
  depth = 0,
): HairLock {
  return { outline: typeof outline === 'string' ? nodeList(outline) : outline, dark, light, depth };
}
