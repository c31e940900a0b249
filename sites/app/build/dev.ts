import { existsSync } from 'node:fs';
import { createServer } from 'vite';
import { drawIllustrations } from './draw-illustrations.ts';
import { APP, ILLUSTRATIONS } from './paths.ts';

// The site with hot reload; its pictures are drawn where they never were.
if (!existsSync(ILLUSTRATIONS)) drawIllustrations();
const server = await createServer({ root: APP });
await server.listen();
server.printUrls();
