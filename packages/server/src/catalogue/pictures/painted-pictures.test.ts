import { composeLooks, lookKey } from '@glow/stylist';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openModels } from '#infra/ai/open-models.ts';
import { SYSTEM_CLOCK } from '#infra/clock.ts';
import { createLog } from '#infra/logging/log.ts';
import { createMetrics } from '#infra/metrics.ts';
import { createMemoryCounters } from '#infra/rate-limits/memory-counters.ts';
import { fails, paints, startModelServer } from '#test/model-server.ts';
import { createTestBlobs } from '#test/test-blobs.ts';
import { paintPictures } from './painted-pictures.ts';
import { openStylistPictures } from './stylist-pictures.ts';

const PAINTED_BY = 'paint-1';
const [composed] = composeLooks({ vibe: 'casual' }, { count: 1, seed: 5 });
if (!composed) throw new Error('The stylist composed nothing');
const SPEC = { ...composed, models: { proposedBy: 'style-1', paintedBy: PAINTED_BY } };
const ORDER = { key: lookKey(SPEC), spec: SPEC, widthPx: 320, format: 'png' } as const;

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3366cc' } })
    .png()
    .toBuffer();

async function open() {
  const server = await startModelServer();
  const provider = { baseUrl: server.baseUrl, textModel: 'style-1', imageModel: PAINTED_BY };
  const log = createLog({ write() {} });
  const { image: model } = openModels(provider, { clock: SYSTEM_CLOCK, metrics: createMetrics(), log });
  const drawings = openStylistPictures({ threads: 1 });
  const counters = createMemoryCounters();
  const pictures = paintPictures({ drawings, model, blobs: await createTestBlobs(), counters, log });
  onTestFinished(() => pictures.close());
  const makerOf = async (picture: Uint8Array) => {
    const { channels } = await sharp(Buffer.from(picture)).stats();
    return channels.every(({ stdev }) => stdev < 1) ? 'painted' : 'drawn';
  };
  return {
    server,
    drawings,
    draw: async (order: Partial<typeof ORDER> | object = {}) =>
      makerOf(await pictures.draw({ ...ORDER, ...order })),
    pictures,
  };
}

/** Height to width of our pictures. */
async function heightAt(widthPx: number, drawings: Awaited<ReturnType<typeof open>>['drawings']) {
  const { height } = await sharp(Buffer.from(await drawings.draw({ ...ORDER, widthPx }))).metadata();
  return height;
}

describe('paintPictures', () => {
  it('has a look painted once, after our drawing, in every form', async () => {
    const { server, drawings, draw, pictures } = await open();
    server.answers(paints(await blank(960, await heightAt(960, drawings))));
    const forms = [{}, { widthPx: 640 }, { widthPx: 640, format: 'webp' }];
    expect(await Promise.all(forms.map(draw))).toEqual(['painted', 'painted', 'painted']);
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]?.path).toBe('/v1/images/edits');
    expect(server.asked[0]?.body).toContain('look.png');
    const { width } = await sharp(Buffer.from(await pictures.draw({ ...ORDER, widthPx: 480 }))).metadata();
    expect(width).toBe(480);
  });

  it('draws previews, details and looks that name no painter without a model', async () => {
    const { server, draw } = await open();
    const { models: _, ...builtIn } = SPEC;
    expect(await draw({ widthPx: 96 })).toBe('drawn');
    expect(await draw({ key: lookKey(builtIn), spec: builtIn })).toBe('drawn');
    expect(server.asked).toEqual([]);
  });

  it.each([
    ['fails', async () => fails(500)],
    ['paints another shape', async () => paints(await blank(1024, 1024))],
    ['paints too small', async () => paints(await blank(300, 400))],
    ['paints no picture', async () => paints(Buffer.from('a look in blue'))],
  ])('keeps the drawing for good where the model %s', async (_what, createAnswer) => {
    const { server, draw } = await open();
    server.answers(await createAnswer());
    expect(await draw()).toBe('drawn');
    server.answers(paints(await blank(960, 1280)));
    expect(await draw({ widthPx: 640 })).toBe('drawn');
    expect(server.asked).toHaveLength(1);
  });
});
