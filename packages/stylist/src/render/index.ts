export { type FileFormat, IMAGE_FORMATS, type ImageFormat } from './image-format.ts';
export type { RenderedImage } from './rasterise.ts';
export { RenderFailedError, RenderPoolClosedError, RenderQueueFullError } from './render.errors.ts';
export {
  createRenderPool,
  MAX_WIDTH_PX,
  type Picture,
  type RenderPool,
  type RenderPoolOptions,
  threadsHere,
} from './render-pool.ts';
export type { Demand, Urgency } from './render-queue.ts';
