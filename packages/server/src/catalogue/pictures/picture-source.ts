import type { OutfitSpec } from '@glow/stylist';
import type { Demand, ImageFormat, Urgency } from '@glow/stylist/render';
import type { PictureForm } from './picture-form.ts';

export type { Demand, ImageFormat, Urgency };

export interface PictureOrder extends PictureForm {
  /** The look's key, so that one drawing serves several formats asked for at once. */
  readonly key: string;
  readonly spec: OutfitSpec;
  /** Default `asked`. */
  readonly urgency?: Urgency;
  /** Names who asked; absent for the server itself. */
  readonly client?: string | undefined;
}

/** Makes pictures of looks, off the thread that answers requests; the most pressing first. */
export interface PictureSource {
  /**
   * The picture's file.
   * @throws {ServiceError} `unavailable` with a time to wait, when too many are waiting already.
   */
  draw(order: PictureOrder): Promise<Uint8Array>;
  /** Lets a picture that was ordered and still waits take the place of this demand, where it comes sooner. */
  hasten(picture: Pick<PictureOrder, 'key' | 'widthPx'>, demand: Demand): void;
  /** Finishes what is being drawn; what waits fails. */
  close(): Promise<void>;
}
