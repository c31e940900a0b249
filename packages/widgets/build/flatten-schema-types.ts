import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript-api'; // the project's own compiler has no programming interface

const { NoTruncation, InTypeAlias } = ts.TypeFormatFlags;

function typesIn(source: ts.SourceFile, checker: ts.TypeChecker): string {
  const lines: string[] = [];
  source.forEachChild((node) => {
    if (ts.isInterfaceDeclaration(node)) lines.push(node.getText());
    if (!ts.isTypeAliasDeclaration(node)) return;
    const type = checker.getTypeAtLocation(node);
    const text = checker.typeToString(type, undefined, NoTruncation | InTypeAlias);
    lines.push(node.typeParameters ? node.getText() : `export type ${node.name.text} = ${text};`);
  });
  return `${lines.join('\n')}\n`;
}

/**
 * Writes declarations of the types derived from schemas as the types themselves, so that the published package
 * names no schema library.
 */
export function flattenSchemaTypes(schemaFolder: string, declarationFolder: string): void {
  const files = readdirSync(schemaFolder).map((name) => join(schemaFolder, name));
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  });
  for (const file of files) {
    const source = program.getSourceFile(file);
    const declaration = join(declarationFolder, basename(file).replace(/\.ts$/, '.d.ts'));
    if (source) writeFileSync(declaration, typesIn(source, program.getTypeChecker()));
  }
}
