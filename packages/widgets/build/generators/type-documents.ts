import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { PACKAGE } from '../paths.ts';

interface TypeField {
  readonly name: string;
  /** In TypeScript; a `?` after the name stands for what may be absent. */
  readonly type: string;
  readonly description: string;
}

/** What a page reads of a type: its fields, or what it stands for. */
export interface TypeDocument {
  readonly name: string;
  readonly fields: readonly TypeField[];
  /** Of a name for another type. */
  readonly type?: string;
}

type Declaration = ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration;

interface Declared {
  readonly node: Declaration;
  readonly source: string;
}

/** Where the types of event details and properties are declared. */
const SOURCES = [
  'src/shared/*.ts',
  'src/shared/visit-storage/*.ts',
  'src/widgets/*/*.{types,machine}.ts',
  '../api/src/schema/*.ts',
  '../api/src/vocabulary.ts',
];

function declarationsOf(file: string): (readonly [string, Declared])[] {
  const source = readFileSync(join(PACKAGE, file), 'utf8');
  return parseSync(file, source).program.body.flatMap((statement) => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    if (node?.type !== 'TSInterfaceDeclaration' && node?.type !== 'TSTypeAliasDeclaration') return [];
    return [[node.id.name, { node, source }] as const];
  });
}

const DECLARED = new Map(
  SOURCES.flatMap((pattern) => globSync(pattern, { cwd: PACKAGE }).toSorted()).flatMap(declarationsOf),
);

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('readonly ', '').trim();

/** Returns the words of the doc comment that ends where a node starts. */
function wordsBefore(source: string, start: number): string {
  const [, words = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(source.slice(0, start)) ?? [];
  return oneLine(words.replaceAll(/^\s*\*/gm, ''));
}

/** Returns the type as a reader of the package needs it: for items of a list of ours, the items. */
function typeText(source: string, { start, end }: { readonly start: number; readonly end: number }): string {
  const text = oneLine(source.slice(start, end));
  const [, list] = /^\(typeof (\w+)\)\[number\]$/.exec(text) ?? [];
  const [, items] = (list && new RegExp(`const ${list} = \\[([^\\]]+)\\]`).exec(source)) || [];
  return items ? oneLine(items).replace(/,$/, '').replaceAll(', ', ' | ') : text.replace(/^\| /, '');
}

function fieldsOf({ node, source }: Declared): readonly TypeField[] {
  if (node.type === 'TSTypeAliasDeclaration') return [];
  const inherited = node.extends.flatMap(({ expression }) => {
    const parent = expression.type === 'Identifier' ? DECLARED.get(expression.name) : undefined;
    return parent ? fieldsOf(parent) : [];
  });
  const own = node.body.body.flatMap((member) => {
    if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return [];
    const type = member.typeAnnotation ? typeText(source, member.typeAnnotation.typeAnnotation) : 'unknown';
    const name = member.key.name + (member.optional ? '?' : '');
    return [{ name, type, description: wordsBefore(source, member.start) }];
  });
  return [...inherited, ...own];
}

/** Names of our own types in a type's text; those of texts are listed apart. */
const namesIn = (text: string) =>
  (text.replaceAll(/'[^']*'/g, '').match(/\b[A-Z]\w+/g) ?? []).filter(
    (name) => DECLARED.has(name) && !name.endsWith('Strings'),
  );

/** Returns the types that are named in texts of types, and those that these name in turn, each once. */
export function typeDocuments(texts: readonly string[]): readonly TypeDocument[] {
  const documents = new Map<string, TypeDocument>();
  const add = (name: string): void => {
    const declared = DECLARED.get(name);
    if (!declared || documents.has(name)) return;
    const { node, source } = declared;
    const fields = fieldsOf(declared);
    const type = node.type === 'TSTypeAliasDeclaration' ? typeText(source, node.typeAnnotation) : undefined;
    documents.set(name, { name, fields, ...(type && { type }) });
    for (const text of [...fields.map((field) => field.type), type ?? ''].flatMap(namesIn)) add(text);
  };
  for (const name of texts.flatMap(namesIn)) add(name);
  return [...documents.values()];
}
