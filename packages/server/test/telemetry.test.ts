import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { startServerProcess } from './server-process.ts';
import { createEmptyDatabase } from './test-database.ts';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string }[];
}

/** A receiver of OTLP as JSON over HTTP, as a collector is. */
async function startReceiver() {
  const received: { readonly path: string; readonly body: object }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ path: request.url ?? '', body: (await json(request)) as object });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, received };
}

async function startGlow(settings: Readonly<Record<string, string>>) {
  const empty = await createEmptyDatabase('sqlite');
  const server = await startServerProcess({ ...empty.environment, ...settings });
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await server.ended;
    await empty.remove();
  });
  return server;
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const ask = (address: string) =>
  fetch(`${address}/quiz/recommend/?who=ada@example.com`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${TRACE}-${PARENT}-01` },
    body: JSON.stringify({ styles: ['Casual'], bodyShapes: ['Pear'], image_count: 1 }),
  });

it('sends traces and metrics of the started server where a receiver is named', async () => {
  const receiver = await startReceiver();
  const server = await startGlow({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url });
  expect((await ask(server.address)).status).toBe(200);
  server.kill('SIGTERM');
  await server.ended;

  const bodies = (path: string) => receiver.received.filter((one) => one.path === path);
  const spans = bodies('/v1/traces').flatMap(({ body }) =>
    (body as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  const request = spans.find(({ name }) => name === 'POST /quiz/recommend/');
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: PARENT });
  const inside = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(inside.map(({ name }) => name)).toContain('choose');
  const metrics = JSON.stringify(bodies('/v1/metrics'));
  for (const name of ['glow_http_request_duration_seconds_count', 'process_resident_memory_bytes'])
    expect(metrics).toContain(`"${name}"`);
  expect(JSON.stringify(receiver.received)).not.toContain('ada@example.com');
});

it('stops in order where the receiver is gone', async () => {
  const server = await startGlow({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect((await ask(server.address)).status).toBe(200);
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});
