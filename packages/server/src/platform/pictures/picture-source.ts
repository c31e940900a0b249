import type { MediaWidth } from '@glow/api';
import type { OutfitSpec } from '@glow/stylist';

/** Smallest first: the order in which equal wishes are met. */
export const PICTURE_FORMATS = ['avif', 'webp', 'png'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export interface PictureOrder {
  /** The look's key, so that one drawing serves several formats asked for at once. */
  readonly key: string;
  readonly spec: OutfitSpec;
  readonly widthPx: MediaWidth;
  readonly format: PictureFormat;
}

/** Makes pictures of looks, off the thread that answers requests. */
export interface PictureSource {
  /**
   * The picture's file.
   * @throws {ServiceError} `unavailable` with a time to wait, when too many are waiting already.
   */
  draw(order: PictureOrder): Promise<Uint8Array>;
  /** Ends the threads; what is under way fails. */
  close(): Promise<void>;
}
