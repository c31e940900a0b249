import { type Attributes, SpanStatusCode, trace } from '@opentelemetry/api';

/** Without an exporter (`open-exporters.ts`) its spans cost next to nothing and go nowhere. */
const tracer = trace.getTracer('glow');

/**
 * Runs work as a span of the request under way, such as 'draw'. `attributes` hold no address, name or query of a person.
 */
export function inSpan<Value>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Value>,
): Promise<Value> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
