import type { DrawContext, Side } from '../context.ts';
import { SIDES } from '../figure/side.ts';
import type { Layers } from '../layers.ts';
import { drawCarriedJacket } from './carried-jacket.ts';
import { drawCup } from './cup.ts';
import { drawDog } from './dog.ts';
import { drawOpenUmbrella, PLAIN_UMBRELLA } from './open-umbrella.ts';

/** What the hands are busy with, beside bags and aids. */
export interface HandProps {
  /** Behind the whole figure. */
  readonly behind: string;
  /** Between palm and fingers. */
  readonly inHand: Readonly<Partial<Record<Side, string>>>;
  /** Under the whole hand, which lies over it. */
  readonly underHand?: Readonly<Partial<Record<Side, string>>>;
}

interface Prop {
  readonly behind: string;
  readonly inHand?: string;
  readonly underHand?: string;
}

function propOf(context: DrawContext, side: Side, { carried, umbrella }: Layers): Prop | undefined {
  switch (context.body.pose.arms[side].hand) {
    case 'cup':
      return { behind: '', inHand: drawCup(context, side) };
    case 'lead': {
      const { dog, lead } = drawDog(context, side);
      return { behind: dog, inHand: lead };
    }
    case 'umbrella':
      return drawOpenUmbrella(context, side, umbrella ?? PLAIN_UMBRELLA);
    case 'jacket': {
      if (!carried) return undefined;
      const { behind, over } = drawCarriedJacket(context, side, carried.cloth, carried.cut);
      return { behind, underHand: over };
    }
    default:
      return undefined;
  }
}

/** Draws a cup, a dog on its lead, an open umbrella or a jacket over the shoulder. */
export function drawHandProps(context: DrawContext, layers: Layers): HandProps {
  const props = SIDES.flatMap((side) => {
    const prop = propOf(context, side, layers);
    return prop ? [{ side, ...prop }] : [];
  });
  const under = props.flatMap(({ side, underHand }) => (underHand ? [[side, underHand] as const] : []));
  return {
    behind: props.map(({ behind }) => behind).join(''),
    inHand: Object.fromEntries(props.flatMap(({ side, inHand }) => (inHand ? [[side, inHand]] : []))),
    ...(under.length > 0 ? { underHand: Object.fromEntries(under) } : {}),
  };
}
