import type { BodyShape } from '@glow/api';

/** Half widths at shoulder, bust, waist, hip and knee, in hundredths of a head, as our own figures are drawn. */
const HALF_WIDTHS: Readonly<Record<BodyShape, readonly [number, number, number, number, number]>> = {
  Rectangle: [64, 57, 51, 60, 42],
  Hourglass: [66, 64, 45, 71, 46],
  Pear: [58, 54, 47, 81, 52],
  Round: [70, 76, 80, 84, 56],
  'Inverted Triangle': [80, 67, 49, 56, 40],
};
const NECK = 15;

/** From a point straight down into a curve and straight down out of it, to the next point. */
const fall = (x: number, y: number, toX: number, toY: number) =>
  `C${x} ${(y + toY) / 2} ${toX} ${(y + toY) / 2} ${toX} ${toY}`;

/** One side of the body, from the neck to the inside of the knee; `side` is 1 or -1. */
function sideOf([shoulder = 0, bust, waist, hip, knee]: readonly number[], side: number): string {
  const x = (half = 0) => side * half;
  return [
    `M0 106H${x(NECK)}V124Q${x(NECK)} 140 ${x(shoulder - 12)} 148 ${x(shoulder)} 152 ${x(shoulder)} 172`,
    fall(x(shoulder), 172, x(bust), 214),
    fall(x(bust), 214, x(waist), 285),
    fall(x(waist), 285, x(hip), 375),
    fall(x(hip), 375, x(knee), 560),
    `H${x(8)}`,
    fall(x(8), 560, 0, 420),
    'Z',
  ].join('');
}

function armOf([shoulder = 0, , , hip = 0]: readonly number[], side: number): string {
  const out = Math.max(shoulder + 14, hip + 4);
  return `M${side * (shoulder - 9)} 166Q${side * (out + 6)} 250 ${side * (out + 10)} 290T${side * Math.max(hip + 22, shoulder + 6)} 412`;
}

/** A body shape as a paper cut with a tape at shoulder, waist and hip; decoration. */
export function ShapeFigure({ shape }: { readonly shape: BodyShape }) {
  const widths = HALF_WIDTHS[shape];
  const [shoulder, , waist, hip] = widths;
  return (
    <svg viewBox="-130 30 260 440" aria-hidden="true">
      <path className="glow-limb" d={armOf(widths, 1) + armOf(widths, -1)} />
      <ellipse className="glow-cut" cx="0" cy="74" rx="29" ry="40" />
      <path className="glow-cut" d={sideOf(widths, 1) + sideOf(widths, -1)} />
      <path
        className="glow-stitch"
        d={`M${-shoulder} 172H${shoulder}M${-waist} 285H${waist}M${-hip} 375H${hip}`}
      />
    </svg>
  );
}
