import { ts } from "ts-morph";

/** Returns whether the types of the code accept a name at a place. */
export type Accepts = (token: ts.Node, name: string) => boolean;

/** A type, and what the name at a place may be: a property of the type, or a string value of the type. */
type Place = readonly [type: ts.Type, as: "property" | "value"];

/**
 * Returns a function that looks up a name in the types that the compiler knows for a place. A string literal is looked
 * up in the types required there. A property name is looked up in the types of its object: in a property access, a
 * destructuring pattern or an object literal. The type `string` and index signatures accept no name.
 */
export function acceptedNames(checker: ts.TypeChecker): Accepts {
  const typeOf = (node: ts.Node): ts.Type => checker.getTypeAtLocation(node);
  return (token, name) =>
    placesOf(token).some(([type, as]) => (as === "property" ? hasProperty(type, name) : hasValue(type, name)));

  function placesOf(token: ts.Node): readonly Place[] {
    const { parent } = token;
    if (ts.isPropertyAccessExpression(parent)) return [[typeOf(parent.expression), "property"]];
    if (ts.isBindingElement(parent)) return [[typeOf(parent.parent), "property"]];
    if (ts.isObjectLiteralElementLike(parent) && parent.name === token && ts.isObjectLiteralExpression(parent.parent))
      return partsOf(typesAround(parent.parent)).map((type) => [type, "property"]);
    if (!ts.isStringLiteralLike(token)) return [];
    if (ts.isElementAccessExpression(parent)) return [[typeOf(parent.expression), "property"]];
    if (ts.isLiteralTypeNode(parent)) return typeArgumentPlaces(parent);
    if (ts.isCaseClause(parent)) return [[typeOf(parent.parent.parent.expression), "value"]];
    if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InKeyword)
      return [[typeOf(parent.right), "property"]];
    if (ts.isBinaryExpression(parent) && COMPARISONS.has(parent.operatorToken.kind))
      return [[typeOf(parent.left === token ? parent.right : parent.left), "value"]];
    return typesAround(token).map((type) => [type, "value"]);
  }

  function hasProperty(type: ts.Type, name: string): boolean {
    return checker.getPropertyOfType(checker.getApparentType(checker.getNonNullableType(type)), name) !== undefined;
  }

  function hasValue(type: ts.Type, value: string): boolean {
    if (type.isUnion()) return type.types.some((each) => hasValue(each, value));
    if (type.isStringLiteral()) return type.value === value;
    const constraint = type.flags & ts.TypeFlags.Instantiable ? checker.getBaseConstraintOfType(type) : undefined;
    return constraint !== undefined && constraint !== type && hasValue(constraint, value);
  }

  /** Returns the types that the code around an expression requires: those of a comparison, a parameter or a declaration. */
  function typesAround(expression: ts.Expression): readonly ts.Type[] {
    const compared = comparedType(expression);
    if (compared) return [compared];
    const asked = (checker as ContextualTypes).getContextualType(expression, IGNORE_INFERENCES);
    const required = asked && !(asked.flags & UNSPECIFIC) ? asked : checker.getContextualType(expression);
    const { parent } = expression;
    const index = ts.isCallExpression(parent) ? parent.arguments.indexOf(expression) : -1;
    const parameter = index < 0 ? undefined : parametersOf(parent as ts.CallExpression)[index];
    return [
      ...(required ? [required] : []),
      ...(parameter ? [checker.getTypeOfSymbolAtLocation(parameter, expression)] : []),
    ];
  }

  function parametersOf(call: ts.CallExpression): readonly ts.Symbol[] {
    return checker.getResolvedSignature(call)?.parameters ?? [];
  }

  /**
   * Returns the type of the actual value that an expected one is compared with, as in `assert.equal(actual, expected)`
   * and `expect(actual).toEqual(expected)`. Recognizes such calls by the names of their parameters.
   */
  function comparedType(expected: ts.Expression): ts.Type | undefined {
    const path: (string | null)[] = []; // null for the items of an array
    let node: ts.Node = expected;
    while (!ts.isCallExpression(node.parent)) {
      const { parent }: ts.Node = node;
      if (ts.isArrayLiteralExpression(parent)) path.unshift(null);
      else if (ts.isPropertyAssignment(parent)) path.unshift(parent.name.getText());
      else if (!ts.isObjectLiteralExpression(parent)) return undefined;
      node = parent;
    }
    const call = node.parent;
    const parameters = parametersOf(call).map(({ name }) => name);
    if (parameters[call.arguments.indexOf(node as ts.Expression)] !== "expected") return undefined;
    const actual = call.arguments[parameters.indexOf("actual")] ?? innermostArgument(call.expression);
    if (!actual) return undefined;
    let type: ts.Type | undefined = typeOf(actual);
    type = checker.getAwaitedType(type) ?? type;
    for (const name of path) {
      const object = checker.getApparentType(checker.getNonNullableType(type));
      const property = name === null ? undefined : checker.getPropertyOfType(object, name);
      type = property ? checker.getTypeOfSymbolAtLocation(property, expected) : undefined;
      if (name === null) type = checker.getIndexTypeOfType(object, ts.IndexKind.Number);
      if (!type) return undefined;
    }
    return type;
  }

  /** A literal type may be a key of what it is used with: `Input["label"]`, `Pick<Input, "label">`, `Extract<ToolName, "a">`. */
  function typeArgumentPlaces(node: ts.TypeNode): readonly Place[] {
    let argument = node;
    while (ts.isUnionTypeNode(argument.parent) || ts.isParenthesizedTypeNode(argument.parent))
      argument = argument.parent;
    const { parent } = argument;
    if (ts.isIndexedAccessTypeNode(parent)) return [[typeOf(parent.objectType), "property"]];
    if (!ts.isTypeReferenceNode(parent)) return [];
    const others = (parent.typeArguments ?? []).filter((each) => each !== argument).map(typeOf);
    return others.flatMap((type): Place[] => [
      [type, "property"],
      [type, "value"],
    ]);
  }
}

const COMPARISONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

const partsOf = (types: readonly ts.Type[]): readonly ts.Type[] =>
  types.flatMap((type) => (type.isUnion() ? type.types : [type]));

/** Returns `actual` of `expect(actual).not.toEqual`. */
function innermostArgument(callee: ts.Expression): ts.Expression | undefined {
  if (ts.isPropertyAccessExpression(callee)) return innermostArgument(callee.expression);
  return ts.isCallExpression(callee) ? (innermostArgument(callee.expression) ?? callee.arguments[0]) : undefined;
}

/** Asks for the type that is required of an expression, not for one that a generic call infers from the expression itself. */
const IGNORE_INFERENCES = 4;

/**
 * Types that accept any string. If the type requested with `IGNORE_INFERENCES` is one of these, the type is requested again
 * without this flag: if the result of a generic call has to be of a certain type, a more specific type may follow from it.
 */
const UNSPECIFIC = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.String | ts.TypeFlags.TypeParameter;

/** TypeScript's public declarations omit the parameter `flags`. */
interface ContextualTypes {
  getContextualType(node: ts.Expression, flags: number): ts.Type | undefined;
}
