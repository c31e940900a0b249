import { join } from 'node:path';
import { VIBES } from '@glow/api';
import { describeOutfit, vibePicture } from '@glow/stylist';
import { SOURCE } from '../paths.ts';

export const DEMO_LOOKS = join(SOURCE, 'shared/demo/demo-outfits.ts');

/** As the formatter writes it. */
const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
const list = (texts: readonly string[]) => `[${texts.map(quoted).join(', ')}]`;

/** Returns the module of the looks in demo states: what the stylist says of the six vibes' pictures, which they show. */
export function demoLooks(): string {
  const said = new Set<string>();
  const looks = VIBES.map((vibe) => {
    const { name, alt, palette, tags, reasons, templates } = describeOutfit(vibePicture(vibe), said);
    for (const template of templates) said.add(template);
    return `{
      name: ${quoted(name)},
      image: '/media/vibe/${vibe}',
      tags: ${list([...new Set([vibe, ...tags])])},
      source_url: '',
      alt: ${quoted(alt)},
      palette: ${list(palette)},
      reasons: ${list(reasons)},
    }`;
  });
  return `import type { Outfit } from '@glow/api';

/** Looks for demo states, written by \`pnpm run generate\`; \`image\` is an address under the API base. */
export const DEMO_OUTFITS: readonly Outfit[] = [${looks.join(',')}];
`;
}
