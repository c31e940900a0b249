import type { Oklch } from './oklch.ts';

const clamp01 = (x: number) => Math.max(0, Math.min(1, x));
const gamma = (x: number) => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055);

type Rgb = readonly [number, number, number];

/** OKLab to linear sRGB (Ottosson 2020). */
function linearRgb(lightness: number, a: number, b: number): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const inGamut = (rgb: Rgb) => rgb.every((x) => x >= -0.0005 && x <= 1.0005);

function mapIntoGamut({ l, c, h }: Oklch): Rgb {
  const lightness = clamp01(l);
  const angle = (h * Math.PI) / 180;
  const withChroma = (chroma: number) =>
    linearRgb(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle));
  const direct = withChroma(c);
  if (inGamut(direct)) return direct;
  let low = 0;
  let high = c;
  for (let i = 0; i < 18; i++) {
    const middle = (low + high) / 2;
    if (inGamut(withChroma(middle))) low = middle;
    else high = middle;
  }
  return withChroma(low);
}

const MAX_MEMOISED = 4096;
const memo = new Map<string, string>();

/** The colour as `#rrggbb`; out of sRGB, chroma is reduced (lightness and hue kept). */
export function toHex(colour: Oklch): string {
  const key = `${colour.l} ${colour.c} ${colour.h}`;
  const known = memo.get(key);
  if (known) return known;
  const hex = mapIntoGamut(colour)
    .map((x) =>
      Math.round(clamp01(gamma(clamp01(x))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  if (memo.size >= MAX_MEMOISED) memo.clear();
  memo.set(key, `#${hex}`);
  return `#${hex}`;
}

/** Returns a colour with its hue brought into 0–360 degrees. */
export function oklch(l: number, c: number, h: number): Oklch {
  return { l, c, h: ((h % 360) + 360) % 360 };
}
