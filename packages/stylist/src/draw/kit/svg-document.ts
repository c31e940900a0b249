import { type Box, boxOfPaths, crop, EVERYWHERE, grow } from './box.ts';
import { outlinesOf } from './flatten.ts';
import type { Point } from './point.ts';
import { px } from './px.ts';

/** The size every figure is drawn at, in px; rendering scales it. */
export const CANVAS_WIDTH_PX = 960;
export const CANVAS_HEIGHT_PX = 1280;

/** The part of the drawing that an SVG shows, px. */
interface View {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Standard deviations beyond which a blur leaves nothing to see. */
const BLUR_REACH = 3;

const boxAttributes = ({ left, top, right, bottom }: Box) =>
  `x="${px(left)}" y="${px(top)}" width="${px(right - left)}" height="${px(bottom - top)}"`;

/** One SVG being drawn: its definitions, each written once, and the silhouettes that cast its shadow. */
export class SvgDocument {
  /** What any picture made of it can show; what lies beyond is not drawn. */
  readonly shown: Box;
  readonly silhouettes: string[] = [];
  readonly #definitions = new Map<string, string>();
  readonly #ids = new Map<string, string>();
  readonly #shapes = new Map<string, string>();
  #count = 0;
  #measured:
    | { readonly count: number; readonly box: Box; readonly outlines: readonly (readonly Point[][])[] }
    | undefined;

  /** @param shown Everything unless said. */
  constructor(shown: Box = EVERYWHERE) {
    this.shown = shown;
  }

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
    this.#definitions.set(id, make(id));
    return id;
  }

  /** Writes a definition that is used once; answers its id. */
  add(prefix: string, make: (id: string) => string): string {
    const id = this.id(prefix);
    this.#definitions.set(id, make(id));
    return id;
  }

  /**
   * Id of a Gaussian blur filter, `deviation` in px. With `around`, the box of what it blurs, only what the blur
   * can reach is computed; without it 30 % more of the shape each way, which is dear for anything large. A shadow has one
   * colour, which linear RGB would blur no better for twice the time. `shown` cuts off what is blurred outside it.
   */
  blur(deviation: number, around?: Box, shown?: Box): string {
    const reach = deviation * BLUR_REACH;
    const spread = around && grow(around, reach);
    const region = spread && (shown ? crop(spread, grow(shown, reach)) : spread);
    const where = region
      ? `filterUnits="userSpaceOnUse" ${boxAttributes(region)}`
      : 'x="-30%" y="-30%" width="160%" height="160%"';
    const part = region && shown ? ` ${boxAttributes(crop(region, shown))}` : '';
    return this.define(
      `blur ${deviation} ${where}${part}`,
      (id) =>
        `<filter id="${id}" color-interpolation-filters="sRGB" ${where}><feGaussianBlur stdDeviation="${deviation}"${part}/></filter>`,
    );
  }

  /** Id of a path in the definitions, for `<use>`. */
  shape(d: string): string {
    return this.define(`shape ${d}`, (id) => {
      this.#shapes.set(id, d);
      return `<path id="${id}" d="${d}"/>`;
    });
  }

  /** Outlines of every silhouette registered so far, its curves as straight pieces. */
  figureOutlines(): readonly (readonly Point[][])[] {
    return this.#figure().outlines;
  }

  /** Box around shapes (ids from `shape`). */
  boxOf(shapeIds: readonly string[]): Box {
    return boxOfPaths(this.#pathsOf(shapeIds));
  }

  #pathsOf(shapeIds: readonly string[]): string[] {
    return shapeIds.flatMap((id) => this.#shapes.get(id) ?? []);
  }

  /** Box around every silhouette registered so far. */
  figureBox(): Box {
    return this.#figure().box;
  }

  #figure() {
    const count = this.silhouettes.length;
    if (this.#measured?.count === count) return this.#measured;
    const paths = this.#pathsOf([...new Set(this.silhouettes)]);
    this.#measured = { count, box: boxOfPaths(paths), outlines: paths.map((d) => outlinesOf(d)) };
    return this.#measured;
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

  /** What `draw` writes, without a silhouette: for pieces that are clipped to others, and cast no shadow of their own. */
  withoutSilhouette(draw: () => string): string {
    const count = this.silhouettes.length;
    const drawn = draw();
    this.silhouettes.length = count;
    return drawn;
  }

  /** The finished SVG around `body`, or what is in `left`, `top`, `width` and `height` of it. */
  toSvg(body: string, width = CANVAS_WIDTH_PX, height = CANVAS_HEIGHT_PX, left = 0, top = 0): string {
    return this.#written(body, [...this.#definitions.values()], { width, height, left, top });
  }

  /** One layer of a picture whose body is drawn in several: with the definitions it uses, and no others. */
  toLayer(body: string, view: View): string {
    const used = new Map<string, string>();
    const look = (text: string) => {
      for (const [, id = ''] of text.matchAll(/#([a-z]+[0-9a-z]*)/g)) {
        const definition = this.#definitions.get(id);
        if (definition === undefined || used.has(id)) continue;
        used.set(id, definition);
        look(definition);
      }
    };
    look(body);
    return this.#written(body, [...used.values()], view);
  }

  #written(body: string, definitions: readonly string[], { width, height, left, top }: View): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}"><defs>${definitions.join('')}</defs>${body}</svg>`;
  }
}
