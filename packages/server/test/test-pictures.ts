import type { Demand, PictureOrder, PictureSource } from '#catalogue/pictures/picture-source.ts';

type Hastened = Pick<PictureOrder, 'key' | 'widthPx'> & Demand;

export interface TestPictures extends PictureSource {
  /** What was drawn or is being drawn, in its order. */
  readonly orders: readonly PictureOrder[];
  /** What was given a higher urgency. */
  readonly hastened: readonly Hastened[];
  /** Blocks drawings until the returned function is called. */
  hold(): () => void;
  /** Makes the next drawing fail. */
  failNext(cause: Error): void;
}

/** Returns the text that a test source draws in place of a look. */
export function pictureText({
  key,
  part,
  widthPx,
  format,
}: Pick<PictureOrder, 'key' | 'part' | 'widthPx' | 'format'>): string {
  return `${format} of ${part ? `${part} of ` : ''}${key} at ${widthPx}`;
}

/** Creates a source of pictures that draws at once, or when it is released, and records its orders. */
export function createTestPictures(): TestPictures {
  const orders: PictureOrder[] = [];
  const failures: Error[] = [];
  const hastened: Hastened[] = [];
  let gate: Promise<void> = Promise.resolve();
  return {
    orders,
    hastened,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    hasten: (picture, demand) => void hastened.push({ ...picture, ...demand }),
    failNext(cause) {
      failures.push(cause);
    },
    async draw(order) {
      orders.push(order);
      await gate;
      const failure = failures.shift();
      if (failure) throw failure;
      return Buffer.from(pictureText(order));
    },
    close: async () => {},
  };
}
