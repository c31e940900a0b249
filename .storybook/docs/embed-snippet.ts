import { FALLBACK_API_BASE } from '@glow/api';
import { placeholderCss } from '../../packages/widgets/src/element/place-css.ts';
import type { WidgetDocs } from './widget-docs.ts';

/** Returns the tag, and what the page needs beside it, as HTML; `more` attributes stand behind a partner's own. */
export function embedBody(
  { descriptor: { tag }, attributes, companion }: WidgetDocs,
  more: object = {},
): string {
  const pairs = Object.entries({ ...attributes, ...more });
  const text = `<${tag}${pairs.map(([name, value]) => ` ${name}="${value}"`).join('')}></${tag}>`;
  return companion ? `${companion}\n${text}` : text;
}

/** Returns what a partner's page carries for a widget: what reserves its place, the script that holds up nothing, its tag. */
export function embedSnippet(docs: WidgetDocs): string {
  const style = docs.place === 'inline' ? `<style>${placeholderCss([docs.descriptor])}</style>\n` : '';
  return `<!-- once, in the <head> -->
${style}<script async fetchpriority="low" src="${FALLBACK_API_BASE}/embed/glow.js"></script>

<!-- where it shall be -->
${embedBody(docs)}`;
}
