import { nodeList } from '../kit/node-list.ts';
import type { Node } from '../kit/point.ts';
import type { HandPlace } from './pose.ts';

/** A hand in heads: wrist at y 0, fingers down, thumb towards −x. */
interface HandOutline {
  readonly outline: readonly Node[];
  /** Lines between the fingers, from the tip up. */
  readonly fingers: readonly (readonly Node[])[];
}

/** Hands that are seen; one in a pocket is not drawn. */
type VisibleHand = Exclude<HandPlace, 'pocket'>;

const RESTING_FINGERS = [nodeList('-.03,.42 -.02,.32 -.01,.24'), nodeList('.02,.42 .025,.32 .03,.24')];

export const HAND_OUTLINES: Readonly<Record<VisibleHand, HandOutline>> = {
  hang: {
    outline: nodeList(
      '-.058,-.02! -.075,.08 -.108,.17 -.118,.26 -.098,.35 -.078,.345 -.074,.27 -.055,.235 -.047,.34 -.042,.46 -.022,.585 0,.615 .022,.6 .048,.585 .066,.5 .082,.38 .092,.26 .088,.14 .062,.03 .056,-.02!',
    ),
    fingers: [
      nodeList('-.012,.56 -.01,.42 -.005,.33'),
      nodeList('.024,.575 .028,.44 .03,.34'),
      nodeList('.052,.52 .056,.42 .056,.33'),
      nodeList('-.074,.28 -.06,.2 -.05,.14'),
    ],
  },
  hold: {
    outline: nodeList(
      '-.058,-.02! -.085,.08 -.118,.17 -.115,.27 -.082,.335 -.03,.355 .035,.345 .085,.3 .1,.2 .085,.1 .06,.03 .056,-.02!',
    ),
    fingers: [
      nodeList('-.04,.35 -.038,.28 -.03,.22'),
      nodeList('0,.355 .004,.29 .008,.23'),
      nodeList('.042,.34 .046,.28 .046,.22'),
    ],
  },
  clutch: {
    outline: nodeList(
      '-.058,-.02! -.09,.08 -.11,.18 -.1,.3 -.07,.4 -.02,.44 .03,.43 .07,.36 .095,.24 .085,.1 .056,-.02!',
    ),
    fingers: RESTING_FINGERS,
  },
  hip: {
    outline: nodeList(
      '-.056,-.03! -.076,.08 -.088,.2 -.08,.33 -.056,.44 -.034,.475 -.01,.455 .014,.47 .038,.43 .06,.385 .082,.27 .084,.13 .056,-.03!',
    ),
    fingers: RESTING_FINGERS,
  },
};
