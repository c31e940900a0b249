import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { drawOutfit } from '../draw/draw-outfit.ts';
import { encode } from './encode.ts';
import { rasterise } from './rasterise.ts';
import type { EncodedImages, PictureSource, WorkerAnswer, WorkerRequest } from './worker-messages.ts';

// One worker is one core: libvips must not start threads of its own beside it.
sharp.concurrency(1);

const svgOf = (source: PictureSource) => source.svg ?? drawOutfit(source.spec);

async function answer(request: WorkerRequest): Promise<WorkerAnswer> {
  const image = rasterise(svgOf(request.source), request.widthPx);
  if (request.kind === 'draw') return { kind: 'drawn', image: { ...image, rgba: new Uint8Array(image.rgba) } };
  const images: EncodedImages = {};
  for (const format of request.formats) images[format] = await encode(image, format);
  return { kind: 'encoded', images };
}

function failure(error: unknown): WorkerAnswer {
  return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
}

const port = parentPort;
port?.on('message', async (request: WorkerRequest) => {
  port.postMessage(await answer(request).catch(failure));
});
