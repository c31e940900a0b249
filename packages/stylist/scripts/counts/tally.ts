/** How often each value comes, as shares of a whole. */
export class Tally<T> {
  readonly #counts = new Map<T, number>();
  #total = 0;

  /** Counts one look with as many values as it has. */
  note(...values: readonly T[]): void {
    this.#total += 1;
    for (const value of values) this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
  }

  share(value: T): number {
    return (this.#counts.get(value) ?? 0) / Math.max(1, this.#total);
  }

  has(value: T): boolean {
    return this.#counts.has(value);
  }

  /** The commonest values, most frequent first. */
  top(count: number): readonly (readonly [T, number])[] {
    const sorted = [...this.#counts].sort(([, a], [, b]) => b - a).slice(0, count);
    return sorted.map(([value]) => [value, this.share(value)] as const);
  }
}

export const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
