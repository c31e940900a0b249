/** A colour in OKLCH: lightness 0–1, chroma 0–0.4, hue 0–360 degrees (Ottosson 2020). */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}
