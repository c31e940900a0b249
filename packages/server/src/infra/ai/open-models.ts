import OpenAI, { toFile } from 'openai';
import type { AiProvider } from '#config/config.ts';
import { createCircuitBreaker } from '../circuit-breaker.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../logging/log.ts';
import type { Metrics } from '../metrics.ts';
import { inSpan } from '../telemetry/tracer.ts';
import { fetchAtMost } from './fetch-at-most.ts';
import type { ImageModel, Models, TextModel } from './models.ts';

const TEXT_MAX_BYTES = 256 * 1024;
/** A PNG of 1536 pixels, in base64. */
const IMAGE_MAX_BYTES = 12 * 1024 * 1024;
/** Four looks take some 800. */
const MAX_TOKENS = 4000;
const PAINT_LIMIT_MS = 15_000;

export interface ModelDependencies {
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly log: Log;
}

type Kind = 'text' | 'image';

/** Opens the models of a server that speaks OpenAI's protocol: `/chat/completions` and `/images/edits`. */
export function openModels(provider: AiProvider, dependencies: ModelDependencies): Models {
  const { textModel, imageModel } = provider;
  return {
    text: openTextModel(provider, textModel, dependencies),
    ...(imageModel && { image: openImageModel(provider, imageModel, dependencies) }),
  };
}

/** Repeats nothing: who waits for an answer is better off with the built-in stylist's. */
function clientOf({ baseUrl, apiKey }: AiProvider, maxBytes: number): OpenAI {
  return new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    maxRetries: 0,
    logLevel: 'off',
    organization: null,
    project: null,
    fetch: fetchAtMost(maxBytes),
  });
}

function openTextModel(provider: AiProvider, name: string, dependencies: ModelDependencies): TextModel {
  const client = clientOf(provider, TEXT_MAX_BYTES);
  const guarded = createGuard('text', dependencies);
  return {
    name,
    answer: ({ messages, schema, signal }) =>
      guarded(async () => {
        const { choices, usage } = await client.chat.completions.create(
          {
            model: name,
            messages: [...messages],
            max_completion_tokens: MAX_TOKENS,
            response_format: { type: 'json_schema', json_schema: { name: 'looks', strict: true, schema } },
          },
          { signal },
        );
        dependencies.metrics.modelTokens.inc({ direction: 'in' }, usage?.prompt_tokens ?? 0);
        dependencies.metrics.modelTokens.inc({ direction: 'out' }, usage?.completion_tokens ?? 0);
        return choices[0]?.message.content ?? undefined;
      }),
  };
}

function openImageModel(provider: AiProvider, name: string, dependencies: ModelDependencies): ImageModel {
  const client = clientOf(provider, IMAGE_MAX_BYTES);
  const guarded = createGuard('image', dependencies);
  return {
    name,
    paint: ({ prompt, reference, signal }) =>
      guarded(async () => {
        const image = await toFile(reference, 'look.png', { type: 'image/png' });
        const { data } = await client.images.edit(
          { model: name, prompt, image, size: '1024x1536' },
          { signal: AbortSignal.any([signal, AbortSignal.timeout(PAINT_LIMIT_MS)]) },
        );
        const base64 = data?.[0]?.b64_json;
        return base64 ? Buffer.from(base64, 'base64') : undefined;
      }),
  };
}

/** Counts a model's calls, logs a failure by its kind alone, and leaves a model alone for a while that keeps failing. */
function createGuard(kind: Kind, { clock, metrics, log }: ModelDependencies) {
  const breaker = createCircuitBreaker(clock);
  return async <Value>(call: () => Promise<Value | undefined>): Promise<Value | undefined> => {
    if (!breaker.admits()) {
      metrics.modelCalls.inc({ kind, outcome: 'left alone' });
      return undefined;
    }
    const measure = metrics.modelSeconds.startTimer({ kind });
    try {
      const value = await inSpan(`ask ${kind} model`, {}, call);
      breaker.record(value === undefined ? 'failed' : 'succeeded');
      metrics.modelCalls.inc({ kind, outcome: value === undefined ? 'empty' : 'answered' });
      return value;
    } catch (error) {
      breaker.record('failed');
      const failure = failureOf(error);
      metrics.modelCalls.inc({ kind, outcome: failure });
      log.warn({ kind, failure }, 'An outside model gave no answer');
      return undefined;
    } finally {
      measure();
    }
  };
}

const TOO_LATE: ReadonlySet<string> = new Set(['AbortError', 'TimeoutError']);

function failureOf(error: unknown): string {
  if (error instanceof OpenAI.APIUserAbortError || error instanceof OpenAI.APIConnectionTimeoutError)
    return 'too late';
  if (error instanceof OpenAI.APIError && error.status !== undefined) return `status ${error.status}`;
  if (error instanceof Error && TOO_LATE.has(error.name)) return 'too late';
  return error instanceof OpenAI.APIConnectionError ? 'unreachable' : 'unreadable';
}
