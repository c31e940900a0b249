import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { compress } from './compress.ts';
import { drawIllustrations } from './draw-illustrations.ts';
import { APP, DIST } from './paths.ts';
import { prerender } from './prerender.ts';

// The site's build: pictures, the client's files, the pages, their compressed forms.
drawIllustrations();
await build({ root: APP, logLevel: 'warn' });
await build({ root: APP, logLevel: 'warn', build: { ssr: true } });
await prerender();
rmSync(join(DIST, '.vite'), { recursive: true });
compress();
