import { basename, join } from 'node:path';
import type { ElementDescriptor } from '#element/descriptor.ts';
import { HELD, heightCss, NO_PLACE, PLACE } from '#element/place-css.ts';
import type { LoadableWidget } from '#embed/load-widget.ts';
import { DESCRIPTORS } from '#widgets/descriptors.ts';
import { bundle, chunksOf } from '../bundle.ts';
import { PACKAGE, SOURCE } from '../paths.ts';
import type { EmbedChunks } from './chunks.ts';
import { FIRST } from './first-paint.ts';

/** The widget that paints before its runtime goes ahead of it: 38 ms for its bytes at 1.6 Mbit/s, the rest to paint. */
const HEAD_START_MS = 60;

function loadable(descriptor: ElementDescriptor, files: readonly string[]): LoadableWidget {
  const { tag, load, loadAttributes, commands } = descriptor;
  const [own = '', ...shared] = files.map((name) => basename(name, '.js')).reverse();
  return {
    chunks: [own, ...shared],
    ...(tag === FIRST && { aheadMs: HEAD_START_MS }),
    ...(load === 'asked' && { far: true }),
    ...(loadAttributes && { asks: loadAttributes }),
    ...(commands && { commands }),
  };
}

const tagOf = ({ tag }: ElementDescriptor) => tag;
const before = ({ tag }: ElementDescriptor) => `${tag}::before`;

/** Returns style rules that reserve the widgets' space, light grey while their chunks load. */
function placeholderCss(): string {
  const [placed, placeless] = [true, false].map((held) =>
    DESCRIPTORS.filter(({ reservedHeight }) => Boolean(reservedHeight) === held),
  ) as [ElementDescriptor[], ElementDescriptor[]];
  const look = '&:not(:defined){border-radius:24px;background:#8881}';
  return [
    `${placeless.map(tagOf)}{${NO_PLACE}}`,
    `${placed.map(tagOf)}{${PLACE};${HELD}${look}}`,
    ...placed.map((descriptor) => heightCss(before(descriptor), descriptor)),
  ]
    .join('')
    .replaceAll(', ', ',');
}

/**
 * Builds the one script that a partner loads.
 * @param root Path from the script's folder to the embed's, such as `./`.
 */
export async function buildEmbedLoader({ chunksOfTag }: EmbedChunks, root: string): Promise<string> {
  const widgets = DESCRIPTORS.map((descriptor) => [
    descriptor.tag,
    loadable(descriptor, chunksOfTag.get(descriptor.tag) ?? []),
  ]);
  const outputs = await bundle({
    root: PACKAGE,
    define: {
      GLOW_WIDGETS: JSON.stringify(Object.fromEntries(widgets)),
      GLOW_PLACEHOLDER_CSS: JSON.stringify(placeholderCss()),
      GLOW_ROOT: JSON.stringify(root),
    },
    build: {
      lib: { entry: join(SOURCE, 'embed/loader.ts'), formats: ['iife'], name: 'glow' },
    },
  });
  const [loader] = chunksOf(outputs);
  if (!loader) throw new Error('The build gave no loader.');
  return loader.code;
}
