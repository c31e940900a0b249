import type { Vibe } from '@glow/api';
import tokensCss from '@glow/kit/tokens.css?inline';
import { LOCALES } from '../shared/locales/translation.ts';
import { INSTANT_STYLE_STRINGS } from '../widgets/instant-style/instant-style.messages.ts';
import pickerCss from '../widgets/instant-style/picker.css?inline';
import { Picker } from '../widgets/instant-style/picker.tsx';

// Runs at the top of the widget's chunk, while the runtime is still loading: the cards show and take presses.

const TAG = 'glow-instant-style';

declare global {
  /** Style rules that have the cards fill the place held for them; put in by the build. */
  const GLOW_HEIGHT_CSS: string;
}

/** Takes away the loader's grey of a place that is empty. */
const PLACE_CSS = `:host{background:none!important}${GLOW_HEIGHT_CSS}`;

const sheets = [PLACE_CSS, tokensCss, pickerCss].map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
});

interface Host extends HTMLElement {
  readonly ready: Promise<void>;
}

const settingOf = (host: Element, name: string) =>
  host.getAttribute(name) ?? document.querySelector('glow-config')?.getAttribute(name);

const langOf = (host: Element) => host.closest('[lang]')?.getAttribute('lang') || 'en';

const vibesOf = (host: Element) =>
  host
    .getAttribute('vibes')
    ?.split(',')
    .map((vibe) => vibe.trim())
    .filter(Boolean) as Vibe[] | undefined;

/** Returns whether a tag can be painted before its runtime: in English and with no properties set. */
function isPlain(host: Element): boolean {
  const language = langOf(host).toLowerCase().split('-', 1)[0];
  return (
    !host.hasAttribute('demo') &&
    !['strings', 'vibes', 'demo'].some((name) => name in host) &&
    !LOCALES.some((name) => name === language)
  );
}

/** Removes the cards of all questions but the first; returns a function that restores them. */
function holdBack(cards: Element): () => void {
  const [, ...sets] = cards.querySelectorAll('.glow-set');
  const held = sets.map((set) => {
    const [, ...late] = set.children;
    for (const card of late) card.remove();
    return () => set.append(...late);
  });
  return () => {
    for (const putBack of held) putBack();
  };
}

/** Calls back after the next frame is drawn; without one, as in a page out of sight, never. */
function afterFrame(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

/**
 * Draws the cards where the widget will take them over, those of the first question a frame ahead, and repeats the
 * press that came before it.
 */
function paint(host: Host): ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const stop = new AbortController();
  const cards = (
    <Picker
      status="idle"
      strings={INSTANT_STYLE_STRINGS}
      theme={settingOf(host, 'theme') ?? 'auto'}
      lang={langOf(host)}
      dir={host.matches(':dir(rtl)') ? 'rtl' : 'ltr'}
      vibes={vibesOf(host)}
    />
  ) as unknown as Element;
  const showAll = holdBack(cards);
  root.adoptedStyleSheets = sheets;
  root.replaceChildren(cards);
  afterFrame(() => stop.signal.aborted || showAll());
  let pressed: HTMLButtonElement | undefined;
  root.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest('button');
      if (!button || pressed) return;
      pressed = button;
      button.closest('[part=card]')?.classList.add('glow-picked');
    },
    { signal: stop.signal },
  );
  customElements.whenDefined(TAG).then(() => {
    stop.abort();
    if (pressed) host.ready.then(() => pressed?.click());
  });
  return root;
}

const hosts = [...document.querySelectorAll<Host>(`${TAG}:not(:defined)`)];
const painted = hosts.filter(isPlain).map(paint);

/** The runtime does not come: what the page put inside the tag shows. */
// biome-ignore lint/style/noDefaultExport: the value of the script that the build makes of this module
export default function giveUp(reason: unknown): never {
  for (const root of painted) root.replaceChildren(document.createElement('slot'));
  throw reason;
}
