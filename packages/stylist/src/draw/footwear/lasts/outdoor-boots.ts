import { oklch } from '#colour/convert.ts';
import type { Last } from '../last.ts';
import { table } from '../table.ts';
import { bothSides, laces, over, shaftLaces } from './measures.ts';

const CREPE = oklch(0.33, 0.025, 60);
const LUG = oklch(0.22, 0.012, 60);
const RUBBER = oklch(0.95, 0.012, 85);
const STOUT = table('0,.07 .04,.115 .1,.142 .25,.146 .45,.15 .72,.182 .86,.165 .94,.132 .98,.092 1,.02');
const VAMP = table('0,.24 .05,.34 .3,.36 .44,.32 .6,.235 .75,.175 .9,.12 1,.035');

/** A hiking boot: padded collar, hooks and bright laces, a lugged sole. */
export const HIKING_BOOT: Last = {
  length: 1.06,
  width: STOUT,
  base: table('0,.14 .28,.135 .42,.11 .8,.11 1,.13'),
  rise: VAMP,
  upper: [0, 1],
  sole: { thickness: 'floor', beyond: 0.012 },
  soleColour: LUG,
  shaft: { top: 1.79, ease: 0.06, cuff: { paint: 'deep', height: 0.13, ease: 0.016 } },
  marks: [
    { kind: 'fill', nodes: over('.78,-.1! .76,.25 .75,.5').concat(' 1,1.1! 1,-.1!'), paint: 'deep' },
    { kind: 'seam', nodes: over('.78,.03 .76,.25 .75,.5') },
    ...bothSides({ kind: 'seam', nodes: '.02,.16 .16,.18 .28,.04' }),
    { kind: 'fill', nodes: '.3,.36! .5,.32 .68,.36 .72,.5 .68,.64 .5,.68 .3,.64!', paint: 'lit' },
    ...laces([0.46, 0.53, 0.6, 0.66], 0.15, 0.026),
    { on: 'shaft', kind: 'fill', nodes: '1.8,-40! 1.8,40! 2.06,44! 2.06,-44!', paint: 'lit' },
    ...shaftLaces([1.87, 1.92, 1.97, 2.02], 40, 0.026),
    { on: 'sole', kind: 'seam', nodes: '0,.7 .5,.66 1,.72' },
    {
      on: 'sole',
      kind: 'dots',
      nodes: '.05,.02! .13,.02! .21,.02! .5,.02! .58,.02! .66,.02! .74,.02! .82,.02! .9,.02!',
      paint: 'dark',
      width: 0.018,
    },
  ],
};

/** A snow boot: padded shaft, fur at the top, a rubber shell round the foot. */
export const SNOW_BOOT: Last = {
  length: 1.08,
  width: table('0,.08 .04,.125 .1,.155 .25,.16 .45,.165 .72,.192 .86,.175 .94,.142 .98,.1 1,.02'),
  base: table('0,.09 .5,.08 .9,.08 1,.095'),
  rise: table('0,.26 .05,.36 .3,.4 .44,.36 .6,.27 .75,.2 .9,.135 1,.04'),
  upper: [0, 1],
  sole: { thickness: 'floor', beyond: 0.012 },
  soleColour: CREPE,
  shaft: { top: 1.6, ease: 0.1, cuff: { paint: 'fur', height: 0.2, ease: 0.05 } },
  marks: [
    { kind: 'fill', nodes: over('0,-.1! 0,.34 .3,.3 .5,.36 .58,.5').concat(' 1,1.1! 1,-.1!'), paint: 'deep' },
    { kind: 'line', nodes: over('0,.34 .3,.3 .5,.36 .58,.5'), paint: 'lace', width: 0.022 },
    { kind: 'light', nodes: '.72,.36 .84,.38 .92,.42', width: 0.032 },
    { on: 'shaft', kind: 'fold', nodes: '1.79,-160 1.8,-80 1.81,0 1.8,80 1.79,160', width: 0.036 },
    { on: 'shaft', kind: 'fold', nodes: '1.91,-160 1.92,-80 1.93,0 1.92,80 1.91,160', width: 0.036 },
  ],
};

/** A rubber boot. */
export const WELLINGTON: Last = {
  length: 1.05,
  width: STOUT,
  base: table('0,.1 .28,.095 .42,.065 .9,.06 1,.075'),
  rise: VAMP,
  upper: [0, 1],
  sole: { thickness: 0.05, beyond: 0.012 },
  heel: {
    slices: [
      [1, 0, 0.28, 1.08],
      [0, 0, 0.27, 1.06],
    ],
    paint: 'sole',
  },
  soleColour: 'upper',
  shaft: { top: 1.26, ease: 0.06, gloss: 'wet' },
  marks: [
    { kind: 'light', nodes: '.6,.38 .76,.38 .9,.42', width: 0.04 },
    { kind: 'fold', nodes: '.4,.24 .46,.5 .42,.74', width: 0.03 },
    { on: 'sole', kind: 'seam', nodes: '0,.5 .5,.5 1,.5' },
  ],
};

/** A canvas high-top with a rubber toe and a patch at the ankle. */
export const HIGH_TOP: Last = {
  length: 1.05,
  width: table('0,.06 .04,.1 .1,.126 .25,.13 .45,.138 .72,.172 .86,.155 .94,.125 .98,.088 1,.02'),
  base: table('0,.09 .5,.08 .9,.08 1,.095'),
  rise: VAMP,
  upper: [0, 1],
  sole: { thickness: 'floor' },
  soleColour: RUBBER,
  shaft: { top: 1.84, ease: 0.03 },
  marks: [
    { kind: 'fill', nodes: over('.84,-.1! .82,.25 .815,.5').concat(' 1,1.1! 1,-.1!'), paint: 'sole' },
    { kind: 'seam', nodes: over('.84,.03 .82,.25 .815,.5') },
    ...bothSides({ kind: 'stitch', nodes: '.3,.04 .3,.2 .34,.3' }),
    { kind: 'fill', nodes: '.3,.38! .5,.34 .74,.38 .78,.5 .74,.62 .5,.66 .3,.62!', paint: 'lit' },
    ...laces([0.42, 0.5, 0.57, 0.64, 0.7], 0.14, 0.024),
    { on: 'shaft', kind: 'fill', nodes: '1.84,-32! 1.84,32! 2.06,38! 2.06,-38!', paint: 'lit' },
    ...shaftLaces([1.88, 1.93, 1.98, 2.03], 34, 0.024),
    { on: 'shaft', kind: 'dots', nodes: '2.0,-95!', paint: 'sole', width: 0.062 },
    { on: 'shaft', kind: 'dots', nodes: '2.0,-95!', paint: 'trim', width: 0.03 },
    { on: 'sole', kind: 'line', nodes: '0,.7 .5,.68 1,.72', paint: 'trim', width: 0.013 },
  ],
};
