import { Node, SyntaxKind, type SourceFile, type StringLiteral } from "ts-morph";
import { nameOf, type Rename } from "./target.ts";
import type { TextEdit } from "./text-edit.ts";

/**
 * Returns the edits of code that names a tool by a string literal: `call("get_profile", { profile_id })` or `{ name:
 * "get_profile", arguments: { profile_id } }`. Such calls accept any JSON, so the compiler does not check them.
 */
export function literalEdits(file: SourceFile, path: string, rename: Rename): readonly TextEdit[] {
  if (rename.kind === "tool") return namesTool(rename.path[0] ?? "") ? toolEdits(file, path, rename) : [];
  if (rename.kind !== "input" || rename.path.length > 1) return [];
  return stringsIn(file, rename.owner ?? "").flatMap((literal) => argumentEdits(literal, path, rename));
}

/** A name of one word may be an ordinary string. */
const namesTool = (name: string): boolean => name.includes("_");

function toolEdits(file: SourceFile, path: string, rename: Rename): readonly TextEdit[] {
  const strings = stringsIn(file, nameOf(rename));
  return strings.map((literal) => {
    return { file: path, start: literal.getStart() + 1, end: literal.getEnd() - 1, text: rename.to };
  });
}

const stringsIn = (file: SourceFile, value: string): readonly StringLiteral[] =>
  file.getText().includes(value)
    ? file.getDescendantsOfKind(SyntaxKind.StringLiteral).filter((literal) => literal.getLiteralValue() === value)
    : [];

/** Returns the edits of the arguments next to the name of a tool. */
function argumentEdits(literal: StringLiteral, path: string, rename: Rename): readonly TextEdit[] {
  return objectsBeside(literal).flatMap((object) => {
    const property = object.getProperty(nameOf(rename));
    if (Node.isPropertyAssignment(property)) {
      const name = property.getNameNode();
      const quote = Node.isStringLiteral(name) ? 1 : 0;
      return [{ file: path, start: name.getStart() + quote, end: name.getEnd() - quote, text: rename.to }];
    }
    if (!Node.isShorthandPropertyAssignment(property)) return [];
    return [{ file: path, start: property.getStart(), end: property.getStart(), text: `${rename.to}: ` }];
  });
}

/** Returns the object literals in the same call or list, or in the property `arguments` of the same object. */
function objectsBeside(literal: StringLiteral) {
  const parent = literal.getParent();
  const beside = Node.isCallExpression(parent)
    ? parent.getArguments()
    : Node.isArrayLiteralExpression(parent)
      ? parent.getElements()
      : Node.isPropertyAssignment(parent)
        ? (parent.getParent() as Node).getChildrenOfKind(SyntaxKind.SyntaxList).flatMap((list) => argumentsIn(list))
        : [];
  return beside.filter(Node.isObjectLiteralExpression);
}

const argumentsIn = (list: Node): readonly Node[] =>
  list.getChildrenOfKind(SyntaxKind.PropertyAssignment).flatMap((property) => {
    const value = property.getName() === "arguments" ? property.getInitializer() : undefined;
    return value ? [value] : [];
  });
