/** A lock that was taken. */
export interface Lease {
  /** Tells whether it still is: it may have been lost with the store that keeps it, or been revoked. */
  isHeld(): Promise<boolean>;
  release(): Promise<void>;
}

/** Keeps servers from doing one thing at once. */
export interface LockStore {
  /** Takes the lock of this name, or nothing where another server has it. */
  take(name: string): Promise<Lease | undefined>;
  /** Takes locks away from whoever has them. */
  revoke(names: readonly string[]): Promise<void>;
}

/** For a server that shares with no other what it does. */
export const NO_LOCKS: LockStore = {
  take: async () => ({ isHeld: async () => true, release: async () => {} }),
  revoke: async () => {},
};
