/** `x` moved aside where it would fall on the face or torso: nothing in front may cross them (ART §3). */
export function besideFigure(x: number, y: number): number {
  if (x <= 330 || x >= 620 || y >= 700) return x;
  return x < 475 ? x - 300 : x + 300;
}
