import { SyntaxKind, type ObjectLiteralExpression } from "ts-morph";
import { indentAt, lineBefore, lineEndAfter, lineEndingAt, type Insertion } from "./insertion.ts";

/**
 * Creates insertions of shorthand members into an object literal in its own style: on separate lines or on one line, with or
 * without a trailing comma. `after` is the index of the preceding member; -1 inserts at the start.
 */
export function insertMembers(
  text: string,
  object: ObjectLiteralExpression,
  after: number,
  names: readonly string[],
): readonly Insertion[] {
  const members = object.getProperties();
  const member = members[after];
  if (!member) return insertFirst(text, object, names);
  const end = member.getEnd();
  const eol = lineEndingAt(text, end);
  const comma = commaAfter(object, end);
  if (comma === null) {
    const leading = /^[ \t]*,[ \t]*$/.exec(lineBefore(text, member.getStart()))?.[0];
    const lineEnd = lineEndAfter(text, end);
    if (leading !== undefined && lineEnd !== null)
      return [
        at(
          lineEnd,
          names.map((name) => eol + leading + name),
        ),
      ];
    if (lineEnd === null)
      return [
        at(
          end,
          names.map((name) => `, ${name}`),
        ),
      ];
    const indent = indentAt(text, end);
    const lines = names.map((name, index) => `${eol}${indent}${name}${index < names.length - 1 ? "," : ""}`);
    // The comma is inserted directly after the member, before a comment that follows it.
    return [at(end, [","]), at(lineEnd, lines)];
  }
  const between = text.slice(end, comma);
  const lineEnd = lineEndAfter(text, between.includes("\n") ? end : comma + 1);
  if (between.includes("\n") && lineEnd !== null) {
    return [
      at(
        lineEnd,
        names.map((name) => `${eol}${indentAt(text, comma)}, ${name}`),
      ),
    ];
  }
  if (lineEnd === null)
    return [
      at(
        comma + 1,
        names.map((name) => ` ${name},`),
      ),
    ];
  return [
    at(
      lineEnd,
      names.map((name) => `${eol}${indentAt(text, end)}${name},`),
    ),
  ];
}

function insertFirst(text: string, object: ObjectLiteralExpression, names: readonly string[]): readonly Insertion[] {
  const open = object.getStart() + 1;
  const eol = lineEndingAt(text, open);
  const [first] = object.getProperties();
  const lineEnd = lineEndAfter(text, open);
  if (first && lineEnd === null)
    return [
      at(
        open,
        names.map((name) => ` ${name},`),
      ),
    ];
  const unit = /^\t/m.test(text) ? "\t" : "  ";
  const indent = first ? indentAt(text, first.getStart()) : indentAt(text, open) + unit;
  const lines = names.map((name) => `${eol}${indent}${name},`);
  if (lineEnd !== null) return [at(lineEnd, lines)];
  return [at(open, [...lines, eol + indentAt(text, open)])];
}

/** Returns the position of the comma after the member that ends at `end`, or null. Comments between are skipped. */
function commaAfter(object: ObjectLiteralExpression, end: number): number | null {
  const list = object.getChildren().find((child) => child.isKind(SyntaxKind.SyntaxList));
  const comma = list?.getChildren().find((child) => child.isKind(SyntaxKind.CommaToken) && child.getStart() >= end);
  return comma?.getStart() ?? null;
}

const at = (position: number, parts: readonly string[]): Insertion => ({ position, text: parts.join("") });
