import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namedPictures } from '../src/index.ts';

const MEDIA = join(import.meta.dirname, '../../../.storybook/public/media');

describe("Storybook's pictures", () => {
  it('are those that the stylist draws today: after a change, `storybook-media` draws them anew', () => {
    const pictures = [...namedPictures().all];
    const keys = JSON.parse(readFileSync(join(MEDIA, 'keys.json'), 'utf8'));
    expect(keys).toEqual(Object.fromEntries(pictures.map(([name, { key }]) => [name, key])));
    for (const [name] of pictures) expect(existsSync(join(MEDIA, name))).toBe(true);
  });
});
