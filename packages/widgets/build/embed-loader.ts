import { join } from 'node:path';
import { DESCRIPTORS } from '../src/descriptors.ts';
import type { ElementDescriptor } from '../src/element/descriptor.ts';
import { placeCss } from '../src/element/place-css.ts';
import type { LoadableWidget } from '../src/loader/widget-table.ts';
import { bundle, chunksOf } from './bundle.ts';
import type { EmbedChunks } from './embed-chunks.ts';
import { PACKAGE, SOURCE } from './paths.ts';

function loadable(descriptor: ElementDescriptor, chunks: readonly string[]): LoadableWidget {
  const { load, loadAttributes = [], commands = {} } = descriptor;
  return { chunks, near: load === 'near', asks: loadAttributes, commands };
}

/** The widget's place while its chunk is under way, with a breath of the page's own colour. */
function placeholderRule(descriptor: ElementDescriptor): string {
  const host = `${descriptor.tag}:not(:defined)`;
  const look = 'border-radius:24px;background:color-mix(in srgb,currentcolor 4%,transparent)';
  return placeCss(host, descriptor) + (descriptor.reservedHeight ? `${host}{${look}}` : '');
}

/** The one script that a partner loads; `root` leads from its folder to that of the embed, such as `./`. */
export async function buildEmbedLoader({ chunksOfTag }: EmbedChunks, root: string): Promise<string> {
  const widgets = DESCRIPTORS.map((descriptor) => [
    descriptor.tag,
    loadable(descriptor, chunksOfTag.get(descriptor.tag) ?? []),
  ]);
  const outputs = await bundle({
    root: PACKAGE,
    define: {
      GLOW_WIDGETS: JSON.stringify(Object.fromEntries(widgets)),
      GLOW_PLACEHOLDER_CSS: JSON.stringify(DESCRIPTORS.map(placeholderRule).join('')),
      GLOW_ROOT: JSON.stringify(root),
    },
    build: {
      lib: { entry: join(SOURCE, 'loader/loader.ts'), formats: ['iife'], name: 'glow' },
    },
  });
  const [loader] = chunksOf(outputs);
  if (!loader) throw new Error('The build gave no loader.');
  return loader.code;
}
