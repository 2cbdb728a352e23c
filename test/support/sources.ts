// The project's own source files, parsed, for tests about the shape of the code.
import { readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import ts from 'typescript';
import { filesUnder } from './files.js';

export interface Source {
  /** From the project's folder, with `/`: `src/core/game.ts`. */
  readonly path: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
}

export const sourcesUnder = (folder: string): Source[] =>
  filesUnder(folder, ['.ts', '.tsx']).map((path) => {
    const text = readFileSync(path, 'utf8');
    return { path, text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true) };
  });

/** Every node of the file, outermost first. */
export const nodesOf = (source: Source): ts.Node[] => {
  const nodes: ts.Node[] = [];
  const walk = (node: ts.Node): void => {
    nodes.push(node);
    node.forEachChild(walk);
  };
  walk(source.tree);
  return nodes;
};

export const lineOf = (source: Source, node: ts.Node): string =>
  `${source.path}:${source.tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;

export interface Import {
  readonly from: Source;
  /** A project path without ending, `src/core/game`, or a package. */
  readonly target: string;
  readonly isOwn: boolean;
  readonly typeOnly: boolean;
  readonly isExport: boolean;
  readonly names: readonly string[];
}

const namesOf = (node: ts.ImportDeclaration | ts.ExportDeclaration): string[] => {
  const list = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
  if (!list || !('elements' in list)) return [];
  return list.elements.map((element) => (element.propertyName ?? element.name).text);
};

/** What a file imports or re-exports, `import()` included. */
export const importsOf = (from: Source): Import[] =>
  nodesOf(from).flatMap((node): Import[] => {
    const isDeclaration = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
    const isCall = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const specifier = isDeclaration ? node.moduleSpecifier : isCall ? node.arguments[0] : undefined;
    if (!specifier || !ts.isStringLiteral(specifier)) return [];
    const isOwn = specifier.text.startsWith('.');
    const target = isOwn
      ? relative('.', normalize(join(dirname(from.path), specifier.text)))
          .split(sep)
          .join('/')
          .replace(/\.(js|jsx|ts|tsx)$/, '')
      : specifier.text;
    const typeOnly =
      (ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) ||
      (ts.isExportDeclaration(node) && node.isTypeOnly);
    const names = isDeclaration ? namesOf(node) : [];
    return [{ from, target, isOwn, typeOnly, isExport: ts.isExportDeclaration(node), names }];
  });
