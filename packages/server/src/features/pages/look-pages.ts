import { LOOK_KEY } from '@glow/api';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isDrawn } from '#catalogue/looks/look.ts';
import { lookPath, sharePath } from '#catalogue/looks/look-json.ts';
import type { DescribedLook, Lookbook } from '#catalogue/looks/lookbook.ts';
import type { Config } from '#config/config.ts';
import { createAsset } from '#infra/assets/asset.ts';
import { html } from '#infra/http/html.ts';
import { publicUrlOf } from '#infra/http/public-url.ts';
import { sendPage } from './send-page.ts';
import type { Page } from './site-pages.ts';

/** The page of every look: the build writes it once, the server fills in its head. */
export const LOOK_PAGE_PATH = '/look';

const MAX_PAGES = 300;

interface LookPagesDependencies {
  readonly config: Config;
  readonly lookbook: Pick<Lookbook, 'find'>;
}

/** Serves `/look/<key>` from the page of the build; one of a look that does not exist is a 404, and says so kindly. */
export function addLookPages(
  app: FastifyInstance,
  page: Page,
  { config, lookbook }: LookPagesDependencies,
): void {
  const pages = new LRUCache<string, Page>({ max: MAX_PAGES });

  app.get(LOOK_PAGE_PATH, { schema: { hide: true } }, (request, reply) =>
    sendPage(request, reply.code(404), page),
  );

  app.get(`${LOOK_PAGE_PATH}/:key`, { schema: { hide: true } }, async (request, reply) => {
    const { key } = request.params as { key: string };
    const publicUrl = publicUrlOf(config, request);
    const known = pages.get(publicUrl + key);
    if (known) return sendPage(request, reply, known);
    const described = LOOK_KEY.test(key) ? await lookbook.find(key) : undefined;
    if (!described) return sendPage(request, reply.code(404), page);
    const filled = { ...page, asset: await fillHead(page, described, publicUrl) };
    pages.set(publicUrl + key, filled);
    return sendPage(request, reply, filled);
  });
}

const TITLE = /<title>[^<]*<\/title>/;
const meta = (attribute: string, name: string) => new RegExp(`(<meta ${attribute}="${name}" content=")[^"]*`);

function fillHead(page: Page, { look, description }: DescribedLook, publicUrl: string) {
  const { name, alt } = description;
  const picture = publicUrl + (isDrawn(look) ? sharePath(look.key) : lookPath(look.key));
  const texts: readonly (readonly [RegExp, string])[] = [
    [meta('name', 'description'), alt],
    [meta('property', 'og:title'), name],
    [meta('property', 'og:description'), alt],
    [meta('property', 'og:image'), picture],
  ];
  const text = page.asset.representations.identity.bytes.toString();
  const titled = text.replace(TITLE, () => html`<title>${name} · Glow</title>`.source);
  const filled = texts.reduce(
    (before, [pattern, value]) =>
      before.replace(pattern, (_, start: string) => start + html`${value}`.source),
    titled,
  );
  // An upload has any size.
  const sized = isDrawn(look)
    ? filled
    : filled.replace(/<meta property="og:image:(?:width|height)"[^>]*>/g, '');
  return createAsset('index.html', Buffer.from(sized));
}
