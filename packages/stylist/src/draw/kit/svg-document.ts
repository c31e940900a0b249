import { type Box, boxOfPaths, grow } from './box.ts';
import { px } from './px.ts';

/** The size every figure is drawn at, in px; rendering scales it. */
export const CANVAS_WIDTH_PX = 960;
export const CANVAS_HEIGHT_PX = 1280;

/** Standard deviations beyond which a blur leaves nothing to see. */
const BLUR_REACH = 3;

function reachOf(box: Box, deviation: number): string {
  const { left, top, right, bottom } = grow(box, deviation * BLUR_REACH);
  return `filterUnits="userSpaceOnUse" x="${px(left)}" y="${px(top)}" width="${px(right - left)}" height="${px(bottom - top)}"`;
}

/** One SVG being drawn: its definitions, each written once, and the silhouettes that cast its shadow. */
export class SvgDocument {
  readonly silhouettes: string[] = [];
  readonly #definitions: string[] = [];
  readonly #ids = new Map<string, string>();
  readonly #shapes = new Map<string, string>();
  #count = 0;

  /** A new id, unique in this document. */
  id(prefix = 'i'): string {
    const id = `${prefix}${this.#count.toString(36)}`;
    this.#count++;
    return id;
  }

  /** Writes a definition the first time its key is asked for; answers its id every time. */
  define(key: string, make: (id: string) => string): string {
    const known = this.#ids.get(key);
    if (known) return known;
    const id = this.id('d');
    this.#ids.set(key, id);
    this.#definitions.push(make(id));
    return id;
  }

  /** Writes a definition that is used once; answers its id. */
  add(prefix: string, make: (id: string) => string): string {
    const id = this.id(prefix);
    this.#definitions.push(make(id));
    return id;
  }

  /**
   * Id of a Gaussian blur filter, `deviation` in px. With `around`, the box of what it blurs, only what the blur
   * can reach is computed; without it 30 % more of the shape each way, which is dear for anything large.
   */
  blur(deviation: number, around?: Box): string {
    const region = around ? reachOf(around, deviation) : 'x="-30%" y="-30%" width="160%" height="160%"';
    return this.define(
      `blur ${deviation} ${region}`,
      (id) => `<filter id="${id}" ${region}><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
  }

  /** Id of a path in the definitions, for `<use>`. */
  shape(d: string): string {
    return this.define(`shape ${d}`, (id) => {
      this.#shapes.set(id, d);
      return `<path id="${id}" d="${d}"/>`;
    });
  }

  /** Box around every silhouette registered so far. */
  figureBox(): Box {
    return boxOfPaths([...new Set(this.silhouettes)].flatMap((id) => this.#shapes.get(id) ?? []));
  }

  /** Id of a clip path that is the whole figure as registered so far. */
  clipToFigure(): string {
    return this.clipTo(...new Set(this.silhouettes));
  }

  /** Id of a clip path that is the union of shapes (ids from `shape`). */
  clipTo(...shapeIds: readonly string[]): string {
    const uses = shapeIds.map((id) => `<use href="#${id}"/>`).join('');
    return this.define(`clip ${shapeIds.join(' ')}`, (id) => `<clipPath id="${id}">${uses}</clipPath>`);
  }

  /** Id of a clip path of this path data. */
  clip(d: string): string {
    return this.clipTo(this.shape(d));
  }

  /** Ids of the silhouettes registered while `draw` ran, with its result. */
  silhouettesOf<T>(draw: () => T): { readonly result: T; readonly shapeIds: readonly string[] } {
    const start = this.silhouettes.length;
    const result = draw();
    return { result, shapeIds: this.silhouettes.slice(start) };
  }

  /** The finished SVG around `body`, or what is in `left`, `top`, `width` and `height` of it. */
  toSvg(body: string, width = CANVAS_WIDTH_PX, height = CANVAS_HEIGHT_PX, left = 0, top = 0): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}"><defs>${this.#definitions.join('')}</defs>${body}</svg>`;
  }
}
