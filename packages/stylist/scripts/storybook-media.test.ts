import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STORYBOOK_MEDIA, storybookPictures } from './storybook-media.ts';

describe("Storybook's pictures", () => {
  it('are those that the stylist draws today: after a change, `storybook-media` draws them anew', () => {
    const keys = JSON.parse(readFileSync(join(STORYBOOK_MEDIA, 'keys.json'), 'utf8'));
    expect(keys).toEqual(Object.fromEntries(storybookPictures().map(({ name, key }) => [name, key])));
    for (const { name } of storybookPictures()) expect(existsSync(join(STORYBOOK_MEDIA, name))).toBe(true);
  });
});
