import type { GirthName } from './girths.ts';

/** Where the tape lies on the figure: how high, and from where to where. */
const TAPES: Readonly<Record<GirthName, readonly [y: number, left: number, right: number]>> = {
  bust: [19, 9.5, 30.5],
  waist: [29, 12.5, 27.5],
  hip: [43, 7.5, 32.5],
  highHip: [36, 9.5, 30.5],
};

/** Draws where a measure is taken. */
export function Figure({ name }: { readonly name: GirthName }) {
  const [y, left, right] = TAPES[name];
  return (
    <svg className="glow-measure-figure" viewBox="0 0 40 54" aria-hidden="true">
      <path d="M16 2v4c0 3-9 2-11 6l4 9c2 3 3.500 5 3.500 8s-4 7-5 14l-.5 10h26l-.5-10c-1-7-5-11-5-14s1.500-5 3.500-8l4-9c-2-4-11-3-11-6V2" />
      <path className="glow-measure-tape" d={`M${left} ${y}q${(right - left) / 2} 5 ${right - left} 0`} />
    </svg>
  );
}
