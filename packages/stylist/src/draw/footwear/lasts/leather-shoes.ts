import { bothHalves, type Last, type Mark, opened, type Part } from '../last.ts';

/** The instep between ankle and topline: skin, or what is worn over it. */
export const INSTEP_FRONT: Part = {
  paint: 'skin',
  nodes: bothHalves('.088,-.1! .097,.06 .107,.2 .1,.34 .06,.42'),
  marks: [{ kind: 'fold', nodes: '-.03,.02 -.01,.12 -.015,.22', width: 0.014 }],
};
export const INSTEP_SIDE: Part = {
  paint: 'skin',
  nodes: '-.07,-.1! -.1,.1 -.1,.26 .02,.42 .16,.48 .27,.49 .29,.44 .2,.29 .115,.08 .09,-.1!',
};

const frontWelt = (marks: readonly Mark[] = []): Part => ({
  paint: 'sole',
  nodes: bothHalves('.146,.3! .16,.43 .127,.545 .05,.61'),
  marks: [{ kind: 'stitch', nodes: bothHalves('.153,.42 .121,.532 .047,.592') }, ...marks],
});
const sideWelt: Part = {
  paint: 'sole',
  nodes:
    '-.148,.25! -.158,.43! -.07,.492! -.06,.45 .09,.582 .25,.648 .33,.615 .345,.55! .32,.567 .24,.605 .1,.548 -.08,.42',
  marks: [
    { kind: 'stitch', nodes: '-.14,.345 -.06,.435 .1,.562 .25,.622 .345,.55' },
    { kind: 'seam', nodes: '-.152,.385 -.065,.455' },
  ],
};

const UPPER_FRONT = '.1,.03! .13,.18 .148,.34 .14,.45 .1,.535 .045,.58';
const UPPER_SIDE =
  '-.1,.0! -.136,.14 -.144,.33 -.085,.42 .1,.55 .24,.603 .33,.562 .34,.475 .262,.365 .2,.305! .1,.27 .03,.18 .0,.1 -.04,.06';
const TOE_LIGHT_FRONT: Mark = { kind: 'light', nodes: '-.09,.44 -.065,.51 -.015,.55', width: 0.024 };
const TOE_LIGHT_SIDE: Mark = { kind: 'light', nodes: '.19,.5 .26,.535 .31,.52', width: 0.024 };

/** A penny loafer with a horsebit over its saddle. */
export const LOAFER: Last = {
  front: [
    INSTEP_FRONT,
    frontWelt(),
    {
      paint: 'upper',
      nodes: opened(UPPER_FRONT, '.1,.03! .08,.14 .05,.2 0,.215'),
      marks: [
        { kind: 'seam', nodes: bothHalves('.1,.3 .112,.38 .088,.475 .035,.52') },
        { kind: 'stitch', nodes: bothHalves('.09,.32 .1,.385 .078,.46 .03,.5') },
        { kind: 'fold', nodes: '.118,.36 .098,.48 .02,.53', width: 0.018 },
        TOE_LIGHT_FRONT,
      ],
    },
    {
      paint: 'lit',
      nodes: '.14,.235! .07,.262 0,.27 -.066,.262 -.132,.235! -.14,.312! -.07,.34 0,.348 .074,.34 .149,.312!',
      marks: [
        { kind: 'line', nodes: '-.055,.305 0,.312 .058,.305', paint: 'metal', width: 0.019 },
        { kind: 'dots', nodes: '-.062,.303! .065,.303!', paint: 'metal', width: 0.018 },
      ],
    },
  ],
  side: [
    INSTEP_SIDE,
    sideWelt,
    {
      paint: 'upper',
      nodes: UPPER_SIDE,
      marks: [
        { kind: 'seam', nodes: '.19,.32 .26,.4 .29,.47 .24,.53 .12,.51 .03,.44' },
        { kind: 'stitch', nodes: '.19,.34 .245,.41 .27,.465 .225,.51 .12,.488 .05,.44' },
        { kind: 'seam', nodes: '-.098,.1 -.094,.26 -.1,.4' },
        TOE_LIGHT_SIDE,
      ],
    },
    {
      paint: 'lit',
      nodes: '-.04,.44! -.01,.33 .07,.235 .12,.28! .19,.33 .24,.37! .16,.38 .1,.42 .07,.52!',
      marks: [
        { kind: 'line', nodes: '.08,.32 .15,.36', paint: 'metal', width: 0.019 },
        { kind: 'dots', nodes: '.075,.317! .155,.363!', paint: 'metal', width: 0.018 },
      ],
    },
  ],
};

/** A laced oxford: closed facing, cap with a line of broguing. */
export const OXFORD: Last = {
  front: [
    INSTEP_FRONT,
    frontWelt(),
    {
      paint: 'upper',
      nodes: opened('.1,-.0! .13,.16 .148,.34 .14,.45 .1,.535 .045,.58', '.1,-.0! .06,.035 0,.045'),
      marks: [
        { kind: 'seam', nodes: bothHalves('.14,.425 .07,.405 0,.4') },
        {
          kind: 'dots',
          nodes: '-.105,.428! -.07,.42! -.035,.416! 0,.414! .035,.416! .072,.42! .11,.428!',
          width: 0.0065,
        },
        { kind: 'seam', nodes: bothHalves('.06,.04 .07,.2 .05,.3 0,.325') },
        { kind: 'seam', nodes: '0,.05 .003,.2 0,.315' },
        { kind: 'line', nodes: '-.04,.1 .042,.1', paint: 'dark', width: 0.014 },
        { kind: 'line', nodes: '-.042,.155 .044,.155', paint: 'dark', width: 0.014 },
        { kind: 'line', nodes: '-.042,.21 .044,.21', paint: 'dark', width: 0.014 },
        { kind: 'line', nodes: '-.036,.262 .038,.262', paint: 'dark', width: 0.014 },
        { kind: 'line', nodes: '0,.1 -.06,.055 -.075,.11 0,.105', paint: 'dark', width: 0.012 },
        { kind: 'line', nodes: '0,.1 .062,.06 .078,.115 0,.105', paint: 'dark', width: 0.012 },
        TOE_LIGHT_FRONT,
      ],
    },
  ],
  side: [
    INSTEP_SIDE,
    sideWelt,
    {
      paint: 'upper',
      nodes:
        '-.1,-.02! -.136,.12 -.144,.33 -.085,.42 .1,.55 .24,.603 .33,.562 .34,.475 .262,.365 .16,.19 .1,-.0! .0,.04 -.05,.02',
      marks: [
        { kind: 'seam', nodes: '.19,.6 .19,.5 .25,.41 .31,.4' },
        { kind: 'dots', nodes: '.178,.56! .182,.51! .2,.465! .235,.42!', width: 0.0065 },
        { kind: 'seam', nodes: '.1,.03 .04,.12 .06,.25 .15,.33 .23,.345' },
        { kind: 'seam', nodes: '-.098,.1 -.094,.26 -.1,.4' },
        { kind: 'line', nodes: '.07,.13 .13,.1', paint: 'dark', width: 0.014 },
        { kind: 'line', nodes: '.09,.19 .16,.155', paint: 'dark', width: 0.014 },
        { kind: 'line', nodes: '.12,.245 .19,.21', paint: 'dark', width: 0.014 },
        { kind: 'line', nodes: '.155,.3 .225,.265', paint: 'dark', width: 0.014 },
        TOE_LIGHT_SIDE,
      ],
    },
  ],
};

/** A buckled Mary Jane on a small heel. */
export const MARY_JANE: Last = {
  front: [
    INSTEP_FRONT,
    frontWelt(),
    {
      paint: 'upper',
      nodes: opened(
        '.1,.06! .13,.2 .148,.35 .14,.45 .1,.535 .045,.58',
        '.1,.06! .098,.2 .088,.31 .05,.365 0,.378',
      ),
      marks: [
        TOE_LIGHT_FRONT,
        { kind: 'seam', nodes: bothHalves('.108,.1 .107,.22 .095,.325 .054,.382 0,.395') },
      ],
    },
    {
      paint: 'lit',
      nodes: '.118,.145! .05,.2 -.05,.2 -.112,.145! -.118,.195! -.05,.25 .05,.25 .126,.195!',
      marks: [{ kind: 'dots', nodes: '.092,.19!', paint: 'metal', width: 0.02 }],
    },
  ],
  side: [
    INSTEP_SIDE,
    sideWelt,
    {
      paint: 'upper',
      nodes:
        '-.1,.02! -.136,.14 -.144,.33 -.085,.42 .1,.55 .24,.603 .33,.562 .34,.475 .275,.39! .2,.43 .08,.37 -.02,.24 -.06,.12',
      marks: [TOE_LIGHT_SIDE, { kind: 'seam', nodes: '-.05,.14 -.01,.255 .08,.385 .2,.445 .275,.405' }],
    },
    {
      paint: 'lit',
      nodes: '-.02,.25! .07,.2 .13,.13! .165,.165! .1,.25 .02,.31!',
      marks: [{ kind: 'dots', nodes: '.01,.275!', paint: 'metal', width: 0.02 }],
    },
  ],
};

/** A ballet flat with a drawn-in edge and a small bow. */
export const FLAT: Last = {
  sole: 'upper',
  front: [
    INSTEP_FRONT,
    {
      paint: 'upper',
      nodes: opened(
        '.1,.1! .132,.26 .145,.38 .125,.48 .075,.55 .035,.57',
        '.1,.1! .098,.26 .085,.35 .05,.395 0,.405',
      ),
      marks: [
        { kind: 'seam', nodes: bothHalves('.107,.12 .106,.27 .092,.365 .055,.412 0,.422') },
        { kind: 'light', nodes: '-.09,.44 -.065,.5 -.02,.535', width: 0.024 },
        { kind: 'line', nodes: '0,.435 -.045,.412 -.05,.452 0,.438', paint: 'deep', width: 0.013 },
        { kind: 'line', nodes: '0,.435 .047,.412 .052,.452 0,.438', paint: 'deep', width: 0.013 },
        { kind: 'line', nodes: '-.006,.44 -.018,.475', paint: 'deep', width: 0.01 },
        { kind: 'line', nodes: '.006,.44 .02,.475', paint: 'deep', width: 0.01 },
      ],
    },
  ],
  side: [
    INSTEP_SIDE,
    {
      paint: 'sole',
      nodes: '-.135,.3! -.14,.4! .1,.575 .25,.63 .345,.58 .34,.5! .1,.52',
    },
    {
      paint: 'upper',
      nodes:
        '-.098,.1! -.128,.2 -.138,.34 -.085,.415 .1,.55 .24,.605 .335,.565 .345,.48 .285,.405! .2,.44 .08,.38 -.02,.29 -.06,.2',
      marks: [
        { kind: 'seam', nodes: '-.055,.215 -.015,.305 .08,.397 .2,.457 .285,.422' },
        { kind: 'line', nodes: '.24,.455 .215,.425 .255,.41 .24,.455', paint: 'deep', width: 0.013 },
        { kind: 'line', nodes: '.24,.455 .28,.455 .285,.49 .24,.455', paint: 'deep', width: 0.013 },
        TOE_LIGHT_SIDE,
      ],
    },
  ],
};
