import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { drawOutfit } from '../draw/draw-outfit.ts';
import { encode } from './encode.ts';
import { rasterise } from './rasterise.ts';
import type { PictureSource, WorkerAnswer, WorkerRequest } from './worker-messages.ts';

// A worker is one core: libvips must not start threads of its own beside it.
sharp.concurrency(1);

const svgOf = (source: PictureSource) =>
  'svg' in source ? source.svg : drawOutfit(source.spec, source.frame);

async function answer({ source, widthPx, wanted }: WorkerRequest): Promise<WorkerAnswer> {
  const image = rasterise(svgOf(source), widthPx);
  if (wanted.kind === 'pixels') return { kind: 'pixels', image };
  const frame = 'svg' in source ? undefined : source.frame;
  const files = await Promise.all(
    wanted.formats.map(async (format) => [format, await encode(image, format, frame)] as const),
  );
  return { kind: 'files', files: Object.fromEntries(files) };
}

function failure(error: unknown): WorkerAnswer {
  return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
}

const port = parentPort;
port?.on('message', async (request: WorkerRequest) => {
  port.postMessage(await answer(request).catch(failure));
});
