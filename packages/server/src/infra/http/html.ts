/** Markup whose texts are escaped already. */
export class Html {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Content = string | number | Html | readonly Html[] | undefined;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Builds HTML from a template whose texts are escaped; `Html` is inserted unchanged, undefined as nothing.
 */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Html {
  return new Html(parts.map((part, index) => part + sourceOf(contents[index])).join(''));
}

function sourceOf(content: Content): string {
  if (content === undefined) return '';
  if (content instanceof Html) return content.source;
  if (typeof content === 'object') return content.map(({ source }) => source).join('');
  return `${content}`.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
