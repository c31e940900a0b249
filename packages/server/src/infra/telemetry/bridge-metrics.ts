import type { Meter, ObservableResult } from '@opentelemetry/api';
import { Counter, Gauge, type Registry } from 'prom-client';

/** Of a histogram; their quotient is the mean, and `/metrics` has the buckets. */
const PARTS = ['sum', 'count'] as const;

/** Offers every metric of `/metrics` to a meter, by the same names and labels. */
export function bridgeMetrics(registry: Registry, meter: Meter): void {
  for (const { name, help: description } of registry.getMetricsAsArray()) {
    const metric = registry.getSingleMetric(name);
    if (!metric) continue;
    const observe = (valueName: string | undefined) => async (result: ObservableResult) => {
      const { values } = await metric.get();
      for (const value of values) {
        const ofValue = 'metricName' in value ? value.metricName : undefined;
        if (ofValue === valueName || valueName === undefined)
          result.observe(value.value, { ...value.labels });
      }
    };
    if (metric instanceof Gauge)
      meter.createObservableGauge(name, { description }).addCallback(observe(undefined));
    else if (metric instanceof Counter)
      meter.createObservableCounter(name, { description }).addCallback(observe(undefined));
    else
      for (const part of PARTS)
        meter
          .createObservableCounter(`${name}_${part}`, { description })
          .addCallback(observe(`${name}_${part}`));
  }
}
