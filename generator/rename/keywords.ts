import { ts } from "ts-morph";

const isKeywordKind = (kind: ts.SyntaxKind): boolean =>
  kind >= ts.SyntaxKind.FirstKeyword && kind <= ts.SyntaxKind.LastKeyword;

/** Returns whether a name is also a keyword of TypeScript, such as `export`. */
export function isKeyword(name: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true);
  scanner.setText(name);
  return isKeywordKind(scanner.scan());
}

/** Returns those offsets in a text of TypeScript that are in strings, comments and identifiers, but not in keywords. */
export function withoutKeywords(path: string, text: string, offsets: readonly number[]): readonly number[] {
  if (offsets.length === 0) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return offsets.filter((offset) => {
    const token = tokenWithTrivia(source, offset, source);
    // A comment is a part of the token that follows it.
    return token.getStart(source) > offset || !isKeywordKind(token.kind);
  });
}

/** Returns the innermost node at an offset, including keywords. A node includes the comments and the space before it. */
function tokenWithTrivia(node: ts.Node, offset: number, source: ts.SourceFile): ts.Node {
  const child = node.getChildren(source).find(({ pos, end }) => pos <= offset && offset < end);
  return child ? tokenWithTrivia(child, offset, source) : node;
}
