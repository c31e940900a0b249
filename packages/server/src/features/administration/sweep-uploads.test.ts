import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestAdministration, type TestAdministration, URLS } from '../../../test/test-administration.ts';
import { ENGINES } from '../../../test/test-database.ts';
import { plainPng } from '../../../test/test-png.ts';
import { keepUpload } from '../../platform/looks/index.ts';
import { sweepUploads } from './uploads.service.ts';

const HOUR_MS = 60 * 60 * 1000;

describe.each(ENGINES)('sweepUploads on %s', (engine) => {
  let console: TestAdministration;
  beforeAll(async () => {
    console = await openTestAdministration(engine);
  });
  afterAll(() => console.close());

  it('removes what a killed upload left, after an hour, and nothing that is offered', async () => {
    const { dependencies, gallery, clock } = console;
    const image = await plainPng(20, 20);
    const fields = { filename: 'offered', tags: 'Casual, Pear, Hot' };
    expect((await console.upload(URLS.uploadImage, { fields, image })).statusCode).toBe(200);
    const left = { key: 'a'.repeat(32), upload: { name: 'left', alt: '', palette: [], tags: [] } };
    await keepUpload(dependencies.db.queries, left, clock.now());
    await gallery.keepUpload(left.key, image);
    const all = { ...dependencies, gallery };
    expect(await sweepUploads(all)).toBe(0);
    clock.pass(HOUR_MS + 1);
    expect(await sweepUploads(all)).toBe(1);
    expect(await console.uploadedLooks()).toBe(1);
    expect((await console.files()).filter((file) => file.includes('aaaa'))).toEqual([]);
  });
});
