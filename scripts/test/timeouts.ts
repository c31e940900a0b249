/**
 * How long the tests of every part wait for what must come, in milliseconds. None of it measures speed: a
 * machine that has other work to do may be ten times slower, and must come to the same verdict.
 */
export const TEST_TIMEOUTS = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
} as const;
