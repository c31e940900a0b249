import { createReadStream, existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../../../scripts/browser/chromium.ts';
import { EMBED, NPM, packageVersion } from '../../build/paths.ts';

const OUTFIT = {
  name: 'Noon Linen',
  tags: ['sunny'],
  source_url: '',
  alt: 'A linen dress.',
  palette: ['#fff'],
  reasons: ['It is light.'],
};

/** A look of the quiz: `alt` is its name, and its picture is its own. */
const look = (name: string) => ({ ...OUTFIT, name, alt: `${name}.`, reasons: [] });
const NO_WEATHER = {
  requested: false,
  applied: false,
  tag: null,
  source: null,
  temperature: null,
  city: null,
};

/** The folders of what was built, by their paths on our origin; the embed's lies below its version too. */
const FOLDERS: Readonly<Record<string, string>> = { embed: EMBED, npm: NPM };

/** Our origin: the files as built, and answers in the shape of the API. */
const glow: RequestListener = (request, response) => {
  const path = (request.url ?? '').replace(/\?.*/, '');
  const answer = (type: string, body: string) => response.setHeader('content-type', type).end(body);
  response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*');
  const media = (outfit: typeof OUTFIT) => {
    const image = `http://${request.headers.host}/media/${encodeURIComponent(outfit.name)}`;
    return { ...outfit, image };
  };
  const [, folder = '', ...rest] = path.replace(`/embed/${packageVersion()}/`, '/embed/').split('/');
  const file = folder in FOLDERS && join(FOLDERS[folder] ?? '', ...rest);
  if (file && existsSync(file)) {
    createReadStream(file).pipe(response.setHeader('content-type', 'text/javascript'));
  } else if (path === '/api/instant_outfits/') {
    answer('application/json', JSON.stringify({ outfits: [media(OUTFIT)], uniqueExhausted: false }));
  } else if (path === '/quiz/recommend/') {
    const outfits = ['Harbour Stripes', 'Copper Down'].map(look).map(media);
    const ai = { enabled: true, provider: 'glow' };
    answer('application/json', JSON.stringify({ outfits, ai, weather: NO_WEATHER }));
  } else if (path === '/quiz/generate/') {
    answer('application/json', JSON.stringify({ outfits: [media(look('Emerald Slip'))] }));
  } else if (path === '/api/early_access/') {
    answer('application/json', '{"status":"ok"}');
  } else {
    answer('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>');
  }
};

async function listen(listener: RequestListener): Promise<{ server: Server; origin: string }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** The header of INTERFACE section 3. */
function strictPolicy(origin: string): string {
  return [
    "default-src 'none'",
    `script-src ${origin}`,
    "style-src 'self'",
    `connect-src ${origin}`,
    `img-src ${origin}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

interface Visit {
  readonly page: Page;
  /** Script files asked of our origin, in order. */
  readonly scripts: string[];
  /** Errors and warnings of the console, violations of the policy among them. */
  readonly lines: string[];
  /** What nobody caught, rejections among them. */
  readonly errors: string[];
}

/** What goes on before a visit, such as a chunk that fails. */
type Before = (page: Page) => Promise<void>;

interface VisitOptions {
  /** Scripts that the page itself holds run by it, and none runs without a hash of its bytes. */
  readonly nonce?: string;
  /** Of the page's address, such as `?glow-debug`. Default: none. */
  readonly search?: string;
}

export interface Partner {
  /**
   * Opens a page of a shop on another origin under the strict policy; `{glow}` stands for our origin.
   */
  visit(html: string, before?: Before, options?: VisitOptions): Promise<Visit>;
  /** Goes to another page of the shop in the same tab. */
  turn(page: Page, html: string): Promise<void>;
  close(): Promise<void>;
}

export async function openPartner(): Promise<Partner> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const ours = await listen(glow);
  let html = '';
  const write = (text: string) => {
    html = `<!doctype html><html lang="en"><title>Shop</title>${text.replaceAll('{glow}', ours.origin)}`;
  };
  let nonce: string | undefined;
  const shop = await listen((_request, response) => {
    const policy = strictPolicy(ours.origin);
    const withNonce = policy.replace('script-src', `script-src 'nonce-${nonce}'`);
    response.setHeader('content-security-policy', nonce ? withNonce : policy);
    if (nonce) response.setHeader('integrity-policy', 'blocked-destinations=(script)');
    response.setHeader('content-type', 'text/html').end(html);
  });
  return {
    async visit(text, before, { nonce: given, search = '' } = {}) {
      write(text);
      nonce = given;
      const page = await browser.newPage();
      const scripts: string[] = [];
      const lines: string[] = [];
      const errors: string[] = [];
      page.on('request', (request) => {
        const [, script] = request.url().replace(`/${packageVersion()}/chunks`, '/chunks').split('/embed/');
        if (script) scripts.push(script.replace(/-[\w-]{6}\.js(\?\d+)?$/, ''));
      });
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') lines.push(message.text());
      });
      page.on('pageerror', (error) => {
        lines.push(error.message);
        errors.push(error.message);
      });
      await before?.(page);
      await page.goto(shop.origin + search);
      return { page, scripts, lines, errors };
    },
    async turn(page, text) {
      write(text);
      await page.goto(shop.origin);
    },
    async close() {
      await browser.close();
      for (const { server } of [ours, shop]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
