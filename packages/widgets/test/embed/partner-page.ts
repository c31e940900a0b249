import { createReadStream, existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../../../scripts/browser/chromium.ts';
import { EMBED } from '../../build/paths.ts';

const OUTFIT = {
  name: 'Noon Linen',
  tags: ['sunny'],
  source_url: '',
  alt: 'A linen dress.',
  palette: ['#fff'],
  reasons: ['It is light.'],
};

/** Our origin: the embed files as built, and answers in the shape of the API. */
const glow: RequestListener = (request, response) => {
  const path = (request.url ?? '').replace(/\?.*/, '');
  const answer = (type: string, body: string) => response.setHeader('content-type', type).end(body);
  response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*');
  const file = join(EMBED, path.slice('/embed/'.length));
  if (path.startsWith('/embed/') && existsSync(file)) {
    createReadStream(file).pipe(response.setHeader('content-type', 'text/javascript'));
  } else if (path === '/api/instant_outfits/') {
    const image = `http://${request.headers.host}/media/look`;
    answer('application/json', JSON.stringify({ outfits: [{ ...OUTFIT, image }], uniqueExhausted: false }));
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
}

/** What goes on before a visit, such as a chunk that fails. */
type Before = (page: Page) => Promise<void>;

export interface Partner {
  /** Opens a page of a shop on another origin under the strict policy; `{glow}` stands for our origin. */
  visit(html: string, before?: Before): Promise<Visit>;
  close(): Promise<void>;
}

export async function openPartner(): Promise<Partner> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const ours = await listen(glow);
  let html = '';
  const shop = await listen((_request, response) => {
    response.setHeader('content-security-policy', strictPolicy(ours.origin));
    response.setHeader('content-type', 'text/html').end(html);
  });
  return {
    async visit(text, before) {
      html = `<!doctype html><html lang="en"><title>Shop</title>${text.replaceAll('{glow}', ours.origin)}`;
      const page = await browser.newPage();
      const scripts: string[] = [];
      const lines: string[] = [];
      page.on('request', (request) => {
        const [, script] = request.url().split('/embed/');
        if (script) scripts.push(script.replace(/-[\w-]{8}\.js(\?again)?$/, ''));
      });
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') lines.push(message.text());
      });
      page.on('pageerror', (error) => lines.push(error.message));
      await before?.(page);
      await page.goto(shop.origin);
      return { page, scripts, lines };
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
