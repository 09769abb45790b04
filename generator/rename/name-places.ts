import { ts } from "ts-morph";
import type { TextEdit } from "./text-edit.ts";

/** A place in hand-written code with the old name: an identifier, or a string literal that contains it. */
export interface NamePlace {
  readonly file: string;
  readonly start: number;
  /** The name or text now, and after the rename. */
  readonly from: string;
  readonly to: string;
  readonly edit: TextEdit;
}

/** Returns the places of a name in a file. `pattern` matches the name. */
export function namePlaces(source: ts.SourceFile, file: string, pattern: RegExp, to: string): readonly NamePlace[] {
  const starts = new Set<number>();
  return [...source.text.matchAll(pattern)].flatMap(({ index }) => {
    const token = tokenAt(source, index);
    const start = token.getStart(source);
    if (!isName(token) || starts.has(start)) return [];
    starts.add(start);
    const from = token.text;
    return [{ file, start, from, to: from.replaceAll(pattern, to), edit: renameProperty(token, file, pattern, to) }];
  });
}

/** Returns the offsets of the properties and strings of a file that equal a name. Variables and types are omitted. */
export function namedUses(source: ts.SourceFile, name: string, pattern: RegExp): readonly number[] {
  return namePlaces(source, source.fileName, pattern, name).flatMap(({ start, from }) =>
    from === name && isUse(tokenAt(source, start)) ? [start] : [],
  );
}

/** Whether a token is a string or the name of a property, and not that of a variable, function or type. */
function isUse(token: ts.Node): boolean {
  if (!ts.isIdentifier(token)) return true;
  const { parent } = token;
  if (ts.isBindingElement(parent))
    return token === (parent.propertyName ?? parent.name) && ts.isObjectBindingPattern(parent.parent);
  if (ts.isPropertyAccessExpression(parent)) return parent.name === token;
  return (
    (ts.isObjectLiteralElement(parent) || ts.isTypeElement(parent) || ts.isClassElement(parent)) &&
    parent.name === token
  );
}

const isName = (node: ts.Node): node is ts.Identifier | ts.StringLiteralLike =>
  ts.isIdentifier(node) || ts.isStringLiteralLike(node);

/** Returns the edit of a property or a string literal. A shorthand property gets the new name before its variable. */
export function renameProperty(token: ts.Node, file: string, pattern: RegExp, to: string): TextEdit {
  const start = token.getStart();
  const { parent } = token;
  const isShorthand =
    ts.isShorthandPropertyAssignment(parent) ||
    (ts.isBindingElement(parent) && parent.name === token && !parent.propertyName && !parent.dotDotDotToken);
  if (isShorthand) return { file, start, end: start, text: `${to}: ` };
  return { file, start, end: token.getEnd(), text: token.getText().replaceAll(pattern, to) };
}

/** Returns the innermost node at an offset. */
export function tokenAt(source: ts.SourceFile, offset: number): ts.Node {
  let node: ts.Node = source;
  for (let next: ts.Node | undefined = source; next;) {
    node = next;
    next = ts.forEachChild(node, (child) =>
      child.getStart(source) <= offset && offset < child.getEnd() ? child : undefined,
    );
  }
  return node;
}
