import { basename, join } from 'node:path';
import type { ElementDescriptor } from '#element/descriptor.ts';
import { placeholderCss } from '#element/place-css.ts';
import type { LoadableWidget } from '#embed/load-widget.ts';
import { DESCRIPTORS } from '#widgets/descriptors.ts';
import { bundle, chunksOf } from '../bundle.ts';
import { PACKAGE, SOURCE } from '../paths.ts';
import type { EmbedChunks } from './chunks.ts';
import { FIRST } from './first-paint.ts';

/** The widget that paints before its runtime goes ahead of it: 38 ms for its bytes at 1.6 Mbit/s, the rest to paint. */
const HEAD_START_MS = 60;

/** Light grey while the chunks load. */
const LOOK = '&:not(:defined){border-radius:24px;background:#8881}';

function loadable(descriptor: ElementDescriptor, files: readonly string[]): LoadableWidget {
  const { tag, load, loadAttributes, commands } = descriptor;
  const chunks = files.map((file) => basename(file, '.js'));
  const isOwn = (chunk: string) => chunk.startsWith(`${tag}-`);
  return {
    own: chunks.find(isOwn)?.slice(tag.length + 1) ?? '',
    shared: chunks.filter((chunk) => !isOwn(chunk)),
    ...(tag === FIRST && { aheadMs: HEAD_START_MS }),
    ...(load === 'asked' && {
      asks: [...(loadAttributes ?? []), 'loading=eager'].map((name) => `[${name}]`).join(),
    }),
    ...(commands && { commands }),
  };
}

/** Builds the one script that a partner loads. */
export async function buildEmbedLoader({ files, chunksOfTag }: EmbedChunks): Promise<string> {
  const widgets = DESCRIPTORS.map((descriptor) => [
    descriptor.tag,
    loadable(descriptor, chunksOfTag.get(descriptor.tag) ?? []),
  ]);
  const chunk = (name: string) =>
    JSON.stringify(
      [...files.keys()].map((file) => basename(file, '.js')).find((file) => file.startsWith(`${name}-`)),
    );
  const outputs = await bundle({
    root: PACKAGE,
    define: {
      GLOW_WIDGETS: JSON.stringify(Object.fromEntries(widgets)),
      GLOW_VISIT: chunk('visit'),
      GLOW_RESCUE: chunk('rescue'),
      GLOW_PLACEHOLDER_CSS: JSON.stringify(placeholderCss(DESCRIPTORS, LOOK)),
      GLOW_ATTRIBUTES: JSON.stringify([
        'loading',
        'consent',
        ...DESCRIPTORS.flatMap(({ loadAttributes = [] }) => loadAttributes),
      ]),
      GLOW_ROOT: JSON.stringify('./'),
    },
    build: {
      lib: { entry: join(SOURCE, 'embed/loader.ts'), formats: ['iife'], name: 'glow' },
    },
  });
  const [loader] = chunksOf(outputs);
  if (!loader) throw new Error('The build gave no loader.');
  return loader.code;
}
