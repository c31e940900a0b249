import { oklch } from '#colour/convert.ts';
import type { BootLast } from '../boot-last.ts';
import { bothHalves, type Mark } from '../last.ts';

const CREPE = oklch(0.33, 0.025, 60);
const LUG = oklch(0.22, 0.012, 60);
const RUBBER = oklch(0.95, 0.012, 85);

const laces = (...bars: readonly string[]): Mark[] =>
  bars.map((nodes) => ({ kind: 'line', nodes, paint: 'lace', width: 0.022 }));

/** A hiking boot: padded collar, hooks and bright laces, a lugged sole. */
export const HIKING_BOOT: BootLast = {
  top: 1.79,
  ease: 0.062,
  sole: LUG,
  creases: 'none',
  cuff: { paint: 'deep', height: 0.13, ease: 0.016 },
  under: {
    front: [
      {
        paint: 'sole',
        nodes: bothHalves(
          '.165,.34! .18,.47 .165,.54! .158,.57! .14,.59! .132,.63! .06,.68! .05,.66! .02,.665!',
        ),
        marks: [{ kind: 'seam', nodes: bothHalves('.176,.45 .135,.565 .055,.63') }],
      },
    ],
    side: [
      {
        paint: 'sole',
        nodes:
          '-.165,.27! -.175,.5! -.13,.52! -.125,.49! -.07,.53! -.06,.57! -.01,.6! .0,.575! .06,.61! .07,.65! .13,.675! .14,.65! .2,.665! .21,.695! .29,.69! .37,.63! .385,.5! .3,.54 .1,.52 -.1,.4',
        marks: [{ kind: 'seam', nodes: '-.17,.37 -.07,.47 .1,.59 .27,.64 .38,.57' }],
      },
    ],
  },
  marks: { front: [], side: [{ kind: 'fold', nodes: '-.12,.16 -.04,.2 .04,.18', width: 0.02 }] },
  over: {
    front: [
      {
        paint: 'deep',
        nodes: bothHalves('.155,.4! .12,.385 .06,.375 0,.372').concat(' -.14,.5 -.05,.605 .05,.605 .148,.5'),
        marks: [{ kind: 'light', nodes: '-.09,.45 -.07,.52 -.02,.56', width: 0.026 }],
      },
      {
        paint: 'lit',
        nodes: bothHalves('.068,-.42 .074,-.1 .066,.2 .05,.34 .02,.37'),
        marks: laces(
          '-.065,-.3 .07,-.27',
          '-.068,-.21 .072,-.18',
          '-.07,-.115 .075,-.09',
          '-.072,-.02 .078,.0',
          '-.072,.075 .078,.09',
          '-.07,.165 .075,.177',
          '-.065,.25 .07,.26',
          '-.058,.325 .06,.33',
        ),
      },
    ],
    side: [
      {
        paint: 'deep',
        nodes: '.2,.62! .19,.5 .24,.4 .31,.37! .365,.47 .36,.56 .27,.62',
        marks: [{ kind: 'light', nodes: '.25,.46 .3,.5 .325,.53', width: 0.024 }],
      },
      {
        paint: 'lit',
        nodes: '.06,-.42! .03,-.1 .05,.14 .13,.27 .21,.34! .27,.34! .22,.22 .14,.05 .12,-.12 .125,-.4!',
        marks: laces(
          '.04,-.3 .135,-.31',
          '.03,-.2 .13,-.215',
          '.03,-.1 .125,-.12',
          '.035,.0 .14,-.03',
          '.05,.09 .165,.05',
          '.085,.17 .2,.12',
          '.13,.245 .235,.19',
          '.18,.31 .265,.26',
        ),
      },
    ],
  },
};

/** A snow boot: padded shaft, fur at the top, a rubber shell round the foot. */
export const SNOW_BOOT: BootLast = {
  top: 1.6,
  ease: 0.105,
  sole: CREPE,
  creases: 'none',
  cuff: { paint: 'fur', height: 0.2, ease: 0.05 },
  under: {
    front: [{ paint: 'sole', nodes: bothHalves('.172,.32! .19,.47 .155,.6 .06,.675') }],
    side: [
      {
        paint: 'sole',
        nodes: '-.175,.25! -.185,.46! -.09,.54 .1,.66 .28,.715 .38,.66 .385,.56! .1,.52 -.1,.4',
      },
    ],
  },
  marks: {
    front: [
      { kind: 'fold', nodes: '-.2,-.42 0,-.36 .2,-.42', width: 0.034 },
      { kind: 'fold', nodes: '-.2,-.2 0,-.14 .2,-.2', width: 0.034 },
    ],
    side: [
      { kind: 'fold', nodes: '-.2,-.42 0,-.36 .2,-.42', width: 0.034 },
      { kind: 'fold', nodes: '-.2,-.2 0,-.14 .2,-.2', width: 0.034 },
    ],
  },
  over: {
    front: [
      {
        paint: 'deep',
        nodes: bothHalves('.165,.16! .178,.36 .165,.5 .12,.6 .045,.64').concat(' -.09,.08 0,.06 .09,.08'),
        marks: [
          { kind: 'light', nodes: '-.11,.36 -.085,.49 -.02,.57', width: 0.03 },
          { kind: 'seam', nodes: bothHalves('.172,.42 .13,.535 .05,.585') },
          { kind: 'line', nodes: bothHalves('.16,.185 .08,.105 0,.085'), paint: 'lace', width: 0.02 },
        ],
      },
    ],
    side: [
      {
        paint: 'deep',
        nodes: '-.165,.08! -.175,.35 -.1,.44 .1,.58 .27,.635 .37,.58 .38,.47 .29,.34 .17,.15 .1,.05! -.02,.1',
        marks: [
          { kind: 'light', nodes: '.2,.38 .28,.47 .325,.53', width: 0.03 },
          { kind: 'line', nodes: '-.165,.11 -.02,.13 .105,.08', paint: 'lace', width: 0.02 },
          { kind: 'seam', nodes: '-.17,.3 -.08,.38 .1,.51 .27,.57 .375,.5' },
        ],
      },
    ],
  },
};

/** A rubber boot. */
export const WELLINGTON: BootLast = {
  top: 1.26,
  ease: 0.06,
  sole: 'upper',
  creases: 'none',
  gloss: 'wet',
  under: {
    front: [
      {
        paint: 'sole',
        nodes: bothHalves('.16,.34! .175,.46 .14,.585 .055,.655'),
        marks: [{ kind: 'seam', nodes: bothHalves('.17,.43 .132,.55 .05,.615') }],
      },
    ],
    side: [
      {
        paint: 'sole',
        nodes:
          '-.16,.27! -.168,.48! -.06,.535! -.05,.505! .09,.615 .27,.68 .365,.635 .372,.56! .1,.53 -.1,.4',
        marks: [{ kind: 'seam', nodes: '-.165,.36 -.07,.445 .1,.575 .27,.63 .38,.565' }],
      },
    ],
  },
  marks: {
    front: [
      { kind: 'light', nodes: '-.09,.4 -.07,.5 -.015,.56', width: 0.04 },
      { kind: 'fold', nodes: '.14,.04 .03,.1 -.12,.05', width: 0.03 },
    ],
    side: [
      { kind: 'light', nodes: '.19,.4 .26,.49 .31,.54', width: 0.04 },
      { kind: 'fold', nodes: '.15,.1 .04,.16 -.1,.1', width: 0.03 },
    ],
  },
};

/** A canvas high-top with a rubber toe and a patch at the ankle. */
export const HIGH_TOP: BootLast = {
  top: 1.85,
  ease: 0.03,
  sole: RUBBER,
  creases: 'none',
  under: {
    front: [
      {
        paint: 'sole',
        nodes: bothHalves('.158,.34! .17,.45 .135,.57 .055,.635'),
        marks: [
          { kind: 'line', nodes: bothHalves('.166,.47 .13,.575 .052,.63'), paint: 'trim', width: 0.012 },
        ],
      },
    ],
    side: [
      {
        paint: 'sole',
        nodes: '-.155,.26! -.17,.41 -.09,.505 .1,.63 .28,.672 .375,.615 .38,.545! .3,.56 .1,.53 -.1,.41',
        marks: [
          { kind: 'line', nodes: '-.168,.4 -.09,.49 .1,.61 .28,.652 .388,.58', paint: 'trim', width: 0.012 },
        ],
      },
    ],
  },
  marks: {
    front: [
      { kind: 'stitch', nodes: '.085,-.3 .1,0 .12,.25' },
      { kind: 'stitch', nodes: '-.08,-.3 -.094,0 -.113,.25' },
    ],
    side: [
      { kind: 'stitch', nodes: '-.06,-.3 -.07,.1 -.08,.38' },
      { kind: 'dots', nodes: '-.015,-.02!', paint: 'sole', width: 0.062 },
      { kind: 'dots', nodes: '-.015,-.02!', paint: 'trim', width: 0.03 },
    ],
  },
  over: {
    front: [
      {
        paint: 'sole',
        nodes: bothHalves('.15,.44! .09,.405 0,.4').concat(' -.14,.53 -.05,.605 .05,.605 .148,.53'),
        marks: [{ kind: 'light', nodes: '-.08,.45 -.05,.5 0,.53', width: 0.02 }],
      },
      {
        paint: 'lit',
        nodes: bothHalves('.03,-.38 .06,-.35 .066,-.1 .06,.2 .05,.36 .02,.39'),
        marks: laces(
          '-.06,-.24 .065,-.22',
          '-.064,-.16 .068,-.14',
          '-.066,-.08 .07,-.06',
          '-.068,0 .072,.018',
          '-.068,.08 .072,.094',
          '-.066,.16 .07,.172',
          '-.062,.24 .066,.25',
          '-.056,.315 .06,.322',
        ),
      },
    ],
    side: [
      { paint: 'sole', nodes: '.19,.62! .19,.5 .24,.42 .31,.41! .37,.48 .36,.565 .27,.62' },
      {
        paint: 'lit',
        nodes:
          '.045,-.34 .03,-.1 .05,.14 .13,.28 .21,.36! .27,.36! .22,.24 .14,.06 .115,-.12 .11,-.34 .08,-.38',
        marks: laces(
          '.04,-.24 .12,-.25',
          '.03,-.16 .115,-.175',
          '.03,-.07 .12,-.09',
          '.04,.02 .145,-.01',
          '.06,.11 .175,.07',
          '.1,.19 .21,.14',
          '.145,.26 .24,.21',
        ),
      },
    ],
  },
};
