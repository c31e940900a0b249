import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

const MONITORING = join(import.meta.dirname, '../../../../docs/monitoring');

it.each(['alerts.yml', 'dashboard.json'])('knows every metric that %s reads', (file) => {
  const { registry } = createMetrics();
  const text = readFileSync(join(MONITORING, file), 'utf8');
  const read = new Set(text.match(/\b(?:glow|nodejs|process)_[a-z0-9_]+/g));
  const known = new Set(
    registry
      .getMetricsAsArray()
      .flatMap(({ name }) => [name, ...['bucket', 'count', 'sum'].map((part) => `${name}_${part}`)]),
  );
  expect(read.size).toBeGreaterThan(5);
  expect([...read].filter((name) => !known.has(name))).toEqual([]);
});
