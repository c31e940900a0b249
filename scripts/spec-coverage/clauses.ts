/** One checkable statement of the specification. */
export interface Clause {
  /** Section, heading and place: `4.2`, `2.landing.3`. */
  readonly id: string;
  readonly text: string;
}

/** Sections whose statements are checked one by one; 1 is marketing and 3 is covered by the contract's types. */
const CHECKED_SECTIONS = new Set(['2', '4', '5', '6', '7', '8', '9']);

function slugOf(heading: string): string {
  return heading
    .replace(/\(.*\)/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

/** Sentences of a paragraph; a quoted text stays in one piece, and section 9's bullets split at semicolons too. */
export function sentencesOf(paragraph: string, section: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  let quoted = false;
  for (let at = 0; at < paragraph.length; at++) {
    const [before = ' ', char, after = ' '] = [paragraph[at - 1], paragraph[at], paragraph[at + 1]];
    if (char === "'" && !quoted && /[\s(/]/.test(before)) quoted = true;
    else if (char === "'" && quoted && /[\s.,;:)/]/.test(after)) quoted = false;
    const ends =
      char === '.' || char === '?' || (section === '9' && char === ';') || (section === '8' && char === ';');
    if (ends && !quoted && /\s/.test(after)) {
      pieces.push(paragraph.slice(start, at + 1));
      start = at + 1;
    }
  }
  pieces.push(paragraph.slice(start));
  return pieces.map((piece) => piece.trim()).filter((piece) => piece.length > 1);
}

/** Returns every statement of sections 2 and 4–9 of the specification's Markdown, in its order. */
export function clausesOf(markdown: string): Clause[] {
  const clauses: Clause[] = [];
  const counts = new Map<string, number>();
  let section = '';
  let heading = '';
  let row = 0;
  for (const line of markdown.split('\n').map((text) => text.trim())) {
    const title = /^## (\d+)\./.exec(line);
    if (title) [section, heading, row] = [title[1] ?? '', '', 0];
    else if (line.startsWith('### ')) heading = slugOf(line.slice(4));
    else if (line && !line.startsWith('#') && CHECKED_SECTIONS.has(section)) {
      const group = [section, heading].filter(Boolean).join('.');
      const isRow = line.startsWith('|');
      if (isRow && (++row <= 2 || /^\|-/.test(line))) continue;
      for (const text of isRow ? [line] : sentencesOf(line.replace(/^- /, ''), section)) {
        const place = (counts.get(group) ?? 0) + 1;
        counts.set(group, place);
        clauses.push({ id: `${group}.${place}`, text });
      }
    }
  }
  return clauses;
}

/** Returns whether a statement says something that can be seen: a bare heading or 'not shown' does not. */
export function isCheckable({ text }: Clause): boolean {
  return !text.endsWith(':') && !text.endsWith('not shown.');
}
