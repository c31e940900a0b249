import { readEmbedManifest } from '../../packages/widgets/build/weights.ts';
import { placeholderCss } from '../../packages/widgets/src/element/place-css.ts';
import { DESCRIPTORS } from '../../packages/widgets/src/widgets/descriptors.ts';
import { fetchPackage } from '../measure/fetch-package.ts';
import { bundlePeer } from './bundle-peer.ts';

/** A page with one embed on it, loaded as its README recommends. */
export interface Contestant {
  readonly head: string;
  readonly body: string;
  /** What shows once the embed does; looked for in open shadow roots as well. */
  readonly shows: string;
}

/** The same page without any embed: the floor of first paint. */
export const EMPTY = 'empty page';

function glow(tag: string, shows: string, attributes = ''): Contestant {
  const style = placeholderCss(DESCRIPTORS.filter((descriptor) => descriptor.tag === tag));
  return {
    head: `<style>${style}</style><script async fetchpriority="low" src="/embed/glow.js"></script>`,
    body: `<${tag}${attributes}></${tag}>`,
    shows,
  };
}

/** The same on a page that pins a version, whose chunks it may name ahead. */
function pinnedGlow(tag: string, shows: string, attributes = ''): Contestant {
  const { widgets } = readEmbedManifest();
  const preloads = widgets[tag]?.map(
    (file) => `<link rel="modulepreload" fetchpriority="low" href="/embed/chunks/${file}">`,
  );
  const { head, ...contestant } = glow(tag, shows, attributes);
  return { head: head + preloads?.join(''), ...contestant };
}

const FORMBRICKS_SURVEY = {
  id: 'abc',
  name: 'Early access',
  type: 'link',
  status: 'inProgress',
  welcomeCard: { enabled: false },
  thankYouCard: { enabled: false },
  hiddenFields: { enabled: false },
  questions: [
    {
      id: 'email',
      type: 'openText',
      headline: 'Your email',
      inputType: 'email',
      required: true,
      placeholder: '',
    },
  ],
};

/** What any embed costs at least that holds its place and comes by itself: the floor of an embed's first paint. */
export const BARE_EMBED = 'a style and a script of one byte';

export const CONTESTANTS: Readonly<Record<string, Contestant>> = {
  [EMPTY]: { head: '', body: '', shows: 'h1' },
  [BARE_EMBED]: {
    head: '<style>bare-embed{display:block;min-height:480px}</style><script async src="/peers/bare.js"></script>',
    body: '<bare-embed></bare-embed>',
    shows: 'h1',
  },
  'glow instant style': glow('glow-instant-style', 'button'),
  'glow early access': glow('glow-early-access', 'dialog input', ' open'),
  'glow style quiz': glow('glow-style-quiz', 'input'),
  'glow swipe deck': glow('glow-swipe-deck', '[part=empty]'),
  'glow curated grid': glow('glow-curated-grid', 'button'),
  'glow instant style, pinned': pinnedGlow('glow-instant-style', 'button'),
  'glow early access, pinned': pinnedGlow('glow-early-access', 'dialog input', ' open'),
  'glow style quiz, pinned': pinnedGlow('glow-style-quiz', 'input'),
  'glow swipe deck, pinned': pinnedGlow('glow-swipe-deck', '[part=empty]'),
  'glow curated grid, pinned': pinnedGlow('glow-curated-grid', 'button'),
  'shoelace loader, one button': {
    head: '<link rel="stylesheet" href="/peers/shoelace/cdn/themes/light.css"><script type="module" src="/peers/shoelace/cdn/shoelace-autoloader.js"></script>',
    body: '<sl-button>Style Me</sl-button>',
    shows: 'button',
  },
  'preact element, one file': {
    head: '<script type="module" src="/peers/preact.js"></script>',
    body: '<shop-picker></shop-picker>',
    shows: 'button',
  },
  'formbricks survey': {
    head: `<script async src="/peers/formbricks/dist/index.umd.js" onload='globalThis["formbricks-surveys"].renderSurveyInline({containerId:"survey",survey:${JSON.stringify(FORMBRICKS_SURVEY)},brandColor:"#333",isBrandingEnabled:false})'></script>`,
    body: '<div id="survey"></div>',
    shows: 'form',
  },
  'typebot bubble': {
    head: '<script type="module">import Typebot from "/peers/typebot/dist/web.js"; Typebot.initBubble({ typebot: "abc", apiHost: "/nowhere" });</script>',
    body: '',
    shows: 'typebot-bubble button',
  },
  cookieconsent: {
    head: '<link rel="stylesheet" href="/peers/cookieconsent/dist/cookieconsent.css"><script type="module">import { run } from "/peers/cookieconsent/dist/cookieconsent.esm.js"; run({ hideFromBots: false, categories: { necessary: {} }, language: { default: "en", translations: { en: { consentModal: { title: "Cookies", acceptAllBtn: "OK" }, preferencesModal: { sections: [] } } } } });</script>',
    body: '',
    shows: '#cc-main .cm',
  },
  'typeform inline, an empty frame': {
    head: '<link rel="stylesheet" href="/peers/typeform/build/css/widget.css"><script defer src="/peers/typeform/build/embed.js"></script>',
    body: '<div data-tf-widget="abc" data-tf-opacity="100"></div>',
    shows: 'iframe',
  },
  'giscus, an empty frame': {
    head: '<script type="module" src="/peers/giscus.js"></script>',
    body: '<giscus-widget repo="a/b" repoid="c" category="d" categoryid="e" mapping="title"></giscus-widget>',
    shows: 'iframe',
  },
};

const PACKAGES: Readonly<Record<string, (file: string) => Buffer>> = {
  typeform: fetchPackage('@typeform/embed@6.1.1'),
  typebot: fetchPackage('@typebot.io/js@0.10.7'),
  cookieconsent: fetchPackage('vanilla-cookieconsent@3.1.0'),
  shoelace: fetchPackage('@shoelace-style/shoelace@2.20.1'),
  formbricks: fetchPackage('@formbricks/surveys@1.7.1'),
};

/** A picker as somebody would write it for one page: a label and a button, six times, on preact. */
const PREACT_PICKER = `import { h, render } from 'preact';
const VIBES = ['Sunny', 'Cloudy', 'Cold', 'Work', 'Casual', 'Date Night'];
const Picker = () => h('section', null, VIBES.map((vibe) => h('div', null, h('p', null, vibe), h('button', { onClick: () => fetch('/nowhere') }, 'Style Me'))));
customElements.define('shop-picker', class extends HTMLElement {
  connectedCallback() { render(h(Picker), this.attachShadow({ mode: 'open' })); }
});`;

const BUNDLES: Readonly<Record<string, string>> = {
  'bare.js': '0',
  'preact.js': await bundlePeer(['preact@10.29.7'], PREACT_PICKER),
  'giscus.js': await bundlePeer(['giscus@1.6.0'], "import 'giscus';"),
};

/** Returns a file of a peer, by its path below `/peers/`. */
export function peerFile(path: string): string {
  const [name = '', ...rest] = path.split('/');
  return BUNDLES[name] ?? PACKAGES[name]?.(rest.join('/')).toString() ?? '';
}
