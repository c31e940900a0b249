import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Metrics } from '../metrics.ts';
import { bridgeMetrics } from './bridge-metrics.ts';

const METRICS_EVERY_MS = 15_000;
/** Of a receiver that does not answer. */
const TIMEOUT_MS = 5000;

export interface Exporters {
  /** Sends what is left, then stops. A receiver that is gone holds up the stop for five seconds at most. */
  close(): Promise<void>;
}

/**
 * Sends traces and metrics to a receiver of OTLP over HTTP as JSON, such as `http://localhost:4318`; what it does not take
 * is dropped. Loaded where there is such an address, and not otherwise.
 */
export function openExporters(endpoint: string, { registry }: Metrics): Exporters {
  const resource = resourceFromAttributes({ 'service.name': 'glow' });
  const to = (signal: string) => ({ url: `${endpoint}/v1/${signal}`, timeoutMillis: TIMEOUT_MS });
  const traces = new TracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(to('traces')) })],
  });
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(to('metrics')),
        exportIntervalMillis: METRICS_EVERY_MS,
        exportTimeoutMillis: TIMEOUT_MS,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(traces);
  bridgeMetrics(registry, meters.getMeter('glow'));
  return {
    async close() {
      await Promise.allSettled([traces.shutdown(), meters.shutdown()]);
      trace.disable();
      propagation.disable();
      context.disable();
    },
  };
}
