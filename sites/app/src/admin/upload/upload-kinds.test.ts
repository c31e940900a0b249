import { type Api, searchImages, searchInstantOutfits } from '@glow/api/client';
import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from './upload-draft.ts';
import { IMAGE_UPLOAD, INSTANT_OUTFIT_UPLOAD } from './upload-kinds.ts';

const FILE = new File(['x'], 'x.png');
const PAGE = { q: '', page: 1, page_size: 10 };

interface Sent {
  readonly address: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A server elsewhere, as a build with an API base has it, that notes what it is sent. */
function elsewhere() {
  const sent: Sent[] = [];
  const api: Api = {
    baseUrl: 'https://api.example.com',
    async fetch(address, init) {
      const fields = init?.body instanceof FormData ? Object.fromEntries(init.body) : {};
      sent.push({ address: `${address}`, fields });
      return Response.json({ items: [], total: 0, page: 1, page_size: 10 });
    },
  };
  return { api, sent };
}

describe('upload kinds', () => {
  // @spec 5.9 '.png' is appended to the filename if missing.
  // @spec 5.10 Tags are sent as 'style, body shape, weather'.
  // @spec 7.15 | POST /api/admin/images/upload/ (Bearer) | multipart image, filename, tags | the new item |
  it('send an image under its whole name and with its three tags', async () => {
    const { api, sent } = elsewhere();
    const choices = { style: 'Formal', bodyShape: 'Pear', weather: 'Hot' };
    await IMAGE_UPLOAD.send(api, FILE, { ...EMPTY_DRAFT, filename: ' linen ', choices }, {});
    expect(sent[0]?.fields).toEqual({ filename: 'linen.png', tags: 'Formal, Pear, Hot', image: FILE });
  });

  // @spec 5.11 Admin instant-outfit upload: same file, filename and .png rules; tag required, one of sunny,
  //   cloudy, cold, casual, work, date.
  // @spec 7.18 | POST /api/admin/instantoutfit/upload/ (Bearer) | multipart image, filename, tag | failure
  //   text is appended to the error |
  it('send an instant outfit with its tag', async () => {
    const { api, sent } = elsewhere();
    const draft = { ...EMPTY_DRAFT, filename: 'rain.PNG', choices: { tag: 'date' } };
    await INSTANT_OUTFIT_UPLOAD.send(api, FILE, draft, {});
    expect(sent[0]?.fields).toEqual({ filename: 'rain.PNG', tag: 'date', image: FILE });
  });

  // @spec 7.2 Admin upload calls use a path with no base prefix; other admin calls use the base.
  it("go to the page's own origin, while the other calls of the console use the base", async () => {
    const { api, sent } = elsewhere();
    const choices = { style: 'Formal', bodyShape: 'Pear', weather: 'Hot', tag: 'date' };
    const draft = { file: FILE, filename: 'x', choices };
    await IMAGE_UPLOAD.send(api, FILE, draft, {});
    await INSTANT_OUTFIT_UPLOAD.send(api, FILE, draft, {});
    await searchImages(api, PAGE);
    await searchInstantOutfits(api, PAGE);
    expect(sent.map(({ address }) => address.split('?')[0])).toEqual([
      '/api/admin/images/upload/',
      '/api/admin/instantoutfit/upload/',
      'https://api.example.com/api/admin/images/search/',
      'https://api.example.com/api/admin/instantoutfit/search/',
    ]);
  });
});
