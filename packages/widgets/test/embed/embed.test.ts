import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageVersion } from '../../build/paths.ts';
import { DESCRIPTORS } from '../../src/widgets/descriptors.ts';
import { openPartner, type Partner } from './partner-page.ts';

const SCRIPT = '<script type="module" src="{glow}/embed/glow.js"></script>';
const PINNED = `{glow}/embed/${packageVersion()}/glow.js`;
const OPENER =
  '<button data-glow-open="ea">Get Early Access</button><glow-early-access id="ea"></glow-early-access>';
/** As events on the document, written where a test can read them. */
const LISTEN = () => {
  const page = window as unknown as { heard: string[] };
  page.heard = [];
  for (const name of ['glow-ready', 'glow-open', 'glow-error', 'glow-look']) {
    document.addEventListener(name, (event) => {
      const detail = (event as CustomEvent<{ reason?: string; kind?: string } | undefined>).detail;
      page.heard.push([name, detail?.reason, detail?.kind].filter(Boolean).join(' '));
    });
  }
};
const HEARD = () => (window as unknown as { heard: string[] }).heard;

/** What the root of each demo says it shows, and the failure it tells with `glow-error`. */
const DEMO_STATES: Readonly<
  Record<string, Readonly<Record<string, readonly [state: string, failure?: string]>>>
> = {
  'glow-early-access': {
    idle: ['idle'],
    invalid: ['invalid'],
    submitting: ['submitting'],
    success: ['success'],
    message: ['success'],
    error: ['error', 'http'],
    refused: ['error', 'http'],
    offline: ['error', 'network'],
  },
  'glow-instant-style': {
    idle: ['idle'],
    loading: ['loading'],
    result: ['result'],
    error: ['error', 'http'],
    empty: ['error', 'empty'],
    exhausted: ['error', 'empty'],
  },
  'glow-style-quiz': {
    style: ['asking'],
    shape: ['asking'],
    weather: ['asking'],
    submitting: ['submitting'],
    done: ['done'],
    hot: ['done'],
    cold: ['done'],
    'no-place': ['done'],
    'no-weather': ['done'],
    error: ['failed', 'http'],
  },
  'glow-swipe-deck': {
    first: ['swiping'],
    'under-way': ['swiping'],
    leaving: ['swiping'],
    returned: ['swiping'],
    arriving: ['swiping'],
    styling: ['swiping'],
    waiting: ['swiping'],
    last: ['swiping'],
    finished: ['finished'],
    empty: ['empty'],
  },
  'glow-curated-grid': {
    loading: ['loading'],
    filled: ['filled'],
    awaited: ['filled'],
    empty: ['empty'],
    'not-taken': ['not-taken'],
    saving: ['filled'],
    saved: ['filled'],
    error: ['filled', 'http'],
  },
};
const DEMOS = DESCRIPTORS.flatMap(({ tag, demoStates }) =>
  demoStates.map(({ name }) => ({ tag, demo: name })),
);

let partner: Partner;
beforeAll(async () => {
  partner = await openPartner();
});
afterAll(() => partner.close());

describe('/embed/glow.js under the strict policy', () => {
  it.each([
    ['a module', SCRIPT],
    ['an async script', '<script async src="{glow}/embed/glow.js"></script>'],
    ['a module of a pinned version', `<script type="module" src="${PINNED}"></script>`],
    ['an async script of a pinned version', `<script async src="${PINNED}"></script>`],
  ])('runs both widgets as %s, with no violation and no line in the console', async (_kind, script) => {
    const html = `${script}${OPENER}<glow-instant-style></glow-instant-style>`;
    const { page, scripts, lines } = await partner.visit(html);
    await page.getByRole('button', { name: 'Style Me' }).first().click();
    await page.getByRole('img', { name: 'A linen dress.' }).waitFor();
    await page.getByText('Why this look').click();
    await page.getByText('It is light.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Get Early Access' }).click();
    await page.getByRole('textbox').fill('visitor@shop.example');
    await page.getByRole('button', { name: 'Join Early Access' }).click();
    await page.getByText("Thanks! You're on the early access list.").waitFor();
    expect(lines).toEqual([]);
    const chunks = () => scripts.slice(1).toSorted();
    await expect.poll(chunks, { timeout: 5000 }).toEqual([
      'chunks/add-styles',
      'chunks/glow-early-access',
      'chunks/glow-instant-style',
      'chunks/reasons-popover',
      'chunks/rolldown-runtime', // 134 bytes that the popover shares with what a deck learns
      'chunks/runtime',
      'chunks/visit',
    ]);
    await page.close();
  });

  it.each(DESCRIPTORS)('shows every demo state of $tag without a violation', async ({ tag, demoStates }) => {
    const tags = demoStates.map(({ name }) => `<${tag} demo="${name}"></${tag}>`);
    const { page, lines } = await partner.visit(`${SCRIPT}${tags.join('')}`, async (page) => {
      page.on('dialog', (dialog) => dialog.accept());
    });
    await page.waitForFunction((name) => !document.querySelector(`${name}:not(:defined)`), tag);
    await page.waitForLoadState('networkidle');
    const roots = await page.locator(`${tag} [part~=root]`).count();
    expect(roots).toBe(demoStates.length);
    expect(lines).toEqual([]);
    await page.close();
  });

  it.each(DEMOS)(
    'loads $tag for demo="$demo" alone, and tells of the failure it shows',
    async ({ tag, demo }) => {
      const [state, failure] = DEMO_STATES[tag]?.[demo] ?? [];
      const { page, lines } = await partner.visit(
        `${SCRIPT}<${tag} demo="${demo}"></${tag}>`,
        async (page) => {
          page.on('dialog', (dialog) => dialog.accept());
          await page.addInitScript(LISTEN);
        },
      );
      await page.locator(`${tag} [part~=root][data-state="${state}"]`).waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      const failures = (await page.evaluate(HEARD)).filter((line) => line.startsWith('glow-error'));
      expect(failures).toEqual(failure ? [`glow-error request ${failure}`] : []);
      expect(lines).toEqual([]);
      await page.close();
    },
  );

  it('says glow-error for a demo of the modal that there is none of', async () => {
    const { page } = await partner.visit(
      `${SCRIPT}<glow-early-access demo="bogus"></glow-early-access>`,
      async (page) => void (await page.addInitScript(LISTEN)),
    );
    await page.waitForFunction(() => (window as unknown as { heard: string[] }).heard.length > 1);
    await expect
      .poll(async () => (await page.evaluate(HEARD)).toSorted())
      .toEqual(['glow-error attribute', 'glow-ready']);
    await page.close();
  });

  it.each(DESCRIPTORS)(
    'tells glow-error once where the demo of $tag does not come',
    async ({ tag, demoStates }) => {
      const { page, errors } = await partner.visit(
        `${SCRIPT}<${tag} demo="${demoStates[0]?.name}"></${tag}>`,
        async (page) => {
          await page.addInitScript(LISTEN);
          await page.route(/\/(?:[\w-]+\.demo|demo-outfits)-[\w-]+\.js/, (route) => route.abort());
        },
      );
      await page.waitForFunction(() =>
        (window as unknown as { heard: string[] }).heard.includes('glow-error load'),
      );
      await expect
        .poll(async () => (await page.evaluate(HEARD)).toSorted())
        .toEqual(['glow-error load', 'glow-ready']);
      expect(errors).toEqual([]);
      await page.close();
    },
  );

  it('asks for nothing but itself while widgets are far away and closed', async () => {
    const far = '<svg width="1" height="6000"></svg><glow-instant-style></glow-instant-style>';
    const { page, scripts } = await partner.visit(`${SCRIPT}${OPENER}${far}`);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual(['glow.js']);
    await page.mouse.wheel(0, 6000);
    await page.locator('glow-instant-style:defined').waitFor();
    await page.getByRole('button', { name: 'Style Me' }).first().waitFor();
    expect(scripts).toEqual(['glow.js', 'chunks/glow-instant-style', 'chunks/runtime']);
    await page.close();
  });

  it.each(DESCRIPTORS.filter(({ reservedHeight }) => reservedHeight))(
    'shifts nothing with $tag when its script stands plainly in the head',
    async ({ tag }) => {
      const script = '<script src="{glow}/embed/glow.js"></script>';
      const html = `${script}<h1>Shop</h1><${tag}></${tag}><p>${'Words. '.repeat(900)}</p>`;
      const { page } = await partner.visit(html, async (page) => {
        await page.addInitScript(() => {
          const shifts = { sum: 0 };
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              shifts.sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
        });
      });
      await page.locator(`${tag} [part~=root]`).waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBe(
        0,
      );
      await page.close();
    },
  );

  it('meets tags that come later', async () => {
    const { page } = await partner.visit(SCRIPT);
    await page.evaluate(() => document.body.append(document.createElement('glow-instant-style')));
    await page.locator('glow-instant-style:defined').waitFor();
    await page.getByRole('button', { name: 'Style Me' }).first().waitFor();
    await page.close();
  });

  it.each([
    ['data-glow-open', '<button data-glow-open="ea">Open</button>'],
    ['an invoker command', '<button commandfor="ea" command="--open">Open</button>'],
  ])('replays once what was pressed by %s before the chunk was there', async (_way, button) => {
    const { promise: pressed, resolve: letChunksGo } = Promise.withResolvers<void>();
    const html = `${SCRIPT}${button}<glow-early-access id="ea"></glow-early-access>`;
    const { page, lines } = await partner.visit(html, async (page) => {
      await page.addInitScript(LISTEN);
      await page.route('**/embed/chunks/*', async (route) => {
        await pressed;
        await route.continue();
      });
    });
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('button', { name: 'Open' }).click();
    letChunksGo();
    await page.getByRole('dialog', { name: 'Get Early Access' }).waitFor();
    await expect.poll(() => page.evaluate(HEARD)).toEqual(['glow-ready', 'glow-open']);
    expect(lines).toEqual([]);
    await page.close();
  });

  it.each([
    ['runtime', 'again/runtime'],
    ['glow-instant-style', 'chunks/glow-instant-style'],
  ])('asks once more for %s when it failed', async (chunk, secondAddress) => {
    const html = `${SCRIPT}<glow-instant-style></glow-instant-style>`;
    const { page, scripts, lines } = await partner.visit(html, async (page) => {
      await page.route(`**/embed/chunks/${chunk}*.js`, (route) => route.abort());
    });
    await page.locator('glow-instant-style:defined').waitFor();
    await page.getByRole('button', { name: 'Style Me' }).first().waitFor();
    // On a busy machine the loader's own early request for the runtime may come after the second attempt.
    expect(scripts.filter((script) => script.endsWith(chunk)).slice(1)).toContain(secondAddress);
    expect(lines.filter((line) => line.includes('twice'))).toEqual([]);
    await page.close();
  });

  it('shows early access without what only other widgets wait for', async () => {
    const { page, lines } = await partner.visit(
      `${SCRIPT}<glow-early-access open></glow-early-access>`,
      async (page) => {
        await page.route('**/embed/*/visit*', () => {}); // never answered
      },
    );
    await page.getByRole('dialog', { name: 'Get Early Access' }).waitFor();
    expect(lines).toEqual([]);
    await page.close();
  });

  it('says glow-error when it fails twice, leaves the fallback, and starts anew when asked again', async () => {
    const failing = { yes: true };
    const fallback = '<p>Write to us.</p>';
    const html = `${SCRIPT}${OPENER.replace('</glow', `${fallback}</glow`)}`;
    const { page } = await partner.visit(html, async (page) => {
      await page.addInitScript(LISTEN);
      await page.route('**/embed/*/glow-early-access*', (route) =>
        failing.yes ? route.abort() : route.continue(),
      );
    });
    await page.getByRole('button', { name: 'Get Early Access' }).click();
    await page.waitForFunction(() => (window as unknown as { heard: string[] }).heard.length > 0);
    await expect.poll(() => page.evaluate(HEARD)).toEqual(['glow-error load']);
    expect(await page.getByText('Write to us.').isVisible()).toBe(true);
    failing.yes = false;
    await page.getByRole('button', { name: 'Get Early Access' }).click();
    await page.getByRole('dialog', { name: 'Get Early Access' }).waitFor();
    await page.close();
  });

  it('warns once and runs once when it is on the page twice', async () => {
    const twice = `<script async src="${PINNED}"></script>`;
    const { page, lines } = await partner.visit(`${SCRIPT}${twice}<glow-instant-style></glow-instant-style>`);
    await page.locator('glow-instant-style:defined').waitFor();
    await page.getByRole('button', { name: 'Style Me' }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(lines).toEqual([expect.stringContaining('twice')]);
    await page.close();
  });

  it('leaves one symbol on the window and nothing in the head', async () => {
    const { page } = await partner.visit(
      `${SCRIPT}<glow-instant-style></glow-instant-style>`,
      async (page) => {
        await page.addInitScript(() => {
          const page = window as unknown as { before: Set<PropertyKey> };
          page.before = new Set(['before']);
          for (const key of Reflect.ownKeys(window)) page.before.add(key);
        });
      },
    );
    const head = await page.evaluate(() => document.head.childElementCount);
    await page.locator('glow-instant-style:defined').waitFor();
    await page.getByRole('button', { name: 'Style Me' }).first().waitFor();
    const left = await page.evaluate(() => {
      const { before } = window as unknown as { before: Set<PropertyKey> };
      return {
        keys: Reflect.ownKeys(window)
          .filter((key) => !before.has(key))
          .map(String),
        head: document.head.childElementCount,
        storage: localStorage.length + sessionStorage.length,
        cookie: document.cookie,
        body: document.body.attributes.length,
      };
    });
    expect(left).toEqual({ keys: ['Symbol(glow)'], head, storage: 0, cookie: '', body: 0 });
    await page.close();
  });
});
