import { Node, SyntaxKind, type ObjectLiteralExpression, type SourceFile, type StringLiteral } from "ts-morph";
import type { RouteText } from "../check/route-text.ts";
import type { IsOtherName } from "./other-names.ts";
import { nameOf, type Rename } from "./target.ts";
import type { TextEdit } from "./text-edit.ts";

/**
 * Returns the edits of code that names a tool by a string literal: `call("get_profile", { profile_id })`, `{ name:
 * "get_profile", arguments: { profile_id } }`, or the route in a call to the typed client,
 * `client.GET("/profiles/{profile_id}", { params: { path: { profile_id } } })`.
 */
export function literalEdits(
  file: SourceFile,
  path: string,
  rename: Rename,
  { routes, isOtherName }: { readonly routes: readonly RouteText[]; readonly isOtherName: IsOtherName },
): readonly TextEdit[] {
  if (rename.kind === "tool") return namesTool(nameOf(rename)) ? toolEdits(file, path, rename, isOtherName) : [];
  if (rename.kind !== "input" || rename.path.length > 1) return [];
  const objects = [
    ...stringsIn(file, rename.owner ?? "").flatMap(objectsBeside),
    ...routes.flatMap((route) => stringsIn(file, route.path).flatMap((literal) => argumentsOfRoute(literal, route))),
  ];
  return objects.flatMap((object) => argumentEdits(object, path, rename));
}

/** A name of one word may be an ordinary string. */
const namesTool = (name: string): boolean => name.includes("_");

function toolEdits(file: SourceFile, path: string, rename: Rename, isOtherName: IsOtherName): readonly TextEdit[] {
  const strings = stringsIn(file, nameOf(rename)).filter((literal) => !isOtherName(literal));
  return strings.map((literal) => {
    return { file: path, start: literal.getStart() + 1, end: literal.getEnd() - 1, text: rename.to };
  });
}

const stringsIn = (file: SourceFile, value: string): readonly StringLiteral[] =>
  file.getText().includes(value)
    ? file.getDescendantsOfKind(SyntaxKind.StringLiteral).filter((literal) => literal.getLiteralValue() === value)
    : [];

/** Returns the edit of an argument in the arguments of a call. */
function argumentEdits(object: ObjectLiteralExpression, path: string, rename: Rename): readonly TextEdit[] {
  const property = object.getProperty(nameOf(rename));
  if (Node.isPropertyAssignment(property)) {
    const name = property.getNameNode();
    const quote = Node.isStringLiteral(name) ? 1 : 0;
    return [{ file: path, start: name.getStart() + quote, end: name.getEnd() - quote, text: rename.to }];
  }
  if (!Node.isShorthandPropertyAssignment(property)) return [];
  return [{ file: path, start: property.getStart(), end: property.getStart(), text: `${rename.to}: ` }];
}

/** Returns the query, the path parameters and the body in a call to the typed client. */
function argumentsOfRoute(literal: StringLiteral, { method }: RouteText): readonly ObjectLiteralExpression[] {
  const call = literal.getParent();
  if (!Node.isCallExpression(call) || call.getArguments()[0] !== literal) return [];
  const called = call.getExpression();
  if (!Node.isPropertyAccessExpression(called) || called.getName() !== method.toUpperCase()) return [];
  const options = call.getArguments()[1];
  const params = memberOf(options, "params");
  return [memberOf(params, "query"), memberOf(params, "path"), memberOf(options, "body")].filter(
    Node.isObjectLiteralExpression,
  );
}

/** Returns the value of a property of an object literal. */
function memberOf(object: Node | undefined, name: string): Node | undefined {
  const property = Node.isObjectLiteralExpression(object) ? object.getProperty(name) : undefined;
  return Node.isPropertyAssignment(property) ? property.getInitializer() : undefined;
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
