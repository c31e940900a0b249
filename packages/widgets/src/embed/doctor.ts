import { listenForTrouble, type Trouble } from './doctor-trouble.ts';

// What `?glow-debug` shows on a partner's page: why a widget is not seen, and what to do about it.

/** One line of the report. */
export interface Finding {
  readonly kind: 'fine' | 'note' | 'fault';
  readonly text: string;
}

const TAGS = 'glow-instant-style,glow-style-quiz,glow-swipe-deck,glow-curated-grid,glow-early-access';
const SCRIPT = /\/embed\/(?:\d[^/]*\/)?glow\.js/;
const HIDDEN_PARENT = { contentVisibilityAuto: false, opacityProperty: true, visibilityProperty: true };

/** Yields the widgets of a page, those in open shadow roots too. */
function* widgetsOf(root: ParentNode): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    if (element.matches(TAGS)) yield element;
    else if (element.shadowRoot) yield* widgetsOf(element.shadowRoot);
  }
}

const nameOf = (element: Element) => `<${element.localName}${element.id && ` id="${element.id}"`}>`;

/** Returns the outermost box around an element that is not shown itself. */
function hiddenParentOf(element: Element): Element | undefined {
  const around: Element[] = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) around.unshift(parent);
  return around.find((parent) => !parent.checkVisibility(HIDDEN_PARENT));
}

function apiBaseOf(element: Element): string {
  const own =
    element.getAttribute('api-base') ?? document.querySelector('glow-config')?.getAttribute('api-base');
  return (own ?? new URL(import.meta.url).origin).replace(/\/$/, '');
}

function examineElement(element: Element, { blocked, errors }: Trouble): Finding {
  const name = nameOf(element);
  const error = errors.find(({ tag }) => tag === element.localName);
  const fault = (text: string): Finding => ({ kind: 'fault', text: `${name} ${text}` });
  const note = (text: string): Finding => ({ kind: 'note', text: `${name} ${text}` });
  if (element.matches('[consent=pending]'))
    return note('waits for consent: remove or change consent="pending".');
  if (error)
    return fault(`said: ${error.message} (${error.reason}${error.status ? `, status ${error.status}` : ''})`);
  if (!element.matches(':defined')) {
    const first = blocked[0];
    if (first) return fault(`did not load: the page's policy (${first.directive}) blocks ${first.address}.`);
    return note(
      'is not loaded yet: it loads near the window, with loading="eager", or when it is asked to open.',
    );
  }
  if (element.localName === 'glow-early-access') return { kind: 'fine', text: `${name} is ready to open.` };
  const parent = hiddenParentOf(element);
  if (parent) return fault(`is hidden by <${parent.localName} class="${parent.className}"> around it.`);
  const { width, height } = element.getBoundingClientRect();
  if (width < 160) return fault(`is ${Math.round(width)} px wide: the box around it leaves no more.`);
  return { kind: 'fine', text: `${name} shows, ${Math.round(width)} × ${Math.round(height)} px.` };
}

/** Returns whether the API answers this page, or why it does not. */
async function examineApi(base: string, { blocked }: Trouble): Promise<Finding> {
  try {
    const headers = { 'content-type': 'application/json' };
    const { status } = await fetch(`${base}/api/instant_outfits/`, { method: 'POST', headers, body: '{}' });
    if (status < 500) return { kind: 'fine', text: `The API at ${base} answers this page.` };
    return { kind: 'fault', text: `The API at ${base} answers with status ${status}.` };
  } catch {
    const refused = blocked.find(({ address }) => address.startsWith(base));
    if (refused)
      return {
        kind: 'fault',
        text: `The page's policy (${refused.directive}) blocks ${base}: allow it there.`,
      };
    const origin = location.origin;
    return {
      kind: 'fault',
      text: `${base} cannot be reached from ${origin}: it is down, or its GLOW_PARTNER_ORIGINS leave this origin out.`,
    };
  }
}

/** Returns what is to be known of the widgets of a page, the faults first. */
export async function examine(trouble: Trouble): Promise<readonly Finding[]> {
  const widgets = [...widgetsOf(document)];
  const findings = widgets.map((element) => examineElement(element, trouble));
  const bases = new Set(widgets.map(apiBaseOf));
  findings.push(...(await Promise.all([...bases].map((base) => examineApi(base, trouble)))));
  if (widgets.length === 0) findings.push({ kind: 'fault', text: 'There is no Glow tag on this page.' });
  const copies = [...document.scripts].filter(({ src }) => SCRIPT.test(src));
  if (copies.length > 1)
    findings.push({ kind: 'fault', text: `glow.js is here ${copies.length} times: keep the first.` });
  if (self.origin === 'null')
    findings.push({
      kind: 'note',
      text: 'A sandbox without allow-same-origin: nothing is kept between pages.',
    });
  const order = ['fault', 'note', 'fine'];
  return findings.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

const CSS = `:host{all:initial;position:fixed;inset:auto 12px 12px auto;z-index:2147483647;max-width:min(460px,calc(100vw - 24px))}
section{max-height:60vh;overflow:auto;padding:14px 18px;border-radius:10px;background:#1d1420;color:#f6efe6;font:14px/1.5 system-ui,sans-serif;box-shadow:0 8px 30px #0008}
h2{margin:0 0 6px;font-size:15px}ul{margin:0;padding:0;list-style:none}li{margin:6px 0;padding-inline-start:22px;text-indent:-22px;overflow-wrap:anywhere}
li::before{display:inline-block;width:22px;text-indent:0}.fault::before{content:"✕";color:#ff9c86}.note::before{content:"…"}.fine::before{content:"✓";color:#9fe0b0}
button{font:inherit;margin:6px 8px 0 0}`;

/** Shows the report in a corner of the page, with a button that looks again. */
export async function showReport(): Promise<void> {
  const trouble = listenForTrouble();
  if (!document.body) await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  root.adoptedStyleSheets = [sheet];
  const part = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, textContent = '') =>
    Object.assign(document.createElement(tag), { textContent });
  const section = part('section');
  const list = part('ul');
  const again = part('button', 'Look again');
  const close = part('button', 'Close');
  section.setAttribute('aria-label', 'Glow debug');
  section.append(
    part('h2', `Glow ${GLOW_VERSION}, from ${new URL(import.meta.url).origin}`),
    list,
    again,
    close,
  );
  root.append(section);
  document.body.append(host);
  const refresh = async () => {
    const findings = await examine(trouble);
    list.replaceChildren(
      ...findings.map(({ kind, text }) => Object.assign(part('li', text), { className: kind })),
    );
  };
  again.onclick = refresh;
  close.onclick = () => host.remove();
  await refresh();
  setTimeout(refresh, 3000); // what loads late
}
