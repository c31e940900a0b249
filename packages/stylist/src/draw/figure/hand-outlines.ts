import { nodeList } from '../kit/node-list.ts';
import type { Node } from '../kit/point.ts';
import type { HandPlace } from './pose.ts';

/** A hand in heads: wrist at y 0, fingers down, thumb towards −x. */
interface HandOutline {
  readonly outline: readonly Node[];
  /** Lines between the fingers, from the tip up, and along the thumb. */
  readonly fingers: readonly (readonly Node[])[];
}

/** Hands that are seen; one in a pocket is not drawn. */
type VisibleHand = Exclude<HandPlace, 'pocket'>;

/** Closed round something: four knuckles, the thumb across. */
const FIST: HandOutline = {
  outline: nodeList(
    '-.056,-.02! -.086,.06 -.114,.14 -.12,.215 -.108,.275 -.088,.318 -.066,.33 -.046,.316! -.034,.345 -.012,.355 .006,.336! .018,.352 .042,.346 .056,.318! .07,.324 .09,.296 .1,.24 .1,.17 .085,.085 .062,.03 .056,-.02!',
  ),
  fingers: [
    nodeList('-.046,.32 -.044,.26 -.03,.2'),
    nodeList('.006,.34 .006,.28 .012,.21'),
    nodeList('.056,.322 .052,.27 .052,.21'),
    nodeList('-.114,.19 -.07,.2 -.03,.25'),
  ],
};

export const HAND_OUTLINES: Readonly<Record<VisibleHand, HandOutline>> = {
  hang: {
    outline: nodeList(
      '-.058,-.02! -.078,.06 -.104,.14 -.124,.215 -.13,.285 -.121,.33 -.106,.338 -.096,.305 -.088,.255 -.066,.215! -.068,.29 -.072,.38 -.068,.46 -.056,.5 -.042,.505 -.031,.488! -.024,.545 -.01,.58 .006,.582 .02,.558! .03,.572 .044,.562 .054,.53 .058,.5! .068,.5 .078,.475 .084,.43 .094,.31 .094,.19 .084,.09 .064,.03 .056,-.02!',
    ),
    fingers: [
      nodeList('-.031,.49 -.028,.4 -.02,.29'),
      nodeList('.02,.56 .02,.44 .022,.31'),
      nodeList('.058,.5 .056,.42 .054,.33'),
      nodeList('-.066,.22 -.056,.16 -.05,.1'),
    ],
  },
  hold: FIST,
  cane: FIST,
  clutch: {
    outline: nodeList(
      '-.058,-.02! -.09,.07 -.112,.16 -.112,.26 -.1,.345 -.082,.378 -.062,.378 -.048,.36! -.038,.412 -.018,.43 -.002,.408! .008,.425 .028,.42 .04,.388! .052,.39 .068,.36 .08,.3 .094,.22 .085,.1 .056,-.02!',
    ),
    fingers: [
      nodeList('-.048,.364 -.044,.3 -.03,.22'),
      nodeList('-.002,.41 0,.33 .006,.25'),
      nodeList('.04,.39 .042,.33 .042,.26'),
    ],
  },
  hip: {
    outline: nodeList(
      '-.056,-.03! -.076,.07 -.09,.17 -.094,.28 -.088,.37 -.076,.405 -.06,.408 -.049,.39! -.042,.435 -.026,.462 -.01,.455 0,.428! .012,.45 .03,.444 .042,.41! .054,.414 .068,.38 .078,.3 .084,.2 .08,.1 .056,-.03!',
    ),
    fingers: [
      nodeList('-.049,.395 -.046,.31 -.036,.22'),
      nodeList('0,.43 .002,.34 .008,.24'),
      nodeList('.042,.412 .044,.34 .044,.26'),
    ],
  },
};
