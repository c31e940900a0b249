import { piece } from '#draw/cloth/piece.ts';
import { skinOf } from '#draw/figure/skin.ts';
import { nodeList } from '#draw/kit/node-list.ts';
import type { Node } from '#draw/kit/point.ts';
import { headInk } from '../head-ink.ts';
import type { HeadModel } from '../head-model.ts';
import { shapeOn } from '../head-space.ts';

/** The skull behind the face of a turned head: seen where hair is short, thin or absent. */
const SKULLS: Readonly<Record<'three-quarter' | 'profile', readonly Node[]>> = {
  'three-quarter': nodeList(
    '.262,-.2 .252,-.33 .16,-.46 0,-.525 -.18,-.495 -.33,-.355 -.392,-.15 -.38,.04 -.32,.18 -.24,.27 -.1,.2 .1,-.1',
  ),
  profile: nodeList(
    '.29,-.3 .2,-.46 0,-.53 -.22,-.5 -.385,-.34 -.44,-.1 -.41,.07 -.335,.19 -.24,.27 -.08,.25 .05,0',
  ),
};
const SKULL_SHADES: Readonly<Record<'three-quarter' | 'profile', readonly Node[]>> = {
  'three-quarter': nodeList('-.3,-.1 -.32,.06 -.24,.2 -.1,.3 -.4,.4 -.5,.1 -.5,-.2'),
  profile: nodeList('-.36,0 -.3,.12 -.18,.22 -.1,.4 -.5,.4 -.6,0'),
};

/** The skull of a turned head, under its face. */
export function drawSkull(head: HeadModel): string {
  const { turn } = head.view;
  if (turn === 'front' || turn === 'back') return '';
  const { context, paints } = head;
  return piece(context, shapeOn(context, SKULLS[turn]), skinOf(context), {
    edge: 0,
    extra: headInk(context).area(SKULL_SHADES[turn], paints.shade, 0.5),
  });
}
