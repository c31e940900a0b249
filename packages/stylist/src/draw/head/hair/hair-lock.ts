import { nodeList } from '#draw/kit/node-list.ts';
import type { Node } from '#draw/kit/point.ts';
import type { HeadTurn } from '../head-view.ts';
import type { SliverProfile } from '../sliver.ts';

/** One line of hair in head space; `width` in heads. A `curl` is a small arc of three nodes. */
export interface Strand {
  readonly line: readonly Node[];
  readonly width: number;
  readonly profile: SliverProfile | 'curl';
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
  /** How strong its strands are of the usual: broad ones need less. */
  readonly strength?: number;
  /** Share of the skin that shows through it: close-cut sides. */
  readonly skin?: number;
  /** Where it is clipped closest, so that still more skin shows. */
  readonly thinned?: { readonly outline: readonly Node[]; readonly skin: number };
  /** It grows out of the mass behind it, so no ink parts them. */
  readonly seamless?: true;
}

/** A hair style: behind the body, over the face, and over what is worn. */
export interface HairDesign {
  readonly back: readonly HairLock[];
  readonly front: readonly HairLock[];
  readonly over?: readonly HairLock[];
  /** What hangs from the back of the head: behind the body, or over the back of a figure that faces away. */
  readonly tail?: readonly HairLock[];
}

/** A hair style as each turn of the head shows it. */
export type HairMaker = (turn: HeadTurn, random: () => number) => HairDesign;

/** Makes a style from its designs by turn; the front is drawn by `front`. */
export function byTurn(
  front: (random: () => number) => HairDesign,
  others: Readonly<Record<Exclude<HeadTurn, 'front'>, (random: () => number) => HairDesign>>,
): HairMaker {
  return (turn, random) => (turn === 'front' ? front(random) : others[turn](random));
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
