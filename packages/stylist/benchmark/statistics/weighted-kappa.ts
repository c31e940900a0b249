/**
 * Returns Cohen's kappa of paired ratings on a scale of whole numbers, disagreement weighted by its square: 1 for
 * full agreement, 0 for what chance would give.
 */
export function weightedKappa(a: readonly number[], b: readonly number[]): number {
  const squaredGap = (x: number, y: number) => (x - y) ** 2;
  const observed = a.reduce((sum, x, index) => sum + squaredGap(x, b[index] ?? x), 0) / a.length;
  const expected = a.reduce((sum, x) => sum + b.reduce((part, y) => part + squaredGap(x, y), 0), 0);
  return 1 - observed / (expected / (a.length * b.length));
}
