/** Ranks from 1, ties sharing the mean of theirs. */
function ranks(values: readonly number[]): readonly number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns Spearman's rank correlation of paired values, −1 to 1; NaN when all of one side are equal. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)];
  const [meanX, meanY] = [mean(x), mean(y)];
  const products = x.map((value, index) => (value - meanX) * ((y[index] ?? 0) - meanY));
  const squares = (side: readonly number[], middle: number) =>
    side.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return (mean(products) * x.length) / Math.sqrt(squares(x, meanX) * squares(y, meanY));
}
