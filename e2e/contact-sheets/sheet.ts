import type { Browser } from '@playwright/test';
import type { Shot } from './shoot.ts';

/** Of the shots' own size. */
const SCALE = 0.42;

/** Returns all shots of a screen on one picture (PNG), a line where each window ends. */
export async function renderSheet(browser: Browser, name: string, shots: readonly Shot[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 2400, height: 800 } });
  const schemes = [...Map.groupBy(shots, ({ scheme }) => scheme).values()];
  const rows = schemes.map((row) => `<div>${row.map(figureOf).join('')}</div>`).join('');
  await page.setContent(`<!doctype html><style>
    body { margin: 24px; background: #8d8d8d; font: 15px system-ui; display: inline-block }
    div { display: flex; gap: 16px; align-items: start; margin-top: 16px }
    figure { position: relative; margin: 0 } img { display: block }
    i { position: absolute; inset-inline: 0; border-top: 1px dashed red }
  </style><b>${name}</b>${rows}`);
  const png = await page.locator('body').screenshot();
  await page.close();
  return png;
}

function figureOf({ scheme, width, foldPx, png }: Shot): string {
  const [captionPx, widthPx] = [22, Math.round(width * SCALE)];
  const top = captionPx + Math.round(foldPx * SCALE);
  return `<figure><figcaption style="height:${captionPx}px">${width} x ${foldPx} ${scheme}</figcaption>
    <img src="data:image/png;base64,${png.toString('base64')}" width="${widthPx}"><i style="top:${top}px"></i></figure>`;
}
