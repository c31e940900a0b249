import { oklch } from '#colour/convert.ts';
import type { HeelSlice, Last, Mark } from '../last.ts';
import { table } from '../table.ts';
import { blockHeel, heeled, over } from './measures.ts';

const BED = table('0,.055 .04,.088 .12,.108 .3,.112 .5,.125 .72,.158 .87,.142 .95,.112 1,.06');
const CORK = oklch(0.7, 0.06, 65);

const strap = (nodes: string, width: number): Mark => ({
  on: 'foot',
  kind: 'line',
  nodes,
  paint: 'upper',
  width,
});
const across = (x: number, width: number): Mark =>
  strap(over(`${x},0 ${x + 0.03},.28 ${x + 0.04},.5`), width);
/** A strap behind the heel, from sole to sole: its ends would float on the foot. */
const counter = (width: number): Mark =>
  strap('.36,-.02! .25,.14 .1,.3 .02,.42 .01,.5 .02,.58 .1,.7 .25,.86 .36,1.02!', width);
/** A strap across the toes as wide as a band of cloth. */
const band = (x: number, width: number): Mark[] => {
  const edge = (at: number) => over(`${at},-.1! ${(at + 0.02).toFixed(3)},.25 ${(at + 0.035).toFixed(3)},.5`);
  const front = (at: number) =>
    over(`${at},1.1! ${(at + 0.02).toFixed(3)},.75 ${(at + 0.035).toFixed(3)},.5`);
  return [
    { on: 'foot', kind: 'fill', nodes: `${edge(x)} ${front(x + width)}`, paint: 'upper' },
    { on: 'foot', kind: 'stitch', nodes: edge(x + 0.012) },
    { on: 'foot', kind: 'seam', nodes: edge(x + width) },
  ];
};
const ANKLE: Mark = {
  on: 'shaft',
  kind: 'line',
  nodes: '1.93,-180 1.935,-120 1.945,-60 1.95,0 1.945,60 1.935,120 1.93,180',
  paint: 'upper',
  width: 0.03,
};
const buckle: Mark = { on: 'shaft', kind: 'dots', nodes: '1.945,62!', paint: 'metal', width: 0.02 };

const STILETTO: readonly HeelSlice[] = [
  [1.06, 0, 0.18, 0.7],
  [0.62, 0.025, 0.095, 0.38],
  [0, 0.042, 0.082, 0.24],
];

/** An evening sandal on a stiletto: a strap over the toes, one round the ankle. */
export const SANDAL: Last = {
  length: 0.96,
  width: BED,
  base: heeled(0.34, 0.026),
  rise: table('0,.1 1,.03'),
  sole: { thickness: 0.02, beyond: 0.002 },
  heel: { slices: STILETTO },
  marks: [across(0.7, 0.042), counter(0.04), ANKLE, buckle],
};

/** A heeled sandal on a block. */
export const BLOCK_SANDAL: Last = {
  length: 0.97,
  width: BED,
  base: heeled(0.25, 0.03),
  rise: table('0,.1 1,.03'),
  sole: { thickness: 0.024, beyond: 0.003 },
  heel: { slices: blockHeel(0.19, 0.88) },
  marks: [...band(0.66, 0.1), counter(0.05), { ...ANKLE, width: 0.036 }, buckle],
};

/** A flat sandal of crossed straps. */
export const FLAT_SANDAL: Last = {
  length: 1,
  width: BED,
  base: table('0,.045 1,.04'),
  rise: table('0,.1 1,.03'),
  sole: { thickness: 0.028 },
  marks: [
    strap('.62,.02 .56,.4 .46,.7 .36,.97', 0.036),
    strap('.62,.98 .56,.6 .46,.3 .36,.03', 0.036),
    across(0.72, 0.036),
    strap('.3,.14 .1,.26 .02,.42 .01,.5 .02,.58 .1,.74 .3,.86', 0.036),
    { ...ANKLE, width: 0.032 },
    buckle,
  ],
};

/** A slide on a cork bed: one broad strap. */
export const SLIDE: Last = {
  length: 1.04,
  width: table('0,.08 .05,.11 .14,.125 .3,.125 .5,.135 .72,.172 .87,.158 .95,.128 1,.08'),
  base: table('0,.09 .6,.07 1,.075'),
  rise: table('0,.02 .36,.1 .44,.265 .6,.21 .7,.17 .8,.14 1,.05'),
  upper: [0.42, 0.76],
  sole: { thickness: 'floor' },
  soleColour: CORK,
  marks: [
    { kind: 'stitch', nodes: over('.45,.02 .45,.3 .45,.5') },
    { kind: 'stitch', nodes: over('.725,.02 .725,.3 .73,.5') },
    { kind: 'light', nodes: '.55,.36 .64,.38 .7,.4', width: 0.03 },
    { on: 'sole', kind: 'seam', nodes: '0,.3 .5,.3 1,.35' },
  ],
};

/** A canvas espadrille on a rope wedge, its ribbons tied round the ankle. */
export const ESPADRILLE: Last = {
  length: 0.98,
  width: table('0,.06 .04,.095 .12,.115 .3,.118 .5,.13 .72,.162 .87,.142 .95,.108 1,.055'),
  base: table('0,.26 .15,.255 .35,.2 .6,.12 .8,.1 1,.105'),
  rise: table('0,.02 .42,.06 .54,.19 .66,.175 .8,.125 .92,.085 1,.035'),
  upper: [0.46, 1],
  sole: { thickness: 'floor', paint: 'rope', beyond: 0.004 },
  marks: [
    { kind: 'stitch', nodes: over('.56,.05 .58,.3 .585,.5') },
    ...[0.25, 0.5, 0.75].map((h): Mark => ({ on: 'sole', kind: 'seam', nodes: `0,${h} .5,${h} 1,${h}` })),
    strap('.5,.06 .34,.28 .2,.5 .1,.72', 0.034),
    strap('.5,.94 .34,.72 .2,.5 .1,.28', 0.034),
    ANKLE,
    { ...ANKLE, nodes: '1.87,-180 1.88,-120 1.885,-60 1.89,0 1.885,60 1.88,120 1.87,180' },
  ],
};
