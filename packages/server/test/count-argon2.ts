import type { Metrics } from '#infra/metrics.ts';

/** How often a server hashed and how often it checked a secret so far. */
export async function countArgon2({
  dependencies,
}: {
  readonly dependencies: { readonly metrics: Metrics };
}): Promise<{ readonly hash: number; readonly verify: number }> {
  const { values } = await dependencies.metrics.argon2Seconds.get();
  const countOf = (operation: string) =>
    values.find(({ metricName, labels }) => metricName?.endsWith('_count') && labels.operation === operation)
      ?.value ?? 0;
  return { hash: countOf('hash'), verify: countOf('verify') };
}
