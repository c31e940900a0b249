import { createRequire } from 'node:module';
import { starterCatalogue, styleCatalogue } from '../packages/stylist/src/catalogue/catalogues.ts';
import { composeLook } from '../packages/stylist/src/compose/compose-looks.ts';
import { describeOutfit } from '../packages/stylist/src/describe/describe-outfit.ts';
import { drawLayers, drawOutfit } from '../packages/stylist/src/draw/draw-outfit.ts';
import { OVERSCAN_PX, PICTURE_LAYERS } from '../packages/stylist/src/draw/picture-frame.ts';
import { encode, encodeLayer } from '../packages/stylist/src/render/encode.ts';
import { IMAGE_FORMATS } from '../packages/stylist/src/render/index.ts';
import { rasterise, rasteriseLayer } from '../packages/stylist/src/render/rasterise.ts';
import { summary } from './measure/statistics.ts';

/** What a picture costs, step by step on one core: medians and quartiles over looks of every vibe and style. */
const LOOKS = 40;
const COMPOSED = 600;
const WIDTHS_PX = [480, 960] as const;
const KIBIBYTE = 1024;

interface Sharp {
  concurrency(threads: number): number;
}
const fromStylist = createRequire(new URL('../packages/stylist/package.json', import.meta.url));
(fromStylist('sharp') as Sharp).concurrency(1);

function timed<Result>(samples: number[], act: () => Result): Result {
  const before = performance.now();
  const result = act();
  samples.push(performance.now() - before);
  return result;
}

const reading: number[] = [];
const catalogue = timed(reading, () => [...starterCatalogue(), ...styleCatalogue()]);
console.log(`catalogue: ${catalogue.length} looks read in ${reading[0]?.toFixed(1)} ms`);

const composing: number[] = [];
const describing: number[] = [];
for (let seed = 0; seed < COMPOSED; seed++) {
  const spec = timed(composing, () => composeLook({ vibe: seed % 2 === 0 ? 'work' : 'date' }, seed));
  timed(describing, () => describeOutfit(spec));
}
console.log(`ms per look composed: ${summary(composing, 2)}; described: ${summary(describing, 2)}`);

const every = Math.floor(catalogue.length / LOOKS);
const specs = catalogue.flatMap(({ spec }, index) => (index % every === 0 ? [spec] : []));
const drawing: number[] = [];
const svgBytes: number[] = [];
const svgs = specs.map((spec) => timed(drawing, () => drawOutfit(spec)));
for (const svg of svgs) svgBytes.push(Buffer.byteLength(svg) / KIBIBYTE);
console.log(`ms per SVG: ${summary(drawing, 1)}; KiB: ${summary(svgBytes)}`);

for (const widthPx of WIDTHS_PX) {
  const rastering: number[] = [];
  const images = svgs.map((svg) => timed(rastering, () => rasterise(svg, widthPx)));
  console.log(`${widthPx} px wide: ms per raster with grain ${summary(rastering)}`);
  for (const format of IMAGE_FORMATS) {
    const encoding: number[] = [];
    const bytes: number[] = [];
    for (const image of images) {
      const before = performance.now();
      const file = await encode(image, format);
      encoding.push(performance.now() - before);
      bytes.push(file.byteLength / KIBIBYTE);
    }
    console.log(`  ${format}: ms ${summary(encoding)}; KiB ${summary(bytes)}`);
  }
}

/** What the layers of a picture weigh together, beside the picture in one. */
const LAYERED = 12;
const LAYER_WIDTH_PX = 720;
const overscan = Math.round((LAYER_WIDTH_PX * (960 + 2 * OVERSCAN_PX.across)) / 960);
for (const format of ['webp', 'avif'] as const) {
  const kibibytes = { flat: 0, back: 0, figure: 0, front: 0 };
  for (const spec of specs.slice(0, LAYERED)) {
    const layers = drawLayers(spec);
    const flat = await encode(rasterise(drawOutfit(spec), LAYER_WIDTH_PX), format);
    kibibytes.flat += flat.byteLength / KIBIBYTE / LAYERED;
    for (const layer of PICTURE_LAYERS) {
      const file =
        layer === 'back'
          ? await encode(rasterise(layers[layer], LAYER_WIDTH_PX), format)
          : await encodeLayer(rasteriseLayer(layers[layer], overscan), format);
      kibibytes[layer] += file.byteLength / KIBIBYTE / LAYERED;
    }
  }
  const { flat, back, figure, front } = kibibytes;
  const more = ((back + figure + front) / flat - 1) * 100;
  console.log(
    `${format} in layers, ${LAYER_WIDTH_PX} px wide: KiB back ${back.toFixed(0)}, figure ${figure.toFixed(0)}, front ${front.toFixed(0)}; ${more.toFixed(0)} % more than ${flat.toFixed(0)} in one`,
  );
}
