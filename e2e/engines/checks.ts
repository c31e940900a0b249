/** What was looked at, in its order, and what was wrong. */
export class Checks {
  readonly #failures: string[] = [];
  #count = 0;

  /** Notes a check; `seen` is told where it fails. */
  that(name: string, isSo: boolean, seen: unknown = ''): void {
    this.#count += 1;
    if (isSo) return;
    this.#failures.push(name);
    process.stdout.write(`✗ ${name} ${JSON.stringify(seen)}\n`);
  }

  /** Tells how many passed; returns the exit code. */
  end(): number {
    process.stdout.write(
      `${this.#count - this.#failures.length} checks passed, ${this.#failures.length} failed\n`,
    );
    return this.#failures.length ? 1 : 0;
  }
}
