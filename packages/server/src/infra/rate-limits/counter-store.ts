/** How often something may be done in a window that starts with the first time. */
export interface RateLimit {
  /** Names the counter, such as `early-access.join`; two limits never share one. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

export interface Counter {
  readonly count: number;
  /** Until the window is over. A duration, so that stores may keep time by clocks of their own. */
  readonly endsInMs: number;
}

/** Counts in fixed windows, per limit and subject, such as a client's address. */
export interface CounterStore {
  /**
   * Increases a counter by as much as `by` says, nothing included, in one step that no other increment enters, and
   * returns it. A window starts with the first increment and ends at the latest its length from now.
   */
  increment(limit: RateLimit, subject: string, by: number): Promise<Counter>;
}
