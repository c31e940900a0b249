import { parse } from 'node:path';
import type { Plugin } from 'vite';

/** What early access shows at once and the grid after a press. */
const COPIED = /^@glow\/kit\/dialog(?:\.css\?inline)?$/;

/** Gives each module that imports a part a copy of it, so that no widget waits for a chunk of what several share. */
export function ownCopies(): Plugin {
  return {
    name: 'glow-own-copies',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer || !COPIED.test(source)) return undefined;
      const part = await this.resolve(source, importer, { skipSelf: true });
      if (!part) return undefined;
      const separator = part.id.includes('?') ? '&' : '?';
      return { ...part, id: `${part.id}${separator}${parse(importer).name}` };
    },
  };
}
