import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { drawOutfit } from '../draw/draw-outfit.ts';
import { drawLookPart } from '../draw/look-part.ts';
import { isClear } from '../draw/picture-frame.ts';
import { cardSvg } from './card-svg.ts';
import { encode, encodeLayer } from './encode.ts';
import type { FileFormat } from './image-format.ts';
import { rasterise, rasteriseLayer } from './rasterise.ts';
import type { PictureSource, WorkerAnswer, WorkerRequest } from './worker-messages.ts';

// A worker is one core: libvips must not start threads of its own beside it.
sharp.concurrency(1);

async function svgOf(source: PictureSource): Promise<string> {
  if ('card' in source) return cardSvg(source.card);
  if ('svg' in source) return source.svg;
  const { spec, frame, part } = source;
  return part ? drawLookPart(spec, part) : drawOutfit(spec, frame);
}

async function answer({ source, widthPx, wanted }: WorkerRequest): Promise<WorkerAnswer> {
  const frame = 'spec' in source ? source.frame : undefined;
  const isSeenThrough = frame !== undefined && isClear(frame);
  const image = (isSeenThrough ? rasteriseLayer : rasterise)(await svgOf(source), widthPx);
  if (wanted.kind === 'pixels') return { kind: 'pixels', image };
  const file = (format: FileFormat) =>
    isSeenThrough ? encodeLayer(image, format) : encode(image, format, frame);
  const files = await Promise.all(
    wanted.formats.map(async (format) => [format, await file(format)] as const),
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
