import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { REFERENCE_LOOKS } from '../draw/testing/reference-looks.ts';
import { RenderFailedError, RenderPoolClosedError, RenderQueueFullError } from './render.errors.ts';
import { createRenderPool, type RenderPool, type RenderPoolOptions } from './render-pool.ts';
import type { Urgency } from './render-queue.ts';

const [spec] = REFERENCE_LOOKS;
if (!spec) throw new Error('The reference looks are gone');

const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 120" width="90" height="120"><rect width="90" height="120" fill="${colour}"/></svg>`;

const pools: RenderPool[] = [];
function createPool(options: RenderPoolOptions = {}): RenderPool {
  const pool = createRenderPool({ threads: 1, ...options });
  pools.push(pool);
  return pool;
}
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

describe('createRenderPool', () => {
  it('draws an outfit at the width asked for, in each format asked for', async () => {
    const pool = createPool();
    const files = await pool.render({ key: 'look', spec, widthPx: 240, formats: ['png', 'webp', 'avif'] });
    const seen = await Promise.all(
      Object.values(files).map(async (file) => {
        const { format, compression, width, height } = await sharp(file).metadata();
        return [compression ?? format, width, height];
      }),
    );
    expect(seen).toEqual([
      ['png', 240, 320],
      ['webp', 240, 320],
      ['av1', 240, 320],
    ]);
  });

  it('draws the same pixels for the same outfit', async () => {
    const pool = createPool();
    const first = await pool.draw({ key: 'a', spec, widthPx: 240 });
    const second = await pool.draw({ key: 'b', spec: structuredClone(spec), widthPx: 240 });
    expect(first.rgba).toHaveLength(240 * 320 * 4);
    expect(Buffer.compare(first.rgba, second.rgba)).toBe(0);
  });

  it('makes one file for everyone who asks for it at the same time', async () => {
    const pool = createPool({ maxQueued: 0 });
    const ask = () => pool.render({ key: 'red', svg: svg('red'), widthPx: 90, formats: ['png'] });
    const [first, ...others] = await Promise.all([ask(), ask(), ask()]);
    for (const other of others) expect(other.png).toBe(first?.png);
  });

  it('adds a format to a picture that still waits', async () => {
    const pool = createPool({ maxQueued: 1 });
    const first = pool.draw({ key: 'first', svg: svg('red'), widthPx: 90 });
    const png = pool.render({ key: 'next', svg: svg('blue'), widthPx: 90, formats: ['png'] });
    const webp = pool.render({ key: 'next', svg: svg('blue'), widthPx: 90, formats: ['webp'] });
    await Promise.all([first, png, webp]);
    expect((await sharp((await webp).webp).metadata()).format).toBe('webp');
  });

  it('tells the same picture at another width apart', async () => {
    const pool = createPool();
    const ask = (widthPx: number) => pool.draw({ key: 'red', svg: svg('red'), widthPx });
    const [small, large] = await Promise.all([ask(45), ask(90)]);
    expect([small.heightPx, large.heightPx]).toEqual([60, 120]);
  });

  it.each([0, -1, 90.5, Number.NaN, 2161])('refuses a width of %s px', async (widthPx) => {
    const pool = createPool();
    await expect(pool.draw({ key: 'red', svg: svg('red'), widthPx })).rejects.toBeInstanceOf(RangeError);
  });

  it('draws the most pressing of what waits first, and what becomes pressing while it waits', async () => {
    const pool = createPool();
    const done: string[] = [];
    const ask = async (key: string, urgency?: Urgency) => {
      const wish = {
        key,
        svg: svg(key),
        widthPx: 90,
        formats: ['png'] as const,
        ...(urgency && { urgency }),
      };
      await pool.render(wish);
      done.push(key);
    };
    const all = [ask('grey'), ask('red', 'ahead'), ask('blue', 'ahead'), ask('green'), ask('pink', 'first')];
    await Promise.all([...all, ask('blue', 'first').then(() => done.pop())]);
    expect(done).toEqual(['grey', 'blue', 'pink', 'green', 'red']);
  });

  it('refuses more than may wait', async () => {
    const pool = createPool({ maxQueued: 1 });
    const ask = (colour: string) => pool.draw({ key: colour, svg: svg(colour), widthPx: 90 });
    const drawn = [ask('red'), ask('blue')];
    await expect(ask('green')).rejects.toBeInstanceOf(RenderQueueFullError);
    await Promise.all(drawn);
    await expect(ask('green')).resolves.toMatchObject({ widthPx: 90 });
  });

  it('says why a picture cannot be drawn, and draws the next', async () => {
    const pool = createPool();
    const broken = pool.draw({ key: 'broken', svg: '<svg', widthPx: 90 });
    await expect(broken).rejects.toBeInstanceOf(RenderFailedError);
    const item = { garment: 'space-suit', cloth: { name: 'plain', colour: { l: 0.5, c: 0, h: 0 } } } as const;
    const unknown = pool.draw({ key: 'unknown', spec: { ...spec, items: [item] }, widthPx: 90 });
    await expect(unknown).rejects.toThrow('space-suit');
    await expect(pool.draw({ key: 'red', svg: svg('red'), widthPx: 90 })).resolves.toBeDefined();
  });

  it('finishes what it draws and rejects what waits when closed', async () => {
    const pool = createPool();
    const drawing = pool.draw({ key: 'red', svg: svg('red'), widthPx: 90 });
    const waiting = pool.draw({ key: 'blue', svg: svg('blue'), widthPx: 90 });
    const rejected = expect(waiting).rejects.toBeInstanceOf(RenderPoolClosedError);
    await pool.close();
    await rejected;
    await expect(drawing).resolves.toMatchObject({ widthPx: 90 });
    const late = pool.draw({ key: 'late', svg: svg('red'), widthPx: 90 });
    await expect(late).rejects.toBeInstanceOf(RenderPoolClosedError);
  });
});
