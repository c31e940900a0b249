import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Erased, ImageRecord, InstantOutfitRecord, Page, Registration, UserRow } from '@glow/api';
import { starterCatalogue, styleCatalogue } from '@glow/stylist';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { seedInstantOutfits, seedStyleLooks } from '#catalogue/offered/seed-catalogue.ts';
import { createGallery, type Gallery } from '#catalogue/pictures/gallery.ts';
import { administrationPlugin } from '#features/admin-console/index.ts';
import { earlyAccessPlugin } from '#features/early-access/index.ts';
import { instantOutfitsPlugin } from '#features/instant-outfits/index.ts';
import { mediaPlugin } from '#features/media/index.ts';
import { quizPlugin } from '#features/quiz/index.ts';
import { findSavedInWardrobes, wardrobePlugin } from '#features/wardrobe/index.ts';
import { openDiskBlobStore } from '#infra/blobs/disk-blob-store.ts';
import type { Engine } from '#infra/db/engine.ts';
import { bearer, createTestAccounts, type TestAccounts } from './test-accounts.ts';
import { NO_LIMITS } from './test-app.ts';
import { createTestPictures } from './test-pictures.ts';

export const ADMINISTRATOR_EMAIL = 'boss@example.com';

/** Twelve looks of each catalogue. */
export const STYLE_LOOKS = styleCatalogue().slice(0, 12);
export const INSTANT_LOOKS = starterCatalogue().slice(0, 12);

export interface UploadForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly image?: Uint8Array;
  /** What the client calls its file. */
  readonly clientName?: string;
}

export interface TestAdministration extends TestAccounts {
  readonly gallery: Gallery;
  /** Of the administrator. */
  readonly access: string;
  readonly accountId: string;
  /** As the administrator; `headers` replace that. */
  ask(
    method: 'GET' | 'HEAD' | 'POST' | 'DELETE',
    url: string,
    options?: InjectOptions,
  ): Promise<LightMyRequestResponse>;
  list(url: string): Promise<Page<ImageRecord & InstantOutfitRecord & Registration & UserRow>>;
  upload(url: string, form: UploadForm): Promise<LightMyRequestResponse>;
  erase(email: string): Promise<LightMyRequestResponse & { json(): Erased }>;
  /** What the audit holds of what administrators did. */
  audited(): Promise<readonly { event: string; account_id: string | null; subject: string | null }[]>;
  /** Seeds another catalogue of images or of instant outfits, as a later release does. */
  seedImages(catalogue: typeof STYLE_LOOKS): Promise<unknown>;
  seedInstantOutfits(catalogue: typeof INSTANT_LOOKS): Promise<unknown>;
  /** Every file among the blobs, below their folder. */
  files(): Promise<readonly string[]>;
  /** How many looks are uploads. */
  uploadedLooks(): Promise<number>;
}

export const URLS = {
  images: '/api/admin/images/search/',
  uploadImage: '/api/admin/images/upload/',
  deleteImage: '/api/admin/images/delete/',
  instantOutfits: '/api/admin/instantoutfit/search/',
  uploadInstantOutfit: '/api/admin/instantoutfit/upload/',
  deleteInstantOutfit: '/api/admin/instantoutfit/delete/',
  registrations: '/api/early_access/list/',
  exportRegistrations: '/api/early_access/export/',
  users: '/api/users/',
  deleteUser: '/api/users/delete/',
  exportUsers: '/api/users/export/',
} as const;

/** Opens the whole console over small catalogues, with a signed-in administrator. */
export async function openTestAdministration(engine: Engine): Promise<TestAdministration> {
  const opened: { gallery?: Gallery } = {};
  const folder = await mkdtemp(join(tmpdir(), 'glow-uploads-'));
  const accounts = await createTestAccounts(engine, {
    overrides: {
      counters: NO_LIMITS,
      blobs: await openDiskBlobStore(folder),
    },
    async register(app, dependencies) {
      app.addHook('onClose', () => rm(folder, { recursive: true, force: true }));
      const gallery = createGallery({ ...dependencies, pictures: createTestPictures() });
      opened.gallery = gallery;
      app.addHook('preClose', () => gallery.close());
      const all = { ...dependencies, gallery };
      await app.register(earlyAccessPlugin, all);
      await app.register(instantOutfitsPlugin, { ...all, catalogue: () => INSTANT_LOOKS });
      await app.register(quizPlugin, {
        ...all,
        catalogue: () => STYLE_LOOKS,
        findSaved: [findSavedInWardrobes],
      });
      await app.register(wardrobePlugin, all);
      await app.register(mediaPlugin, all);
      await app.register(administrationPlugin, all);
    },
  });
  const { app, dependencies } = accounts;
  if (!opened.gallery) throw new Error('The features were not registered.');
  await accounts.signUp({ email: ADMINISTRATOR_EMAIL });
  await accounts.makeAdministrator(ADMINISTRATOR_EMAIL);
  const signedIn = await accounts.post('/api/login_mongo/', {
    email: ADMINISTRATOR_EMAIL,
    password: 'Velvet-Otter-12',
  });
  const { access } = signedIn.json<{ access: string }>();
  const { accountId } = (await dependencies.auth.authenticate(`Bearer ${access}`)) ?? { accountId: '' };
  const ask: TestAdministration['ask'] = (method, url, options = {}) =>
    app.inject({ method, url, headers: bearer(access), ...options });
  return {
    ...accounts,
    gallery: opened.gallery,
    access,
    accountId,
    ask,
    list: async (url) => (await ask('GET', url)).json(),
    async upload(url, form) {
      const { headers, payload } = await multipart(form);
      return ask('POST', url, { headers: { ...headers, ...bearer(access) }, payload });
    },
    erase: (email) => ask('POST', URLS.deleteUser, { payload: { email } }),
    audited: () =>
      dependencies.db.queries
        .selectFrom('audit_events')
        .select(['event', 'account_id', 'subject'])
        .where('by_account_id', '=', accountId)
        .where('actor', '=', 'administrator')
        .orderBy('happened_at')
        .execute(),
    seedImages: (catalogue) => seedStyleLooks(dependencies, catalogue),
    seedInstantOutfits: (catalogue) => seedInstantOutfits(dependencies, catalogue),
    async files() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map(({ name, parentPath }) => relative(folder, join(parentPath, name)));
    },
    async uploadedLooks() {
      const looks = dependencies.db.queries.selectFrom('looks').where('picture', '=', 'uploaded');
      return (await looks.select('key').execute()).length;
    },
  };
}

/** Returns a form as a browser sends it. */
export async function multipart({ fields, image, clientName = 'photo.png' }: UploadForm) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (image) form.append('image', new Blob([Buffer.from(image)], { type: 'image/png' }), clientName);
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  };
}
