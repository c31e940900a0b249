import type { Checks } from './checks.ts';
import type { WebDriver } from './web-driver.ts';

const pressButton = (name: string) => {
  const button = [...document.querySelectorAll<HTMLButtonElement>('button')].find(
    ({ textContent, ariaLabel, disabled }) => !disabled && (ariaLabel ?? textContent?.trim()) === name,
  );
  button?.click();
  return Boolean(button);
};
const chooseAnswer = (value: string) => {
  const radio = document.querySelector<HTMLInputElement>(`input[type=radio][value="${value}"]`);
  radio?.click();
  return Boolean(radio?.checked);
};
const says = (text: string) => document.body.textContent.includes(text);
const topName = () => document.querySelector('.glow-swipe [part=look-name]')?.textContent ?? '';
const likedNames = () =>
  [...document.querySelectorAll('[part=grid] [part=look-name]:not(.page-ahead *)')].map(
    ({ textContent }) => textContent,
  );
const spoken = () => document.querySelector('.glow-swipe [aria-live]')?.textContent ?? '';
const headings = () =>
  [...document.querySelectorAll('main :is(h1, h2)')].map(({ textContent }) => textContent);
const isAt = (path: string) => location.pathname === path;
/** Before the card's picture is there, presses and keys decide nothing. */
const isDecidable = () => Boolean(document.querySelector('.glow-swipe [part=like]:not([aria-disabled])'));
const isPast = (name: string) =>
  !document.querySelector('[data-leaving]') &&
  document.querySelector('.glow-swipe [part=look-name]')?.textContent !== name;

/** In the page: what the quiz's legend is higher than its heading, in pixels. */
const roomOfHeading = () => {
  const heading = document.querySelector('glow-style-quiz')?.shadowRoot?.querySelector('legend > h2');
  const heightOf = (element: Element | null | undefined) => element?.getBoundingClientRect().height ?? 0;
  return heightOf(heading?.parentElement) - heightOf(heading);
};

const RIGHT = '\uE014';
const LEFT = '\uE012';
const PAGE_DOWN = '\uE00F';

/** The whole visit on the site: quiz, deck by keys and by buttons, curated list. */
export async function checkVisit(window: WebDriver, url: string, checks: Checks): Promise<void> {
  await window.open(`${url}/style-discovery`);
  await window.until(chooseAnswer, 'Casual');
  await window.until(pressButton, 'Next Question');
  await window.until(says, 'Question 2 of 2');
  checks.that('the quiz turns to its second question', true);
  await window.until(chooseAnswer, 'Pear');
  await window.until(pressButton, 'Get Recommendations');
  await window.until(isAt, '/outfit-swipe');
  await window.until(topName);
  const name = await window.run(topName);
  checks.that('the quiz leads to a deck with looks', name !== '', name);

  await window.type('[part=deck]', PAGE_DOWN);
  checks.that('a key that scrolls is none of the deck’s', (await window.run(topName)) === name);
  const liked: string[] = [];
  let top = name;
  for (let card = 0; top; card += 1) {
    const isLiked = card % 3 !== 2;
    if (isLiked) liked.push(top);
    await window.until(isDecidable);
    if (card % 2) await window.type('[part=deck]', isLiked ? RIGHT : LEFT);
    else await window.until(pressButton, isLiked ? 'Like' : 'Pass');
    if (card === 0) {
      await window.until(spoken);
      const said = await window.run(spoken);
      checks.that(
        'the deck says more of a look than its name',
        /^Liked\. 2 of \d+: .+\. .+ worn by .+/.test(said),
        said,
      );
    }
    await window.until(isPast, top);
    top = await window.run(topName);
  }
  await window.until(isAt, '/curated');
  await window.until(() => document.querySelector('[part=grid] [part=look-name]:not(.page-ahead *)'));
  const listed = (await window.run(likedNames)).toSorted(); // a taste has put them in an order of its own
  const isWhole = `${listed}` === `${liked.toSorted()}`;
  checks.that('the curated list holds what was liked', isWhole, { liked, listed });
  await window.until(() => document.querySelector('[part=grid] [data-picture=decoded]:not(.page-ahead *)'));
  checks.that('the curated list shows pictures', true);
  const said = await window.run(headings);
  checks.that('no heading says what another says', new Set(said).size === said.length, said);
}

/** The five tags on a partner's page, under the strict policy of all our pages. */
export async function checkPartnerPage(window: WebDriver, url: string, checks: Checks): Promise<void> {
  await window.open(`${url}/partner/fitting-room.html`);
  const tags = ['glow-style-quiz', 'glow-swipe-deck', 'glow-curated-grid', 'glow-instant-style'];
  for (const tag of tags) {
    await window.run((name: string) => document.querySelector(name)?.scrollIntoView(), tag);
    await window.until(
      (name: string) => Boolean(document.querySelector(name)?.shadowRoot?.firstElementChild),
      tag,
    );
    checks.that(`${tag} comes alive under a strict policy`, true);
  }
  const room = await window.run(roomOfHeading);
  checks.that('the heading of the quiz keeps its distance', room >= 19, room);
  await window.run(() => document.querySelector<HTMLElement>('[data-glow-open]')?.click());
  const isOpen = () =>
    Boolean(document.querySelector('glow-early-access')?.shadowRoot?.querySelector('dialog')?.open);
  await window.until(isOpen);
  checks.that('glow-early-access opens by a button of the page', true);
}
