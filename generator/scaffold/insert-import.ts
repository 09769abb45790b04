import type { ImportDeclaration, SourceFile } from "ts-morph";
import { specifier } from "./handler-kind.ts";
import { lineEndAfter, lineEndingAt, type Insertion } from "./insertion.ts";

export interface RequiredImport {
  readonly name: string;
  /** Below the service's root. */
  readonly file: string;
}

/**
 * Creates the insertion of import declarations in the style of the existing ones (quotes, semicolon, extension). `before` and
 * `after` are the listed names next to the new ones. The declarations are inserted after the import of `before`, else before
 * that of `after`, else after the last import.
 */
export function insertImports(
  source: SourceFile,
  index: string,
  required: readonly RequiredImport[],
  { before, after }: { readonly before: string | null; readonly after: string | null },
): Insertion {
  const text = source.getFullText();
  const declarations = source.getImportDeclarations();
  const following = declarationOf(declarations, after);
  const previous = following && declarations[declarations.indexOf(following) - 1];
  const anchor = declarationOf(declarations, before) ?? (following ? previous : declarations.at(-1));
  const lines = required.map(({ name, file }) => statement(name, specifier(index, file), anchor ?? following));
  if (anchor) {
    const end = anchor.getEnd();
    const eol = lineEndingAt(text, end);
    return { position: lineEndAfter(text, end) ?? end, text: lines.map((line) => eol + line).join("") };
  }
  const position = following ? startIncludingComments(text, following) : afterShebang(text);
  const eol = lineEndingAt(text, position);
  return { position, text: lines.map((line) => line + eol).join("") };
}

function statement(name: string, path: string, like: ImportDeclaration | undefined): string {
  const literal = like?.getModuleSpecifier().getText() ?? '""';
  const quote = literal.startsWith("'") ? "'" : '"';
  const semicolon = !like || like.getText().endsWith(";") ? ";" : "";
  const written = like?.getModuleSpecifierValue() ?? "";
  const extension = written.startsWith(".") ? (/\.[cm]?[jt]s$/.exec(written)?.[0] ?? "") : ".ts";
  return `import { ${name} } from ${quote}${path.replace(/\.ts$/, extension)}${quote}${semicolon}`;
}

/** Finds the declaration that imports a name. */
function declarationOf(declarations: readonly ImportDeclaration[], name: string | null): ImportDeclaration | undefined {
  return declarations.find((declaration) => declaration.getNamedImports().some((each) => each.getName() === name));
}

/**
 * Returns the start of the first import, including its comments; a comment that is followed by a blank line belongs to
 * the file.
 */
function startIncludingComments(text: string, declaration: ImportDeclaration): number {
  const from = Math.max(declaration.getFullStart(), afterShebang(text));
  const trivia = text.slice(from, declaration.getStart());
  const blank = [...trivia.matchAll(/\n[ \t]*\r?\n/g)].at(-1);
  return blank ? from + blank.index + blank[0].length : from;
}

const afterShebang = (text: string): number => /^#!.*(?:\r?\n|$)/.exec(text)?.[0].length ?? 0;
