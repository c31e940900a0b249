import { CARD_ANIMATION_MS } from '@glow/api';
import type { CDPSession, Page } from '@playwright/test';
import { callInPage } from '../measure/call-in-page.ts';
import { ANSWERS, VIBE, type Waits, WIDTH_PX } from './steps.ts';

/** A page of the server without script and style. */
const BARE_PAGE = '/healthz';

interface Ask {
  readonly path: string;
  readonly body: object;
  readonly widthPx: number;
}

/** Calls and shows the first picture of the answer: no code could be quicker with the same two requests. */
async function callAndShow({ path, body, widthPx }: Ask): Promise<number> {
  const pressedAtMs = performance.now();
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { outfits } = await answer.json();
  const src = `${outfits[0].image}?w=${widthPx}`;
  const picture = Object.assign(new Image(), { fetchPriority: 'high', src });
  await picture.decode();
  document.body.replaceChildren(picture);
  return new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now() - pressedAtMs)));
}

/** Shows pictures that were seen as a list, after the time that the last card takes to leave. */
async function showList({ path, body, widthPx }: Ask, leavingMs: number): Promise<number> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { outfits } = await answer.json();
  const pictures = () =>
    outfits.map(({ image }: { readonly image: string }) =>
      Object.assign(new Image(), { width: 160, src: `${image}?w=${widthPx}` }),
    );
  for (const picture of pictures()) {
    document.body.replaceChildren(picture);
    await picture.decode();
  }
  await new Promise(requestAnimationFrame);
  const pressedAtMs = performance.now();
  await new Promise((resolve) => setTimeout(resolve, leavingMs));
  const list = pictures();
  document.body.replaceChildren(...list);
  await Promise.all(list.slice(0, 2).map((picture: HTMLImageElement) => picture.decode()));
  return new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now() - pressedAtMs)));
}

/** The same calls, pictures and animation as in our visit, and nothing else. */
export async function floorVisit(page: Page, devtools: CDPSession, origin: string): Promise<Waits> {
  const instant = {
    path: '/api/instant_outfits/',
    body: { vibe: VIBE.name, image_count: 1, exclude_names: [] },
    widthPx: WIDTH_PX,
  };
  const recommend = {
    path: '/quiz/recommend/',
    body: {
      styles: [ANSWERS.style],
      bodyShapes: [ANSWERS.bodyShape],
      image_count: 10,
      use_weather: false,
    },
    widthPx: WIDTH_PX,
  };
  await page.goto(origin + BARE_PAGE);
  const look = await callInPage(devtools, callAndShow, instant);
  const card = await callInPage(devtools, callAndShow, recommend);
  const list = await callInPage(devtools, showList, recommend, CARD_ANIMATION_MS);
  return { look, card, list };
}
