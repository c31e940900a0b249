import { analyse } from 'scslre';
import { parseSync, Visitor } from 'vite';

export interface SlowRegexp {
  /** As it is written in the source, such as `/\/+$/`. */
  readonly regexp: string;
  /** In the source, counted from 1. */
  readonly line: number;
}

/**
 * Finds the regular expressions of a TypeScript source whose time grows faster than the text they are given: with
 * its square or worse. `/x+$/` is one, although it does not backtrack: it starts again at every x.
 * @throws {Error} where the source cannot be parsed.
 */
export function findSlowRegexps(fileName: string, source: string): readonly SlowRegexp[] {
  const { program, errors } = parseSync(fileName, source);
  if (errors.length > 0) throw new Error(`${fileName} cannot be parsed: ${errors[0]?.message}`);
  const found: SlowRegexp[] = [];
  new Visitor({
    Literal(node) {
      if (!('regex' in node) || !node.regex) return;
      const { pattern, flags } = node.regex;
      if (analyse({ source: pattern, flags }).reports.length === 0) return;
      found.push({
        regexp: `/${pattern}/${flags}`,
        line: source.slice(0, node.start).split('\n').length,
      });
    },
  }).visit(program);
  return found;
}
