import type { Page } from '@playwright/test';
import { createAccount, saveLooks, signIn } from '../product/accounts.ts';
import { ADMINISTRATOR, enterAs, logIn, register, signUp } from '../product/administration.ts';
import { fillFigure, openFigureEditor } from '../product/figure.ts';
import { likeLooks, lookPath } from '../product/looks.ts';
import { earlyAccess, openDemo, openPicker, shownLook, styleMe } from '../product/pages.ts';
import { answerQuiz, decide, dislike } from '../product/visit.ts';

/** A screen in one of its states, and the way there. */
export interface Screen {
  readonly name: string;
  readonly open: (page: Page) => Promise<unknown>;
}

const at = (name: string, path: string): Screen => ({ name, open: (page) => page.goto(path) });

async function asNewPerson(page: Page, path: string, vibes: readonly string[] = []): Promise<void> {
  await signIn(page, await createAccount(page.request));
  await saveLooks(page, vibes);
  await page.goto(path);
}

async function openOwnFigure(page: Page) {
  await asNewPerson(page, '/profile');
  return openFigureEditor(page);
}

async function takeQuiz(page: Page): Promise<void> {
  await page.goto('/style-discovery');
  await answerQuiz(page, 'Casual', 'Pear');
  await page.waitForURL('**/outfit-swipe');
}

async function asAdministrator(page: Page, path: string): Promise<void> {
  await enterAs(page, await logIn(page.request, ADMINISTRATOR));
  await page.goto(path);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** Waits for the modal, so that it opens in none of the shots. */
async function openLanding(page: Page): Promise<void> {
  await page.goto('/');
  await earlyAccess(page).waitFor();
}

/** The pages of the site and the server, each state that a person can bring about. */
export const SCREENS: readonly Screen[] = [
  {
    name: 'landing',
    open: async (page) => {
      await openLanding(page);
      await page.keyboard.press('Escape');
    },
  },
  { name: 'landing-early-access', open: openLanding },
  {
    name: 'landing-look',
    open: async (page) => {
      await openLanding(page);
      await page.keyboard.press('Escape');
      await openPicker(page, '/');
      await styleMe(page, 'Date Night').click();
      await shownLook(page);
    },
  },
  at('quiz', '/style-discovery'),
  {
    name: 'quiz-shape',
    open: async (page) => {
      await page.goto('/style-discovery');
      await page.getByRole('radio', { name: /^Casual/ }).check({ force: true });
      await press(page, 'Next Question');
    },
  },
  { name: 'deck', open: takeQuiz },
  at('deck-empty', '/outfit-swipe'),
  {
    name: 'curated',
    open: async (page) => {
      await takeQuiz(page);
      await decide(page, 'keys');
      await page.waitForURL('**/curated');
    },
  },
  {
    name: 'learned',
    open: async (page) => {
      await dislike(page, 'dress'); // what a single deck teaches is not always sure
      await takeQuiz(page);
      await decide(page, 'keys');
      await page.waitForURL('**/curated');
      const learned = page.getByRole('region', { name: 'What Glow has learned' });
      await learned.getByRole('button', { name: 'Yes', exact: true }).first().click();
      await learned.scrollIntoViewIfNeeded();
    },
  },
  at('curated-not-taken', '/curated'),
  at('style-formula-none', '/style-formula'),
  {
    name: 'style-formula',
    open: async (page) => {
      await likeLooks(page, 'work');
      await page.goto('/style-formula');
      await page.getByRole('img', { name: /^A picture of your style formula/ }).waitFor();
    },
  },
  {
    name: 'look',
    open: async (page) => {
      const [look] = await likeLooks(page, 'cold');
      await page.goto(look ? lookPath(look) : '/look');
      await page.getByRole('button', { name: /^Swap/ }).first().click();
      await page.getByRole('button', { name: 'As it was' }).waitFor();
    },
  },
  {
    name: 'look-over-list',
    open: async (page) => {
      const [look] = await likeLooks(page, 'work');
      await page.goto('/curated');
      await page.getByRole('button', { name: look?.name ?? '', exact: true }).click();
      await page.getByRole('button', { name: /^Swap/ }).first().waitFor();
    },
  },
  at('look-gone', '/look/00000000000000000000000000000000'),
  {
    name: 'landing-today',
    open: async (page) => {
      await likeLooks(page, 'cold');
      await openLanding(page);
      await page.keyboard.press('Escape');
      await page.getByRole('region', { name: "Today's look" }).scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Another' }).waitFor();
    },
  },
  at('login', '/login'),
  {
    name: 'login-forgot',
    open: async (page) => {
      await page.goto('/login', { waitUntil: 'networkidle' });
      await press(page, 'Forgot password?');
    },
  },
  {
    name: 'login-error',
    open: async (page) => {
      await page.goto('/login', { waitUntil: 'networkidle' });
      await press(page, 'Sign In');
    },
  },
  at('signup', '/signup'),
  { name: 'figure-none', open: openOwnFigure },
  {
    name: 'figure',
    open: async (page) => {
      const editor = await openOwnFigure(page);
      await fillFigure(editor);
      await editor.getByRole('img').waitFor();
    },
  },
  { name: 'profile', open: (page) => asNewPerson(page, '/profile') },
  { name: 'wardrobe-empty', open: (page) => asNewPerson(page, '/wardrobe') },
  { name: 'wardrobe', open: (page) => asNewPerson(page, '/wardrobe', ['sunny', 'cold', 'work', 'date']) },
  { name: 'admin', open: (page) => asAdministrator(page, '/admin') },
  {
    name: 'admin-people',
    open: async (page) => {
      const someone = `s${Date.now()}`;
      await register(page.request, `${someone}@example.org`);
      await signUp(page.request, `${someone}-with-a-long-name-that-hardly-fits`);
      await asAdministrator(page, '/admin?early-access=1&users=1');
    },
  },
  { name: 'admin-pictures', open: (page) => asAdministrator(page, '/admin?images=1&instant-outfits=1') },
  {
    name: 'admin-upload',
    open: async (page) => {
      await asAdministrator(page, '/admin?instant-outfits=1');
      await press(page, 'Upload instant outfit');
    },
  },
  {
    name: 'admin-delete',
    open: async (page) => {
      await asAdministrator(page, '/admin?images=1');
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
    },
  },
  {
    name: 'admin-error',
    open: async (page) => {
      await page.route('**/api/users/?**', (route) => route.fulfill({ status: 400 }));
      await asAdministrator(page, '/admin?users=1');
    },
  },
  { name: 'admin-denied', open: (page) => asNewPerson(page, '/admin') },
  at('admin-signed-out', '/admin'),
  at('privacy', '/privacy'),
  at('terms', '/terms'),
  at('not-found', '/nowhere'),
  at('docs', '/docs'),
  {
    name: 'docs-answer',
    open: async (page) => {
      await page.goto('/docs#fetchInstantOutfits');
      const request = page.getByRole('form', { name: 'Fetch instant outfits: request' });
      await request.getByRole('button', { name: 'Send' }).click();
      await request.getByRole('img').waitFor();
    },
  },
  at('partner', '/partner/'),
  at('partner-fitting-room', '/partner/fitting-room.html'),
  at('partner-playground', '/partner/playground.html'),
];

interface Declared {
  readonly tagName: string;
  /** Their addresses end in `?demo=` and the state. */
  readonly demos?: readonly { readonly url: string }[];
}

/** Returns a screen for each demo state of each widget, from what the embed says of itself. */
export async function widgetScreens(origin: string): Promise<readonly Screen[]> {
  const { modules } = await (await fetch(`${origin}/embed/custom-elements.json`)).json();
  const declared: readonly Declared[] = modules.flatMap(
    ({ declarations }: { readonly declarations: readonly Declared[] }) => declarations,
  );
  return declared.flatMap(({ tagName, demos = [] }) =>
    demos.map(({ url }) => widgetScreen(tagName, url.replace('?demo=', ''))),
  );
}

function widgetScreen(tag: string, demo: string): Screen {
  return { name: `${tag}-${demo}`, open: (page) => openDemo(page, tag, demo) };
}
