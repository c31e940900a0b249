// @ts-check
/** @typedef {{ widget: import('./manifest.js').Widget, attributes: [string, string][], properties: [string, string][] }} Choice */

export const MODAL_ID = 'glow-modal';

/** Whether a button has to open it. @param {Choice['widget']} widget */
export const isModal = ({ members }) =>
  members.some(({ kind, name }) => kind === 'method' && name === 'show');

/** @param {string} value */
const quoted = (value) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Returns what a page carries for a choice, as HTML. @param {Choice} choice */
export function snippetOf({ widget, attributes, properties }) {
  const { tagName, placeholder } = widget;
  const declarations = properties.map(([name, value]) => `  ${name}: ${value};`).join('\n');
  const pairs = isModal(widget) ? [['id', MODAL_ID], ...attributes] : attributes;
  const written = pairs.map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${quoted(value ?? '')}"`,
  );
  const head = [
    '<!-- once, in the <head> -->',
    placeholder ? `<style>${placeholder}</style>` : [],
    `<script async fetchpriority="low" src="${location.origin}/embed/glow.js"></script>`,
    declarations ? `<style>\n${tagName} {\n${declarations}\n}\n</style>` : [],
  ];
  const body = [
    '<!-- where it shall be -->',
    isModal(widget) ? `<button commandfor="${MODAL_ID}" command="--open">Get Early Access</button>` : [],
    `<${tagName}${written.join('')}></${tagName}>`,
  ];
  return [...head, '', ...body].flat().join('\n');
}
