import type { Last } from '../last.ts';
import { table } from '../table.ts';
import { blockHeel, bothSides, LOW_BASE, laces, over, WIDTH } from './measures.ts';

const LOW = {
  length: 1.02,
  width: WIDTH,
  base: LOW_BASE,
  upper: [0, 1],
  sole: { thickness: 0.036 },
  heel: { slices: blockHeel(0.27), paint: 'sole' },
} as const satisfies Omit<Last, 'rise'>;

/** A penny loafer with a horsebit over its saddle. */
export const LOAFER: Last = {
  ...LOW,
  rise: table('0,.15 .05,.2 .3,.17 .44,.225 .5,.225 .7,.13 .88,.08 1,.03'),
  opening: [0.04, 0.47],
  marks: [
    { kind: 'seam', nodes: over('.5,.15 .66,.16 .8,.23 .885,.36 .905,.5') },
    { kind: 'stitch', nodes: over('.52,.19 .66,.2 .78,.27 .86,.39 .88,.5') },
    {
      kind: 'fill',
      nodes: over('.5,-.02! .49,.25 .485,.5').concat(` ${over('.58,1.02! .6,.75 .605,.5')}`),
      paint: 'lit',
    },
    { kind: 'seam', nodes: over('.5,.02 .49,.25 .485,.5') },
    { kind: 'seam', nodes: over('.58,.02 .6,.25 .605,.5') },
    { kind: 'line', nodes: over('.545,.39 .55,.5'), paint: 'metal', width: 0.02 },
    { kind: 'dots', nodes: '.545,.37! .545,.63!', paint: 'metal', width: 0.019 },
  ],
};

/** A laced oxford: closed facing, cap with a line of broguing. */
export const OXFORD: Last = {
  ...LOW,
  rise: table('0,.17 .05,.22 .24,.205 .42,.275 .55,.215 .7,.135 .88,.085 1,.03'),
  opening: [0.04, 0.4],
  marks: [
    { kind: 'seam', nodes: over('.79,.03 .775,.25 .77,.5') },
    {
      kind: 'dots',
      nodes:
        '.765,.1! .758,.18! .752,.26! .748,.34! .746,.42! .745,.5! .746,.58! .748,.66! .752,.74! .758,.82! .765,.9!',
      width: 0.0075,
    },
    ...bothSides({ kind: 'seam', nodes: '.3,.05 .42,.14 .52,.2 .6,.3 .63,.5' }),
    ...bothSides({ kind: 'dots', nodes: '.34,.06! .4,.1! .46,.145! .52,.185! .57,.24!', width: 0.0065 }),
    ...bothSides({ kind: 'seam', nodes: '.02,.1 .14,.16 .2,.06' }),
    { kind: 'seam', nodes: '.42,.5 .62,.5' },
    ...laces([0.435, 0.48, 0.525, 0.57], 0.1, 0.02),
  ],
};

/** A buckled Mary Jane on a small heel. */
export const MARY_JANE: Last = {
  ...LOW,
  rise: table('0,.16 .05,.2 .3,.12 .5,.1 .66,.12 .76,.12 .88,.085 1,.03'),
  opening: [0.04, 0.66],
  marks: [
    { kind: 'seam', nodes: over('.14,.22 .36,.22 .56,.3 .67,.42 .69,.5') },
    { on: 'foot', kind: 'line', nodes: '.3,.04 .37,.3 .4,.5 .37,.7 .3,.96', paint: 'lit', width: 0.06 },
    { on: 'foot', kind: 'dots', nodes: '.355,.24!', paint: 'metal', width: 0.026 },
  ],
};

/** A ballet flat with a drawn-in edge and a small bow. */
export const FLAT: Last = {
  ...LOW,
  base: table('0,.04 .9,.03 1,.036'),
  sole: { thickness: 0.022 },
  heel: { slices: blockHeel(0.2) },
  soleColour: 'upper',
  rise: table('0,.16 .05,.19 .3,.1 .5,.085 .68,.115 .78,.115 .9,.08 1,.03'),
  opening: [0.04, 0.69],
  marks: [
    { kind: 'seam', nodes: over('.1,.25 .36,.24 .58,.3 .7,.43 .715,.5') },
    { kind: 'line', nodes: '.735,.5 .72,.4 .75,.38 .735,.5', paint: 'deep', width: 0.016 },
    { kind: 'line', nodes: '.735,.5 .72,.6 .75,.62 .735,.5', paint: 'deep', width: 0.016 },
    { kind: 'line', nodes: '.735,.5 .775,.46', paint: 'deep', width: 0.012 },
    { kind: 'line', nodes: '.735,.5 .775,.54', paint: 'deep', width: 0.012 },
  ],
};
