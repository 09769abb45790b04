import { ts } from "ts-morph";

/** Whether a literal is the name in the parameters of MCP's `tools/call`: `{ name: "get_profile", arguments: { ... } }`. */
export const isCalledTool = (literal: ts.Node): boolean =>
  ts.isPropertyAssignment(literal.parent) &&
  literal.parent.name.getText() === "name" &&
  memberOf(literal.parent.parent, "arguments") !== undefined;

/**
 * Searches the object literals beside `literal`, the name of a tool: in the same call or list, or in `arguments` of the same
 * object. Returns their property names that are equal to `argument`.
 */
export function argumentsBeside(literal: ts.Node, argument: string): readonly ts.PropertyName[] {
  const { parent } = literal;
  const beside = ts.isCallExpression(parent)
    ? parent.arguments
    : ts.isArrayLiteralExpression(parent)
      ? parent.elements
      : [ts.isPropertyAssignment(parent) ? memberOf(parent.parent, "arguments") : undefined].map(valueOf);
  return beside.flatMap((each) => (each ? (memberOf(each, argument)?.name ?? []) : []));
}

const memberOf = (object: ts.Node, name: string): ts.ObjectLiteralElementLike | undefined =>
  ts.isObjectLiteralExpression(object)
    ? object.properties.find((property) => property.name && textOf(property.name) === name)
    : undefined;

const valueOf = (property: ts.Node | undefined): ts.Expression | undefined =>
  property && ts.isPropertyAssignment(property) ? property.initializer : undefined;

const textOf = (name: ts.PropertyName): string => (ts.isStringLiteralLike(name) ? name.text : name.getText());
