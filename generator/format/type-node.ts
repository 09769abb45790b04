import { docComment, propertyName } from "./text.ts";
import { textWidth } from "./width.ts";

/** A TypeScript type, as far as JSON Schema needs it. */
export type TypeNode =
  /** A keyword, literal or name: text that never breaks. */
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "array"; readonly item: TypeNode }
  | { readonly kind: "union"; readonly members: readonly TypeNode[] }
  | { readonly kind: "intersection"; readonly members: readonly TypeNode[] }
  | { readonly kind: "object"; readonly members: readonly MemberNode[]; readonly rest: TypeNode | null };

export interface MemberNode {
  readonly name: string;
  readonly optional: boolean;
  readonly description: string;
  readonly type: TypeNode;
}

const printWidth = 120;

/** The members of an interface or object type, each on its own line with its doc comment; `indent` counts spaces. */
export function printMembers(members: readonly MemberNode[], rest: TypeNode | null, indent: number): string {
  const pad = " ".repeat(indent);
  const lines = members.map(({ name, optional, description, type }) => {
    const comment = description === "" ? "" : `${docComment(description, indent)}\n`;
    return `${comment}${printAfter(`${pad}${propertyName(name)}${optional ? "?" : ""}:`, type, indent)};\n`;
  });
  if (rest) lines.push(`${printAfter(`${pad}[key: string]:`, rest, indent)};\n`);
  return lines.join("");
}

/** `before` (a member's name or `type X =`) and the type, laid out as prettier does; without the semicolon. */
export function printAfter(before: string, type: TypeNode, indent: number): string {
  const oneLine = flat(type);
  if (oneLine !== null) {
    const line = `${before} ${oneLine}`;
    if (textWidth(line) < printWidth) return line;
    const nextLine = `${" ".repeat(indent + 2)}${oneLine}`;
    const fitsNextLine = type.kind === "union" && textWidth(nextLine) < printWidth;
    if (fitsNextLine || (before.endsWith("=") && !breaksInside(type))) return `${before}\n${nextLine}`;
  }
  if (type.kind === "union" && !hugs(type)) return `${before}\n${branches(type.members, indent + 2)}`;
  const text = `${before} ${block(type, indent, textWidth(before) + 1, 1)}`;
  const moves = before.endsWith("=") && type.kind === "intersection" && !fits(text.split("\n", 1)[0] ?? "");
  return moves ? `${before}\n${" ".repeat(indent + 2)}${block(type, indent + 2, indent + 2, 1)}` : text;
}

const fits = (line: string): boolean => textWidth(line) <= printWidth;

/** The type on one line, or null where it holds an object, whose members stand on lines of their own. */
function flat(type: TypeNode): string | null {
  switch (type.kind) {
    case "text":
      return type.text;
    case "object":
      return type.members.length === 0 && !type.rest ? "{}" : null;
    case "array": {
      const item = flat(type.item);
      return item === null ? null : `readonly ${needsParens(type.item) ? `(${item})` : item}[]`;
    }
    case "union":
    case "intersection": {
      const members = type.members.map((member) => {
        const text = flat(member);
        return text !== null && isCombined(member) ? `(${text})` : text;
      });
      return members.includes(null) ? null : members.join(type.kind === "union" ? " | " : " & ");
    }
  }
}

/** The type over several lines where it must be; `column` is where it starts, `after` what follows on its last line. */
function block(type: TypeNode, indent: number, column: number, after: number): string {
  const oneLine = flat(type);
  if (oneLine !== null && (column + textWidth(oneLine) + after <= printWidth || !breaksInside(type))) return oneLine;
  switch (type.kind) {
    case "text":
      return type.text;
    case "object":
      return `{\n${printMembers(type.members, type.rest, indent + 2)}${" ".repeat(indent)}}`;
    case "array":
      return needsParens(type.item)
        ? `readonly ${parenthesized(type.item, indent, column + 9, after + 2)}[]`
        : `readonly ${block(type.item, indent, column + 9, after + 2)}[]`;
    case "union":
      return type.members
        .map((member) =>
          isCombined(member) ? parenthesized(member, indent, column, after) : block(member, indent, 0, 0),
        )
        .join(" | ");
    case "intersection":
      return intersection(type.members, indent, column, after);
  }
}

/** Lines end between members of which none is an object; beside an object the line goes on. */
function intersection(members: readonly TypeNode[], indent: number, column: number, after: number): string {
  let text = "";
  let shifted = false;
  for (const [index, member] of members.entries()) {
    const isObject = member.kind === "object";
    const sameKind = index > 0 && isObject === (members[index - 1]?.kind === "object");
    if (index > 1 && !sameKind) shifted = true;
    const deeper = sameKind ? !isObject || shifted : index > 1;
    const inner = indent + (deeper ? 2 : 0);
    const joint = index === 0 ? "" : sameKind && !isObject ? ` &\n${" ".repeat(inner)}` : " & ";
    text += joint;
    const start = textWidth(text.slice(text.lastIndexOf("\n") + 1)) + (text.includes("\n") ? 0 : column);
    const end = index === members.length - 1 ? after : 2;
    text += isCombined(member) ? parenthesized(member, inner, start, end) : block(member, inner, start, end);
  }
  return text;
}

function parenthesized(type: TypeNode, indent: number, column: number, after: number): string {
  const line = flat(type);
  if (line !== null && column + textWidth(line) + 2 + after <= printWidth) return `(${line})`;
  if (type.kind !== "union" || hugs(type)) return `(${block(type, indent, column + 1, after + 1)})`;
  const alone = `${" ".repeat(indent + 2)}${line ?? ""}`;
  const lines = line !== null && fits(alone) ? alone : branches(type.members, indent + 2);
  return `(\n${lines}\n${" ".repeat(indent)})`;
}

/** One `| member` a line. */
function branches(members: readonly TypeNode[], indent: number): string {
  const lines = members.map((member) => {
    const print = isCombined(member) ? parenthesized : block;
    return `${" ".repeat(indent)}| ${print(member, indent + 2, indent + 2, 1)}`;
  });
  return lines.join("\n");
}

/** An object or null: prettier keeps these on the object's lines. */
function hugs({ members }: { readonly members: readonly TypeNode[] }): boolean {
  const objects = members.filter((member) => member.kind === "object");
  const nulls = members.filter((member) => member.kind === "text" && member.text === "null");
  return objects.length === 1 && nulls.length === members.length - 1 && nulls.length > 0;
}

const isCombined = (type: TypeNode): boolean => type.kind === "union" || type.kind === "intersection";

const needsParens = (type: TypeNode): boolean => isCombined(type) || type.kind === "array";

/** Whether a type that is too long for its line has a place to break. */
function breaksInside(type: TypeNode): boolean {
  return type.kind === "array" ? breaksInside(type.item) : isCombined(type);
}
