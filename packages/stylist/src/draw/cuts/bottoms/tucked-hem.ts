import type { Limb } from '#draw/figure/limb.ts';
import { mix, type Point } from '#draw/kit/point.ts';
import type { LegEdges } from './leg-edges.ts';

/** The shaft of a boot that a trouser leg is tucked into: its top along the limb, its ease in heads. */
export interface BootShaft {
  readonly top: number;
  readonly ease: number;
}

/** How far the leg goes down into the shaft, and from where it is drawn in to it, along the limb. */
const GOES_DOWN = 0.06;
const DRAWN_IN_FROM = 0.09;
/** The cloth is closer than the boot by this share of its ease. */
const CLOSER = 0.8;

export const tuckedEnd = ({ top }: BootShaft): number => top + GOES_DOWN;

/** Returns the edges of a leg that ends in a boot: full as they hang, then drawn in to the shaft. */
export function tuckedIn(edges: LegEdges, limb: Limb, k: -1 | 1, shaft: BootShaft, head: number): LegEdges {
  const places = [0.3, 0.55, 0.8, 1.05, 1.3, 1.55, 1.8].filter((t) => t < shaft.top - DRAWN_IN_FROM);
  const held = (t: number, u: -1 | 1) => limb.point(t, u, shaft.ease * CLOSER * head);
  const closer = (place: Point, boot: Point): Point =>
    Math.abs(place[0] - limb.at(shaft.top)[0]) < Math.abs(boot[0] - limb.at(shaft.top)[0]) ? place : boot;
  const edge = (u: -1 | 1): Point[] => {
    const end = tuckedEnd(shaft);
    const rim = shaft.top - DRAWN_IN_FROM / 2;
    return [
      ...places.map((t) => edges.on(t, u)),
      mix(edges.on(rim, u), held(rim, u), 0.3),
      closer(edges.on(end, u), held(end, u)),
    ];
  };
  return { ...edges, outer: edge(k), inner: edge(k === 1 ? -1 : 1) };
}
