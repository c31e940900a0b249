/** Returns the value below which `share` of the samples lie; `NaN` of none. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5);
}

/** `median [p25-p75]`, as the tables of the project print figures. */
export function summary(samples: readonly number[], digits = 0): string {
  const [p25, p50, p75] = [0.25, 0.5, 0.75].map((share) => quantile(samples, share).toFixed(digits));
  return `${p50} [${p25}-${p75}]`;
}

/** Returns the mean of the samples without the lowest and the highest tenth, and its standard error. */
export function trimmedMean(samples: readonly number[]): { readonly mean: number; readonly error: number } {
  const outer = Math.floor(samples.length / 10);
  const inner = samples.toSorted((a, b) => a - b).slice(outer, samples.length - outer);
  const mean = inner.reduce((sum, sample) => sum + sample, 0) / inner.length;
  const variance = inner.reduce((sum, sample) => sum + (sample - mean) ** 2, 0) / (inner.length - 1);
  return { mean, error: Math.sqrt(variance / inner.length) };
}
