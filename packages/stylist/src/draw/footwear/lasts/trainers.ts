import { oklch } from '#colour/convert.ts';
import type { Last, Mark } from '../last.ts';
import { table } from '../table.ts';
import { bothSides, laces, over } from './measures.ts';

const RUBBER = oklch(0.95, 0.012, 85);
const FOAM = oklch(0.97, 0.004, 90);

const WIDTH = table('0,.06 .04,.105 .1,.132 .25,.136 .45,.145 .72,.178 .86,.162 .94,.13 .98,.09 1,.02');
const LOW_RISE = table('0,.2 .04,.28 .2,.21 .38,.28 .55,.225 .72,.155 .88,.105 .96,.075 1,.03');

/** The tongue and stay that the laces close. */
const STAY: readonly Mark[] = [
  { kind: 'fill', nodes: '.385,.36! .56,.33 .735,.37 .765,.5 .735,.63 .56,.67 .385,.64!', paint: 'lit' },
  { kind: 'seam', nodes: '.385,.36 .56,.33 .735,.37 .765,.5 .735,.63 .56,.67 .385,.64' },
];
const LACES = laces([0.42, 0.49, 0.56, 0.63, 0.69], 0.15, 0.028);

const BOW: readonly Mark[] = [
  { kind: 'line', nodes: '.43,.5 .4,.34 .46,.3 .43,.5', paint: 'lace', width: 0.018 },
  { kind: 'line', nodes: '.43,.5 .4,.66 .46,.7 .43,.5', paint: 'lace', width: 0.018 },
];

const FOXING: Mark = { on: 'sole', kind: 'seam', nodes: '0,.62 .3,.6 .7,.6 1,.66' };

const low = { length: 1.07, width: WIDTH, rise: LOW_RISE, upper: [0, 1], opening: [0.03, 0.4] } as const;

/** A leather court trainer: toe cap with punched holes, laced eyestay, a heel tab in the second colour. */
export const SNEAKER: Last = {
  ...low,
  base: table('0,.1 .5,.086 .9,.086 1,.1'),
  sole: { thickness: 'floor' },
  soleColour: RUBBER,
  marks: [
    { kind: 'seam', nodes: over('.79,.03 .795,.3 .805,.5') },
    { kind: 'dots', nodes: '.85,.42! .87,.5! .85,.58! .9,.46! .9,.54!', width: 0.008 },
    { kind: 'fill', nodes: '0,-.1! .02,.3 .13,.28! .19,.05! .19,-.1!', paint: 'trim' },
    { kind: 'fill', nodes: '0,1.1! .02,.7 .13,.72! .19,.95! .19,1.1!', paint: 'trim' },
    ...bothSides({ kind: 'seam', nodes: '.36,.34 .4,.18 .52,.14 .66,.17 .79,.2' }),
    ...STAY,
    ...LACES,
    FOXING,
  ],
};

/** A running shoe: mesh, two flashes, a thick sculpted foam sole. */
export const RUNNER: Last = {
  ...low,
  base: table('0,.15 .4,.125 .7,.1 .9,.105 1,.13'),
  sole: { thickness: 'floor', beyond: 0.014 },
  soleColour: FOAM,
  marks: [
    ...bothSides({ kind: 'line', nodes: '.24,.02 .36,.16 .5,.34', paint: 'trim', width: 0.042 }),
    ...bothSides({ kind: 'line', nodes: '.36,.02 .46,.16 .58,.33', paint: 'trim', width: 0.032 }),
    ...bothSides({ kind: 'seam', nodes: '.02,.12 .14,.22 .2,.1 .3,.04' }),
    { kind: 'seam', nodes: over('.8,.04 .84,.25 .85,.5') },
    ...STAY,
    ...LACES,
    ...BOW,
    { on: 'sole', kind: 'seam', nodes: '0,.66 .2,.52 .45,.6 .7,.5 1,.6' },
    { on: 'sole', kind: 'line', nodes: '0,.12 .4,.1 .8,.12 1,.2', paint: 'trim', width: 0.018 },
  ],
};

/** A canvas trainer on a flatform. */
export const PLATFORM: Last = {
  ...low,
  base: table('0,.185 .5,.165 .9,.165 1,.18'),
  sole: { thickness: 'floor' },
  soleColour: RUBBER,
  marks: [
    { kind: 'fill', nodes: over('.82,-.1! .8,.25 .8,.5').concat(' 1,1.1! 1,-.1!'), paint: 'sole' },
    { kind: 'seam', nodes: over('.82,.03 .8,.25 .8,.5') },
    ...bothSides({ kind: 'seam', nodes: '.02,.1 .1,.24' }),
    ...STAY,
    ...LACES,
    ...BOW,
    { on: 'sole', kind: 'line', nodes: '0,.72 .5,.7 1,.74', paint: 'trim', width: 0.014 },
    { on: 'sole', kind: 'seam', nodes: '0,.35 .5,.35 1,.35' },
  ],
};
