import type { Last, Mark } from '../last.ts';
import { table } from '../table.ts';
import { blockHeel, bothSides, heeled, LOW_BASE, WIDTH } from './measures.ts';

const VAMP = table('0,.25 .05,.34 .3,.35 .44,.31 .6,.22 .75,.155 .9,.095 1,.03');

/** A heeled ankle boot with a zip inside. */
export const ANKLE_BOOT: Last = {
  length: 1,
  width: WIDTH,
  base: heeled(0.23, 0.046),
  rise: VAMP,
  upper: [0, 1],
  sole: { thickness: 0.03 },
  heel: { slices: blockHeel(0.22, 0.86), paint: 'sole' },
  shaft: { top: 1.76, ease: 0.032, creases: 'soft' },
  marks: [
    ...bothSides({ kind: 'seam', nodes: '.4,.02 .38,.25 .42,.5' }),
    { on: 'shaft', kind: 'seam', nodes: '1.78,-90 2,-90' },
    { on: 'shaft', kind: 'stitch', nodes: '1.78,-80 2,-80' },
  ],
};

/** A chelsea boot: elastic at the side, a tab to pull it on by. */
export const CHELSEA: Last = {
  length: 1.02,
  width: WIDTH,
  base: LOW_BASE,
  rise: VAMP,
  upper: [0, 1],
  sole: { thickness: 0.036 },
  heel: { slices: blockHeel(0.27), paint: 'sole' },
  shaft: { top: 1.78, ease: 0.034, creases: 'soft' },
  marks: [
    ...[1, -1].flatMap((k): Mark[] => [
      {
        on: 'shaft',
        kind: 'fill',
        nodes: `1.7,${k * 68}! 1.7,${k * 116}! 1.96,${k * 110} 2.05,${k * 92} 1.96,${k * 74}`,
        paint: 'deep',
      },
      {
        on: 'shaft',
        kind: 'seam',
        nodes: `1.78,${k * 68} 1.96,${k * 74} 2.05,${k * 92} 1.96,${k * 110} 1.78,${k * 116}`,
      },
      { on: 'shaft', kind: 'line', nodes: `1.79,${k * 82} 2.0,${k * 86}`, paint: 'upper', width: 0.008 },
      { on: 'shaft', kind: 'line', nodes: `1.79,${k * 102} 2.0,${k * 98}`, paint: 'upper', width: 0.008 },
    ]),
    ...bothSides({ kind: 'seam', nodes: '.34,.04 .34,.16 .3,.28' }),
  ],
};

/** A tall boot to the knee. */
export const KNEE_BOOT: Last = {
  ...ANKLE_BOOT,
  shaft: { top: 1.12, ease: 0.03, creases: 'soft' },
  marks: bothSides({ kind: 'seam', nodes: '.4,.02 .38,.25 .42,.5' }),
};
