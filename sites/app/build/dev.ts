import { existsSync } from 'node:fs';
import { createServer } from 'vite';
import { drawPlates } from './draw-plates.ts';
import { APP, PLATES } from './paths.ts';

// The site with hot reload; its pictures are drawn where they never were.
if (!existsSync(PLATES)) drawPlates();
const server = await createServer({ root: APP });
await server.listen();
server.printUrls();
