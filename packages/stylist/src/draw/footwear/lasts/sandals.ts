import { oklch } from '#colour/convert.ts';
import { bothHalves, type Last, type Mark, type Part } from '../last.ts';

const CORK = oklch(0.66, 0.07, 66);

const TOES_FRONT: readonly Mark[] = [
  { kind: 'fold', nodes: '-.062,.575 -.056,.5', width: 0.012 },
  { kind: 'fold', nodes: '-.02,.6 -.018,.515', width: 0.012 },
  { kind: 'fold', nodes: '.022,.6 .02,.52', width: 0.011 },
  { kind: 'fold', nodes: '.062,.58 .056,.51', width: 0.01 },
  { kind: 'light', nodes: '-.05,.585 -.035,.585', width: 0.02 },
  { kind: 'light', nodes: '-.005,.595 .008,.595', width: 0.016 },
  { kind: 'light', nodes: '.036,.583 .047,.58', width: 0.014 },
  { kind: 'light', nodes: '.078,.55 .086,.545', width: 0.012 },
];
const BARE_FRONT: Part = {
  paint: 'skin',
  nodes: bothHalves('.086,-.1! .094,.06 .104,.26 .116,.42 .108,.52 .085,.575 .048,.608 .016,.618'),
  marks: [{ kind: 'fold', nodes: '-.03,.08 -.014,.2 -.012,.34', width: 0.014 }, ...TOES_FRONT],
};
/** Half of the insole that frames the foot. */
const insole = (paint: Part['paint']): Part => ({
  paint,
  nodes: bothHalves('.1,.24! .128,.42 .122,.53 .09,.61 .03,.648'),
});

const BARE_SIDE: Part = {
  paint: 'skin',
  nodes:
    '-.068,-.1! -.1,.08 -.116,.24 -.02,.37 .1,.5 .22,.585 .31,.605 .345,.57 .33,.515 .26,.41 .18,.25 .11,.06 .088,-.1!',
  marks: [
    { kind: 'fold', nodes: '-.035,.05 -.05,.1 -.03,.14', width: 0.016 },
    { kind: 'fold', nodes: '.31,.6 .285,.535', width: 0.012 },
    { kind: 'fold', nodes: '.27,.6 .255,.54', width: 0.01 },
    { kind: 'light', nodes: '.325,.56 .338,.565', width: 0.018 },
  ],
};

const strap = (nodes: string, width: number, paint: Part['paint'] = 'upper'): Mark => ({
  kind: 'line',
  nodes,
  width,
  paint,
});
/** Straps are laid over the foot, so they are marks of it. */
const strapped = (foot: Part, ...straps: readonly Mark[]): Part => ({
  ...foot,
  marks: [...(foot.marks ?? []), ...straps],
});

/** Barely there: two thin straps and one round the ankle, on a stiletto. */
export const SANDAL: Last = {
  sole: 'upper',
  front: [
    { paint: 'deep', nodes: '-.06,.3! -.052,.45 -.034,.61! -.012,.61! -.004,.45 .01,.3!' },
    insole('sole'),
    strapped(
      BARE_FRONT,
      strap('-.125,.475 -.05,.445 .05,.45 .13,.485', 0.03),
      strap('-.12,.4 -.02,.43 .06,.47 .13,.5', 0.022),
      strap('-.1,.085 -.03,.11 .04,.11 .1,.085', 0.024),
      strap('.1,.085 .112,.27', 0.02),
      strap('-.1,.085 -.106,.27', 0.02),
      { kind: 'dots', nodes: '.066,.1!', paint: 'metal', width: 0.014 },
    ),
  ],
  side: [
    { paint: 'deep', nodes: '-.134,.2! -.124,.38 -.112,.575! -.088,.58! -.08,.42 -.03,.37!' },
    {
      paint: 'sole',
      nodes: '-.135,.2! -.1,.25 -.02,.33 .1,.46 .22,.55 .35,.6! .352,.628! .2,.63 .06,.53 -.06,.4 -.132,.29!',
    },
    strapped(
      BARE_SIDE,
      strap('.17,.6 .18,.5 .27,.44', 0.03),
      strap('.1,.52 .16,.49 .29,.47', 0.022),
      strap('-.12,.1 -.03,.12 .06,.08 .1,.03', 0.024),
      strap('-.105,.26 -.09,.18 -.1,.1', 0.022),
    ),
  ],
};

/** A flat sandal: a bar over the toes, one up the instep, and a buckled strap round the ankle. */
export const FLAT_SANDAL: Last = {
  sole: CORK,
  front: [
    {
      paint: 'sole',
      nodes: bothHalves('.112,.22! .134,.42 .128,.54 .094,.624 .03,.66'),
      marks: [{ kind: 'seam', nodes: bothHalves('.13,.5 .098,.59 .03,.63') }],
    },
    strapped(
      BARE_FRONT,
      strap('-.125,.46 -.05,.425 .05,.43 .13,.47', 0.036),
      strap('.0,.43 .002,.25 .0,.1', 0.026),
      strap('-.1,.085 -.03,.11 .04,.11 .1,.085', 0.028),
      strap('-.105,.28 0,.25 .11,.28', 0.024),
      { kind: 'dots', nodes: '.072,.097! .0,.25!', paint: 'metal', width: 0.013 },
    ),
  ],
  side: [
    {
      paint: 'sole',
      nodes: '-.15,.21! -.158,.33! -.07,.42 .1,.55 .26,.635 .372,.625! .37,.575! .2,.48 -.05,.25',
      marks: [{ kind: 'seam', nodes: '-.155,.29 -.06,.38 .1,.515 .26,.6 .372,.6' }],
    },
    strapped(
      BARE_SIDE,
      strap('.13,.6 .17,.48 .28,.42', 0.038),
      strap('.22,.45 .14,.28 .05,.08', 0.026),
      strap('-.12,.1 -.03,.12 .06,.08 .1,.03', 0.028),
      strap('-.105,.29 -.095,.19 -.1,.1', 0.024),
      { kind: 'dots', nodes: '.04,.09!', paint: 'metal', width: 0.014 },
    ),
  ],
};

/** Two broad bands on a block heel. */
export const BLOCK_SANDAL: Last = {
  front: [
    { paint: 'deep', nodes: '-.085,.3! -.085,.6! .02,.605! .02,.3!' },
    insole('sole'),
    strapped(
      BARE_FRONT,
      strap('-.13,.5 -.05,.455 .05,.46 .135,.51', 0.062),
      strap('-.105,.3 -.04,.27 .04,.27 .11,.305', 0.044),
      strap('-.098,.075 -.03,.1 .04,.1 .1,.075', 0.034),
      strap('.1,.075 .112,.27', 0.026),
      strap('-.098,.075 -.106,.27', 0.026),
      { kind: 'dots', nodes: '.07,.094!', paint: 'metal', width: 0.017 },
    ),
  ],
  side: [
    { paint: 'deep', nodes: '-.138,.22! -.138,.5! -.045,.535! -.03,.39!' },
    {
      paint: 'sole',
      nodes:
        '-.138,.2! -.1,.25 -.02,.33 .1,.46 .22,.55 .352,.6! .354,.638! .2,.642 .06,.545 -.06,.415 -.136,.31!',
    },
    strapped(
      BARE_SIDE,
      strap('.12,.62 .17,.49 .3,.43', 0.066),
      strap('.0,.4 .07,.3 .18,.27', 0.044),
      strap('-.12,.09 -.03,.115 .06,.075 .1,.02', 0.034),
      strap('-.112,.27 -.098,.18 -.105,.1', 0.03),
      { kind: 'dots', nodes: '.05,.08!', paint: 'metal', width: 0.017 },
    ),
  ],
};

/** A slide: one padded band on a moulded cork sole. */
export const SLIDE: Last = {
  sole: CORK,
  front: [
    {
      paint: 'sole',
      nodes: bothHalves('.12,.18! .146,.4 .142,.54 .105,.62 .04,.65'),
      marks: [{ kind: 'seam', nodes: bothHalves('.144,.5 .11,.585 .04,.615') }],
    },
    BARE_FRONT,
    {
      paint: 'upper',
      nodes: '-.136,.33! -.07,.29 .07,.29 .143,.33! .148,.46! .07,.475 -.07,.475 -.14,.46!',
      marks: [
        { kind: 'stitch', nodes: '-.132,.35 -.07,.31 .07,.31 .138,.35' },
        { kind: 'stitch', nodes: '-.134,.442 -.07,.457 .07,.457 .14,.442' },
        { kind: 'light', nodes: '-.1,.37 -.03,.34 .03,.34', width: 0.03 },
      ],
    },
  ],
  side: [
    {
      paint: 'sole',
      nodes: '-.15,.2! -.16,.345! -.07,.43 .1,.56 .26,.64 .375,.63! .375,.57! .2,.48 -.05,.25',
      marks: [{ kind: 'seam', nodes: '-.155,.295 -.06,.385 .1,.52 .26,.6 .375,.6' }],
    },
    BARE_SIDE,
    {
      paint: 'upper',
      nodes: '.03,.48! .04,.4 .1,.3 .175,.27! .27,.38 .315,.455! .26,.48 .2,.54 .17,.6!',
      marks: [
        { kind: 'stitch', nodes: '.045,.475 .055,.41 .11,.315 .175,.29' },
        { kind: 'stitch', nodes: '.16,.585 .19,.53 .25,.465 .3,.445' },
        { kind: 'light', nodes: '.13,.36 .2,.4 .24,.42', width: 0.03 },
      ],
    },
  ],
};

/** A canvas espadrille on a rope wedge, its ribbons tied round the ankle. */
export const ESPADRILLE: Last = {
  front: [
    {
      paint: 'rope',
      nodes: bothHalves('.12,.22! .15,.42 .15,.55 .11,.655 .04,.69'),
      marks: [
        { kind: 'seam', nodes: bothHalves('.152,.49 .122,.585 .045,.635') },
        { kind: 'seam', nodes: bothHalves('.15,.53 .12,.62 .043,.665') },
      ],
    },
    strapped(
      { ...BARE_FRONT, marks: [{ kind: 'fold', nodes: '-.03,.08 -.014,.2 -.012,.3', width: 0.014 }] },
      strap('-.1,.3 -.03,.17 .05,.03 .09,-.06', 0.026),
      strap('.105,.3 .03,.17 -.05,.03 -.09,-.06', 0.026),
      strap('-.08,-.07 0,-.045 .08,-.07', 0.024),
    ),
    {
      paint: 'upper',
      nodes: bothHalves('.12,.27! .145,.42 .138,.52 .1,.59 .04,.618').concat(' -.07,.31 0,.325 .075,.31'),
      marks: [
        { kind: 'stitch', nodes: bothHalves('.14,.46 .125,.53 .09,.575 .035,.6') },
        { kind: 'light', nodes: '-.09,.42 -.07,.5 -.03,.55', width: 0.024 },
      ],
    },
  ],
  side: [
    {
      paint: 'rope',
      nodes: '-.14,.18! -.155,.5! -.05,.56 .1,.66 .26,.72 .37,.67 .37,.56! .2,.58 .02,.43',
      marks: [
        { kind: 'seam', nodes: '-.148,.28 -.04,.42 .1,.565 .26,.645 .37,.605' },
        { kind: 'seam', nodes: '-.15,.36 -.04,.475 .1,.605 .26,.68 .37,.64' },
        { kind: 'seam', nodes: '-.152,.43 -.04,.52 .1,.635 .2,.69' },
      ],
    },
    strapped(
      { ...BARE_SIDE, marks: [{ kind: 'fold', nodes: '-.035,.05 -.05,.1 -.03,.14', width: 0.016 }] },
      strap('-.1,.2 -.02,.1 .06,.02 .09,-.06', 0.026),
      strap('.14,.24 .04,.12 -.06,.02 -.09,-.05', 0.026),
      strap('-.08,-.07 0,-.045 .08,-.07', 0.024),
    ),
    {
      paint: 'upper',
      nodes: '.02,.43! .08,.31 .16,.245! .26,.38 .36,.5 .37,.57 .26,.625 .1,.535',
      marks: [
        { kind: 'stitch', nodes: '.04,.44 .12,.525 .26,.6 .36,.56' },
        { kind: 'light', nodes: '.16,.35 .24,.44 .3,.52', width: 0.024 },
      ],
    },
    {
      paint: 'upper',
      nodes: '-.105,.04! -.14,.16 -.14,.25! -.05,.36! -.06,.22 -.075,.1',
      marks: [{ kind: 'stitch', nodes: '-.13,.235 -.05,.335' }],
    },
  ],
};
