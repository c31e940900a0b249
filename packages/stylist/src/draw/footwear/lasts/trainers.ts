import { oklch } from '#colour/convert.ts';
import { bothHalves, type Last, type Mark, type Part, pair } from '../last.ts';

const RUBBER = oklch(0.95, 0.012, 85);
const FOAM = oklch(0.97, 0.004, 90);

const laceBars = (...bars: readonly string[]): Mark[] =>
  bars.map((nodes) => ({ kind: 'line', nodes, paint: 'lace', width: 0.021 }));

/** The tied ends of a lace, seen from the front. */
const BOW: readonly Mark[] = [
  { kind: 'line', nodes: '0,.035 -.045,-.005 -.085,.02 -.06,.06 0,.04', paint: 'lace', width: 0.014 },
  { kind: 'line', nodes: '0,.035 .05,.0 .088,.03 .06,.065 0,.04', paint: 'lace', width: 0.014 },
];

const TONGUE_FRONT = bothHalves('.028,-.088 .058,-.066 .07,.04 .062,.2 .05,.35 .02,.378');
const FRONT_UPPER = bothHalves('.102,-.03! .13,.1 .153,.25 .158,.37 .13,.475 .058,.55');
const FRONT_LACED: readonly Part[] = [
  { paint: 'lit', nodes: TONGUE_FRONT, marks: [{ kind: 'fold', nodes: '0,.0 .01,.2 0,.33', width: 0.03 }] },
  ...pair('.106,-.025 .07,.01 .05,.05 .05,.2 .04,.375! .086,.395 .114,.3 .124,.13 .118,.02').map(
    (nodes, i): Part => ({
      paint: 'lit',
      nodes,
      marks: [
        {
          kind: 'dots',
          nodes: pair('.064,.08! .064,.15! .061,.22! .058,.29! .054,.35!')[i] ?? '',
          width: 0.0075,
        },
      ],
    }),
  ),
];
const FRONT_LACES = laceBars(
  '-.074,.085 .076,.098',
  '-.074,.158 .076,.168',
  '-.07,.228 .073,.238',
  '-.066,.296 .069,.304',
  '-.06,.354 .062,.36',
);

const SIDE_UPPER =
  '-.1,-.04! -.132,.1 -.152,.29 -.09,.41 .1,.53 .25,.577 .345,.537 .358,.45 .29,.34 .165,.17 .11,-.02! .03,.02 -.04,.0';
const SIDE_TONGUE = '.045,.02! .07,-.07 .1,-.09 .125,-.06 .14,.06 .11,.13 .05,.1';
const SIDE_STAY = '.1,-.02 .06,.02 .03,.1 .05,.22 .13,.325! .215,.375 .272,.355! .2,.235 .13,.11';
const SIDE_LACES = laceBars(
  '.03,.09 .118,.05',
  '.045,.155 .15,.115',
  '.075,.22 .19,.175',
  '.12,.285 .232,.238',
  '.17,.34 .27,.3',
);

/** Half of a rubber sole seen from the front, and its foxing line. */
const frontSole = (marks: readonly Mark[] = []): Part => ({
  paint: 'sole',
  nodes: bothHalves('.164,.3! .175,.44 .138,.568 .056,.63'),
  marks: [
    { kind: 'seam', nodes: bothHalves('.172,.42 .132,.527 .053,.588') },
    { kind: 'stitch', nodes: bothHalves('.17,.385 .13,.498 .052,.56') },
    ...marks,
  ],
});
const sideSole = (marks: readonly Mark[] = []): Part => ({
  paint: 'sole',
  nodes:
    '-.158,.25! -.172,.4 -.09,.5 .1,.625 .28,.668 .372,.615 .382,.54! .345,.555 .25,.585 .1,.538 -.09,.415',
  marks: [{ kind: 'seam', nodes: '-.168,.345 -.09,.455 .1,.58 .27,.624 .388,.55' }, ...marks],
});

/** A leather court trainer: toe cap with punched holes, laced eyestay, a coloured heel tab. */
export const SNEAKER: Last = {
  sole: RUBBER,
  front: [
    frontSole(),
    {
      paint: 'upper',
      nodes: FRONT_UPPER,
      marks: [
        { kind: 'seam', nodes: bothHalves('.138,.44 .08,.405 0,.395') },
        { kind: 'stitch', nodes: bothHalves('.136,.455 .08,.42 0,.41') },
        { kind: 'dots', nodes: '-.04,.45! 0,.446! .04,.45! -.02,.475! .02,.475!', width: 0.0065 },
        { kind: 'fill', nodes: '.12,.0 .17,-.02 .18,.2 .134,.17', paint: 'trim' },
        { kind: 'fill', nodes: '-.112,.0 -.16,-.02 -.17,.2 -.126,.17', paint: 'trim' },
        { kind: 'light', nodes: '-.1,.44 -.075,.5 -.03,.53', width: 0.022 },
      ],
    },
    ...FRONT_LACED,
    { paint: 'lit', nodes: '', marks: [...FRONT_LACES] },
  ],
  side: [
    sideSole(),
    {
      paint: 'upper',
      nodes: SIDE_UPPER,
      marks: [
        { kind: 'seam', nodes: '.2,.57 .205,.47 .26,.4 .33,.39' },
        { kind: 'dots', nodes: '.26,.45! .29,.43! .285,.475! .25,.49! .315,.455!', width: 0.0065 },
        { kind: 'fill', nodes: '-.2,-.06! -.108,-.05! -.096,.1 -.108,.24! -.2,.26!', paint: 'trim' },
        { kind: 'seam', nodes: '-.098,.27 .02,.33 .13,.45' },
        { kind: 'light', nodes: '.24,.52 .3,.52 .335,.48', width: 0.022 },
      ],
    },
    { paint: 'lit', nodes: SIDE_TONGUE },
    { paint: 'lit', nodes: SIDE_STAY },
    { paint: 'lit', nodes: '', marks: [...SIDE_LACES] },
  ],
};

/** A running shoe: mesh, two flashes, a thick sculpted foam sole. */
export const RUNNER: Last = {
  sole: FOAM,
  front: [
    {
      paint: 'sole',
      nodes: bothHalves('.164,.28! .184,.44 .146,.58 .058,.645'),
      marks: [
        { kind: 'seam', nodes: bothHalves('.18,.42 .14,.53 .054,.592') },
        { kind: 'line', nodes: bothHalves('.166,.53 .132,.6 .052,.648'), paint: 'trim', width: 0.022 },
      ],
    },
    {
      paint: 'upper',
      nodes: FRONT_UPPER,
      marks: [
        { kind: 'line', nodes: pair('.16,.13 .115,.3 .125,.47')[0], paint: 'trim', width: 0.04 },
        { kind: 'line', nodes: pair('.16,.13 .115,.3 .125,.47')[1], paint: 'trim', width: 0.04 },
        { kind: 'fold', nodes: '-.09,.43 0,.405 .09,.43', width: 0.02 },
        { kind: 'seam', nodes: bothHalves('.12,.5 .06,.46 0,.45') },
      ],
    },
    ...FRONT_LACED,
    { paint: 'lit', nodes: '', marks: [...FRONT_LACES, ...BOW] },
  ],
  side: [
    {
      paint: 'sole',
      nodes:
        '-.16,.22! -.2,.4 -.11,.52 .1,.645 .29,.69 .385,.63 .39,.545! .345,.555 .25,.585 .1,.538 -.09,.415',
      marks: [
        { kind: 'seam', nodes: '-.18,.36 -.08,.45 .05,.565 .2,.6 .39,.55' },
        { kind: 'line', nodes: '-.19,.46 -.1,.535 .1,.66 .29,.7 .4,.63', paint: 'trim', width: 0.02 },
      ],
    },
    {
      paint: 'upper',
      nodes: SIDE_UPPER,
      marks: [
        { kind: 'line', nodes: '-.16,.16 -.02,.27 .06,.45', paint: 'trim', width: 0.038 },
        { kind: 'line', nodes: '-.15,.27 .02,.38 .14,.52', paint: 'trim', width: 0.03 },
        { kind: 'seam', nodes: '.16,.55 .19,.46 .27,.4 .33,.39' },
        { kind: 'light', nodes: '.24,.53 .3,.52 .335,.48', width: 0.02 },
      ],
    },
    { paint: 'lit', nodes: SIDE_TONGUE },
    { paint: 'lit', nodes: SIDE_STAY },
    { paint: 'lit', nodes: '', marks: [...SIDE_LACES] },
  ],
};

const THICK = 0.1;

/** A canvas trainer on a flatform. */
export const PLATFORM: Last = {
  sole: RUBBER,
  front: [
    {
      paint: 'sole',
      nodes: bothHalves(`.164,.26! .18,.46 .142,${0.61 + THICK / 2} .058,${0.63 + THICK}`),
      marks: [
        { kind: 'seam', nodes: bothHalves('.172,.42 .132,.527 .053,.588') },
        { kind: 'line', nodes: bothHalves('.176,.46 .136,.57 .055,.63'), paint: 'trim', width: 0.013 },
        { kind: 'seam', nodes: bothHalves('.178,.52 .14,.63 .057,.69') },
      ],
    },
    {
      paint: 'upper',
      nodes: FRONT_UPPER,
      marks: [
        { kind: 'fill', nodes: bothHalves('.17,.42! .1,.41 0,.405'), paint: 'sole' },
        { kind: 'fill', nodes: `${bothHalves('.15,.425! .08,.41')} -.17,.6! .17,.6!`, paint: 'sole' },
        { kind: 'seam', nodes: bothHalves('.15,.425 .08,.408 0,.404') },
      ],
    },
    ...FRONT_LACED,
    { paint: 'lit', nodes: '', marks: [...FRONT_LACES, ...BOW] },
  ],
  side: [
    {
      paint: 'sole',
      nodes:
        '-.16,.22! -.175,.49 -.09,.59 .1,.715 .28,.757 .378,.71 .384,.55! .345,.555 .25,.585 .1,.538 -.09,.415',
      marks: [
        { kind: 'seam', nodes: '-.168,.345 -.09,.455 .1,.58 .27,.624 .388,.55' },
        { kind: 'line', nodes: '-.17,.39 -.09,.497 .1,.62 .275,.664 .39,.59', paint: 'trim', width: 0.013 },
      ],
    },
    {
      paint: 'upper',
      nodes: SIDE_UPPER,
      marks: [
        { kind: 'fill', nodes: '.2,.6! .2,.48 .25,.41 .33,.38! .4,.45! .36,.58!', paint: 'sole' },
        { kind: 'seam', nodes: '.2,.58 .2,.48 .25,.41 .33,.38' },
        { kind: 'seam', nodes: '-.098,.0 -.09,.2 -.1,.38' },
      ],
    },
    { paint: 'lit', nodes: SIDE_TONGUE },
    { paint: 'lit', nodes: SIDE_STAY },
    { paint: 'lit', nodes: '', marks: [...SIDE_LACES] },
  ],
};
