import { bothHalves, type Last, type Mark, opened, type Part } from '../last.ts';

/** The arched foot in a heeled shoe. */
const ARCHED_FRONT: Part = {
  paint: 'skin',
  nodes: bothHalves('.086,-.1! .094,.06 .1,.22 .1,.34 .08,.44 .04,.5'),
  marks: [
    { kind: 'fold', nodes: '-.025,.08 -.008,.2 -.006,.34', width: 0.014 },
    { kind: 'fold', nodes: '-.03,.4 -.025,.34', width: 0.008 },
    { kind: 'fold', nodes: '.03,.4 .025,.35', width: 0.008 },
  ],
};
const ARCHED_SIDE: Part = {
  paint: 'skin',
  nodes: '-.068,-.1! -.1,.06 -.112,.2 -.03,.35 .09,.51 .2,.6 .25,.55 .19,.33 .11,.08 .088,-.1!',
  marks: [
    { kind: 'fold', nodes: '-.035,.05 -.05,.1 -.03,.14', width: 0.016 },
    { kind: 'fold', nodes: '.06,.14 .12,.3 .18,.43', width: 0.014 },
  ],
};

const stilettoFront: Part = {
  paint: 'deep',
  nodes: '-.06,.3! -.052,.45 -.034,.625! -.012,.625! -.004,.45 .01,.3!',
};
const stilettoSide: Part = {
  paint: 'deep',
  nodes: '-.134,.17! -.124,.36 -.112,.575! -.086,.58! -.078,.4 -.03,.345!',
};
const kittenSide: Part = {
  paint: 'deep',
  nodes: '-.134,.2! -.122,.36 -.105,.52! -.075,.525! -.07,.42 -.02,.37!',
};
const archedSole: Part = {
  paint: 'sole',
  nodes: '-.12,.24! -.03,.34 .08,.49 .19,.6 .31,.675! .31,.7! .18,.668 .065,.562 -.05,.42 -.118,.32!',
};

const POINTED = '.1,.17! .128,.34 .128,.47 .088,.59 .022,.67!';
const POINT_LIGHT: Mark = { kind: 'light', nodes: '-.085,.45 -.06,.53 -.005,.61', width: 0.022 };
const SIDE_LIGHT: Mark = { kind: 'light', nodes: '.17,.57 .24,.625 .285,.65', width: 0.02 };

/** A pointed court shoe on a stiletto. */
export const PUMP: Last = {
  front: [
    stilettoFront,
    ARCHED_FRONT,
    {
      paint: 'upper',
      nodes: opened(POINTED, '.1,.17! .085,.32 .052,.42 0,.45'),
      marks: [POINT_LIGHT, { kind: 'seam', nodes: bothHalves('.108,.19 .093,.33 .058,.432 0,.464') }],
    },
  ],
  side: [
    stilettoSide,
    ARCHED_SIDE,
    archedSole,
    {
      paint: 'upper',
      nodes:
        '-.11,.04! -.138,.16 -.128,.29 -.04,.385 .08,.535 .2,.645 .315,.692! .32,.66 .275,.56 .215,.475! .165,.525 .09,.475 .0,.35 -.07,.22 -.092,.12',
      marks: [SIDE_LIGHT, { kind: 'seam', nodes: '-.085,.13 -.06,.235 .01,.365 .1,.492 .17,.54 .217,.495' }],
    },
  ],
};

/** A slingback on a kitten heel, its strap round the back of the foot. */
export const SLINGBACK: Last = {
  front: [
    { ...stilettoFront, nodes: '-.058,.34! -.048,.45 -.036,.585! -.01,.585! -.002,.45 .01,.34!' },
    {
      ...ARCHED_FRONT,
      marks: [
        ...(ARCHED_FRONT.marks ?? []),
        { kind: 'line', nodes: '-.1,.35 -.088,.2 -.082,.06', paint: 'upper', width: 0.02 },
        { kind: 'line', nodes: '.104,.34 .094,.2 .086,.06', paint: 'upper', width: 0.02 },
      ],
    },
    {
      paint: 'upper',
      nodes: opened('.115,.3! .132,.4 .126,.49 .085,.585 .022,.655!', '.115,.3! .09,.37 .05,.43 0,.455'),
      marks: [POINT_LIGHT, { kind: 'seam', nodes: bothHalves('.1,.46 .055,.49 0,.5') }],
    },
  ],
  side: [
    kittenSide,
    { ...archedSole, paint: 'deep' },
    {
      ...ARCHED_SIDE,
      marks: [
        ...(ARCHED_SIDE.marks ?? []),
        { kind: 'line', nodes: '.05,.47 .01,.31 -.06,.17 -.13,.1', paint: 'upper', width: 0.026 },
        { kind: 'dots', nodes: '-.01,.275!', paint: 'metal', width: 0.014 },
      ],
    },
    {
      paint: 'upper',
      nodes: '.0,.37! .08,.535 .2,.645 .315,.692! .32,.66 .275,.56 .215,.475! .165,.5 .08,.42',
      marks: [SIDE_LIGHT, { kind: 'seam', nodes: '.14,.6 .18,.54 .25,.535' }],
    },
  ],
};

/** A backless mule, square at the toe, on a low block. */
export const MULE: Last = {
  front: [
    { paint: 'deep', nodes: bothHalves('.12,.36! .134,.44 .132,.53 .105,.628! .05,.64') },
    { ...ARCHED_FRONT, nodes: bothHalves('.086,-.1! .094,.06 .104,.24 .108,.38 .05,.44') },
    {
      paint: 'upper',
      nodes: opened('.122,.3! .136,.42 .128,.52 .098,.6! .045,.615', '.122,.3! .08,.335 .04,.35 0,.354'),
      marks: [
        { kind: 'light', nodes: '-.09,.42 -.08,.5 -.05,.56', width: 0.024 },
        { kind: 'stitch', nodes: bothHalves('.12,.32 .08,.352 .04,.367 0,.371') },
        { kind: 'fold', nodes: '-.1,.36 -.02,.41 .06,.42', width: 0.02 },
      ],
    },
  ],
  side: [
    { paint: 'deep', nodes: '-.13,.22! -.138,.47! -.05,.5! -.035,.36!' },
    ARCHED_SIDE,
    {
      paint: 'sole',
      nodes:
        '-.135,.2! -.1,.25 -.03,.33 .09,.48 .2,.59 .335,.64! .333,.672! .19,.645 .06,.535 -.05,.4 -.13,.29!',
    },
    {
      paint: 'upper',
      nodes: '.03,.44! .1,.535 .2,.615 .325,.645! .35,.6! .3,.51 .22,.41 .165,.33! .11,.34 .06,.38',
      marks: [
        { kind: 'light', nodes: '.2,.52 .27,.585 .31,.605', width: 0.02 },
        { kind: 'stitch', nodes: '.045,.425 .08,.385 .12,.357 .165,.35' },
      ],
    },
  ],
};
