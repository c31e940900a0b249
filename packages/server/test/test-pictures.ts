import type { PictureOrder, PictureSource } from '../src/platform/pictures/index.ts';

export interface TestPictures extends PictureSource {
  /** What was drawn or is being drawn, in its order. */
  readonly orders: readonly PictureOrder[];
  /** Lets drawings under way take until the returned function is called. */
  hold(): () => void;
  /** Lets the next drawing fail. */
  failNext(cause: Error): void;
}

/** What a `PictureSource` drew instead of a look: a text that names it. */
export function pictureText({
  key,
  widthPx,
  format,
}: Pick<PictureOrder, 'key' | 'widthPx' | 'format'>): string {
  return `${format} of ${key} at ${widthPx}`;
}

/** A source of pictures that draws at once, or when it is told to, and remembers its orders. */
export function createTestPictures(): TestPictures {
  const orders: PictureOrder[] = [];
  const failures: Error[] = [];
  let gate: Promise<void> = Promise.resolve();
  return {
    orders,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
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
