import { lookKey, vibePicture } from '@glow/stylist';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStylistPictures } from './stylist-pictures.ts';

const spec = vibePicture('sunny');
const key = lookKey(spec);

function open(options = {}) {
  const pictures = openStylistPictures(options);
  onTestFinished(() => pictures.close());
  return pictures;
}

describe('openStylistPictures', () => {
  it('draws a look as a PNG of the width that was ordered, in the proportion 3:4', async () => {
    const png = Buffer.from(await open().draw({ key, spec, widthPx: 320, format: 'png' }));
    expect(png.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([320, 427]);
  });

  it.each([
    ['avif', 4, 'ftypavif'],
    ['webp', 8, 'WEBP'],
  ] as const)('draws a look as %s', async (format, offset, mark) => {
    const bytes = Buffer.from(await open().draw({ key, spec, widthPx: 320, format }));
    expect(bytes.toString('latin1', offset, offset + mark.length)).toBe(mark);
  });

  it('draws the same bytes each time', async () => {
    const draw = async () => Buffer.from(await open().draw({ key, spec, widthPx: 320, format: 'webp' }));
    expect(await draw()).toEqual(await draw());
  });

  it('refuses, with a time to wait, what finds its queue full', async () => {
    const pictures = open({ threads: 1, maxQueued: 1 });
    const draw = (index: number) =>
      pictures.draw({ key: `${index}`.padStart(32, '0'), spec, widthPx: 320, format: 'png' });
    const outcomes = await Promise.allSettled([draw(1), draw(2), draw(3)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(outcomes[2]).toMatchObject({ reason: { code: 'unavailable', retryAfterMs: expect.any(Number) } });
  });

  it('refuses what is ordered after it was closed', async () => {
    const pictures = open();
    await pictures.close();
    const late = pictures.draw({ key, spec, widthPx: 320, format: 'png' });
    await expect(late).rejects.toMatchObject({ code: 'unavailable' });
  });
});
