import { at } from '../../kit/at.ts';
import { nodeList } from '../../kit/node-list.ts';
import { lerp, type Node } from '../../kit/point.ts';
import { type HairDesign, lock, type Strand, strand } from './hair-lock.ts';

const FULL_TURN = Math.PI * 2;

/** A small arc of hair about (x, y), `spread` radians between its points. */
function arc(x: number, y: number, start: number, radius: number, spread: number, width: number): Strand {
  const point = (angle: number): Node => [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  return strand([point(start), point(start + spread), point(start + spread * 2)], width);
}

const AFRO_FRONT = nodeList(
  '-.34,.16 -.4,-.05 -.38,-.3 -.24,-.47 0,-.52 .24,-.47 .38,-.3 .4,-.05 .34,.16 .3,.05 .305,-.1 .25,-.24 .12,-.315 0,-.33 -.12,-.315 -.25,-.24 -.305,-.1 -.3,.05',
);
const AFRO_BUMPS = 30;
const AFRO_ARCS = 100;

export function afro(random: () => number): HairDesign {
  const outline = Array.from({ length: AFRO_BUMPS }, (_, i): Node => {
    const angle = (i / AFRO_BUMPS) * FULL_TURN - Math.PI / 2;
    const radius = 0.6 + (i % 2 ? 0.028 : -0.012) + random() * 0.022;
    return [Math.cos(angle) * radius * 1.02, -0.16 + Math.sin(angle) * radius * 0.94];
  });
  const dark: Strand[] = [];
  const light: Strand[] = [];
  for (let i = 0; i < AFRO_ARCS; i++) {
    const angle = random() * FULL_TURN;
    const radius = 0.3 + random() * 0.28;
    const x = Math.cos(angle) * radius;
    const y = -0.16 + Math.sin(angle) * radius * 0.94;
    const onFace = Math.abs(x) < 0.27 && y > -0.36;
    if (onFace) continue;
    const start = random() * FULL_TURN;
    const isLit = angle > 3.3 && angle < 5 && random() < 0.8;
    (isLit ? light : dark).push(arc(x, y, start, 0.035, 1.5, 0.018));
  }
  return { back: [lock(outline, dark, light, 0.4)], front: [lock(AFRO_FRONT, dark, light)] };
}

/** The line with `perSpan` bumps of `height` heads in every span, away from the head. */
function bumped(line: readonly Node[], height: number, random: () => number, perSpan = 2): Node[] {
  const bumps: Node[] = [];
  for (let i = 0; i < line.length - 1; i++) {
    const from = at(line, i);
    const to = at(line, i + 1);
    for (let j = 0; j < perSpan; j++) {
      const x = lerp(from[0], to[0], j / perSpan);
      const y = lerp(from[1], to[1], j / perSpan);
      const reach = Math.hypot(x, y - 0.1);
      const rise = (j % 2 ? height : -height * 0.4) * (1 + random() * 0.5);
      bumps.push([x + (x / reach) * rise, y + ((y - 0.1) / reach) * rise]);
    }
  }
  return bumps;
}

const CURLS_BACK = nodeList(
  '0,-.6 -.3,-.52 -.46,-.22 -.5,.12 -.56,.45 -.52,.75 -.3,.86 0,.8 .3,.86 .52,.75 .56,.45 .5,.12 .46,-.22 .3,-.52 0,-.6',
);
const CURLS_LEFT = nodeList('.06,-.6 -.24,-.54 -.42,-.26 -.46,.1 -.52,.45 -.47,.72');
const CURLS_LEFT_FACE = nodeList('-.36,.74 -.34,.5 -.29,.32 -.3,.1 -.25,-.13 -.12,-.32 .07,-.44!');
const CURLS_RIGHT_FACE = nodeList('.06,-.44! .2,-.31 .28,-.13 .305,.1 .3,.32 .35,.5 .37,.74');
const CURLS_RIGHT = nodeList('.47,.72 .52,.45 .46,.1 .42,-.26 .24,-.54 .06,-.6');
const CURLS_ARCS = 130;

export function curls(random: () => number): HairDesign {
  const back = bumped(CURLS_BACK, 0.035, random);
  const dark: Strand[] = [];
  const light: Strand[] = [];
  for (let i = 0; i < CURLS_ARCS; i++) {
    const sign = random() < 0.5 ? -1 : 1;
    const y = -0.55 + random() * 1.35;
    const x = sign * (0.25 + random() * 0.28) * (y < -0.3 ? 0.75 : 1);
    const start = random() * FULL_TURN;
    const isLit = random() < 0.3 && sign < 0;
    (isLit ? light : dark).push(arc(x, y, start, 0.045, 1.4, 0.02));
  }
  const left = [...bumped(CURLS_LEFT, 0.03, random), ...CURLS_LEFT_FACE];
  const right = [...CURLS_RIGHT_FACE, ...bumped(CURLS_RIGHT, 0.03, random)];
  return {
    back: [lock(back, dark, light, 0.5)],
    front: [lock(left, dark, light), lock(right, dark, light)],
  };
}
