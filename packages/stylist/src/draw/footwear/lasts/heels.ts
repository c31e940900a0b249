import type { HeelSlice, Last, Mark } from '../last.ts';
import { table } from '../table.ts';
import { blockHeel, heeled, over } from './measures.ts';

const STILETTO: readonly HeelSlice[] = [
  [1.06, 0.0, 0.19, 0.74],
  [0.62, 0.025, 0.1, 0.4],
  [0, 0.042, 0.085, 0.24],
];
const KITTEN: readonly HeelSlice[] = [
  [1.06, 0.0, 0.18, 0.74],
  [0.5, 0.03, 0.11, 0.46],
  [0, 0.045, 0.095, 0.36],
];

const POINTED = table('0,.045 .04,.08 .1,.094 .25,.088 .45,.098 .68,.145 .82,.108 .93,.055 1,.014');
const COURT_RISE = table('0,.17 .05,.2 .22,.14 .45,.1 .62,.1 .72,.125 .88,.075 1,.022');

const court = {
  length: 0.96,
  width: POINTED,
  sole: { thickness: 0.018, beyond: 0.002 },
} as const;

const TOPLINE: Mark = { kind: 'seam', nodes: over('.1,.25 .3,.24 .5,.26 .66,.36 .735,.46 .745,.5') };

/** A pointed court shoe on a stiletto. */
export const PUMP: Last = {
  ...court,
  base: heeled(0.35, 0.026),
  rise: COURT_RISE,
  upper: [0, 1],
  opening: [0.04, 0.72],
  heel: { slices: STILETTO },
  marks: [TOPLINE],
};

/** A slingback on a kitten heel, its strap round the back of the foot. */
export const SLINGBACK: Last = {
  ...court,
  base: heeled(0.22, 0.026),
  rise: table('0,.015 .4,.03 .5,.085 .62,.115 .72,.13 .88,.078 1,.022'),
  upper: [0.46, 1],
  heel: { slices: KITTEN },
  marks: [
    { kind: 'seam', nodes: over('.49,.1 .58,.3 .66,.42 .68,.5') },
    { on: 'foot', kind: 'fold', nodes: '.5,.02 .26,.17 .1,.3 .02,.46', width: 0.022 },
    { on: 'foot', kind: 'line', nodes: '.5,.06 .27,.24 .1,.36 .03,.48', paint: 'upper', width: 0.04 },
    { on: 'foot', kind: 'line', nodes: '.5,.94 .27,.76 .1,.64 .03,.52', paint: 'upper', width: 0.04 },
    { on: 'foot', kind: 'dots', nodes: '.24,.27!', paint: 'metal', width: 0.022 },
  ],
};

/** A backless mule, square at the toe, on a low block. */
export const MULE: Last = {
  ...court,
  width: table('0,.06 .04,.095 .1,.11 .25,.11 .45,.118 .7,.152 .86,.14 .96,.112 1,.08'),
  base: heeled(0.2, 0.03),
  rise: table('0,.02 .38,.1 .46,.255 .6,.205 .75,.14 .9,.09 1,.045'),
  upper: [0.44, 1],
  heel: { slices: blockHeel(0.2, 0.9) },
  marks: [
    { kind: 'stitch', nodes: over('.47,.02 .475,.3 .48,.5') },
    { kind: 'fold', nodes: '.58,.3 .62,.5 .6,.68', width: 0.02 },
  ],
};
