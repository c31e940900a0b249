import { buildEmbed } from './embed.ts';
import { buildNpm } from './npm.ts';

await buildEmbed();
await buildNpm();
