import type { FormulaCard, OutfitSpec, PictureFrame } from '@glow/stylist';
import type { Demand, ImageFormat, Urgency } from '@glow/stylist/render';
import type { DrawnForm } from './picture-form.ts';

export type { Demand, ImageFormat, Urgency };

export interface PictureOrder extends DrawnForm {
  /** The look's key, so that one drawing serves several formats requested at once. */
  readonly key: string;
  readonly spec: OutfitSpec;
  /** Default `whole`. */
  readonly frame?: PictureFrame;
  /** In place of the look. */
  readonly card?: FormulaCard;
  /** Default `asked`. */
  readonly urgency?: Urgency;
  /** Identifies the requester; absent for the server itself. */
  readonly client?: string | undefined;
}

/** Draws pictures of looks, off the thread that answers requests; the most urgent first. */
export interface PictureSource {
  /** Whether what it draws is among the blobs already. Default: it is not. */
  readonly stores?: true;
  /**
   * Draws a picture and returns its file.
   * @throws {ServiceError} `unavailable` with a time to wait, when too many are waiting already.
   */
  draw(order: PictureOrder): Promise<Uint8Array>;
  /** Raises the urgency of a waiting picture to that of this demand. */
  hasten(picture: Pick<PictureOrder, 'key' | 'widthPx' | 'part'>, demand: Demand): void;
  /** Finishes the drawings in progress; waiting ones fail. */
  close(): Promise<void>;
}
