import type { MediaWidth } from '@glow/api';
import type { OutfitSpec } from '@glow/stylist';
import type { ImageFormat } from '@glow/stylist/render';

export type { ImageFormat };

export interface PictureOrder {
  /** The look's key, so that one drawing serves several formats asked for at once. */
  readonly key: string;
  readonly spec: OutfitSpec;
  readonly widthPx: MediaWidth;
  readonly format: ImageFormat;
}

/** Makes pictures of looks, off the thread that answers requests. */
export interface PictureSource {
  /**
   * The picture's file.
   * @throws {ServiceError} `unavailable` with a time to wait, when too many are waiting already.
   */
  draw(order: PictureOrder): Promise<Uint8Array>;
  /** Finishes what is being drawn; what waits fails. */
  close(): Promise<void>;
}
