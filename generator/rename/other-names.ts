import { Node, SyntaxKind, type Project, type StringLiteral, type Type } from "ts-morph";

/** Whether a string literal names, by its type, something other than the renamed entry. */
export type IsOtherName = (literal: StringLiteral) => boolean;

/**
 * Returns a function that recognizes literals that name a property that is not renamed: `Acts["send_message"]`, or an
 * argument `"send_message"` for a parameter of the type `keyof Acts`. `isKept` accepts the names of such properties.
 */
export function otherNames(project: Project, name: string, isKept: (node: Node) => boolean): IsOtherName {
  const kept = keptProperties(project, name, isKept);
  if (kept.length === 0) return () => false;
  const declarations = new Set(kept);
  const keySets = kept.map((property) => {
    const owner = property.getParentOrThrow(); // an interface, a type literal or an object literal
    return new Set(
      owner
        .getType()
        .getProperties()
        .map((each) => each.getName()),
    );
  });
  const hasKept = (type: Type): boolean =>
    type
      .getProperty(name)
      ?.getDeclarations()
      .some((declaration) => declarations.has(declaration)) ?? false;
  const isKey = (type: Type): boolean => {
    const declared = type.isTypeParameter() ? (type.getConstraint() ?? type) : type;
    const values = declared.isUnion() ? declared.getUnionTypes().map((each) => each.getLiteralValue()) : [];
    return (
      values.includes(name) &&
      keySets.some((keys) => values.every((value) => typeof value === "string" && keys.has(value)))
    );
  };
  return (literal) => ownersOf(literal).some((node) => hasKept(node.getType())) || typesOf(literal).some(isKey);
}

/** Returns the declarations of properties that have a name and keep it. */
function keptProperties(project: Project, name: string, isKept: (node: Node) => boolean): readonly Node[] {
  const files = project.getSourceFiles().filter((file) => file.getFullText().includes(name));
  const properties = files.flatMap((file) => [
    ...file.getDescendantsOfKind(SyntaxKind.PropertySignature),
    ...file.getDescendantsOfKind(SyntaxKind.PropertyAssignment),
  ]);
  return properties.filter((property) => property.getName() === name && isKept(property.getNameNode()));
}

/** Returns the objects or types whose property a literal names: in `Acts["kind"]`, `acts["kind"]` and `Pick<Acts, "kind">`. */
function ownersOf(literal: StringLiteral): readonly Node[] {
  const parent = literal.getParent();
  if (Node.isElementAccessExpression(parent)) return [parent.getExpression()];
  const outer = Node.isLiteralTypeNode(parent) ? parent.getParent() : undefined;
  if (Node.isIndexedAccessTypeNode(outer)) return [outer.getObjectTypeNode()];
  return Node.isTypeReference(outer) ? outer.getTypeArguments().filter((argument) => argument !== parent) : [];
}

/** Returns the types that the code declares where a literal is used. */
function typesOf(literal: StringLiteral): readonly Type[] {
  const parent = literal.getParent();
  if (Node.isCallExpression(parent)) return parameterTypes(literal, parent);
  if (Node.isBinaryExpression(parent)) {
    const [left, right] = [parent.getLeft(), parent.getRight()];
    return [(left === literal ? right : left).getType()];
  }
  if (Node.isCaseClause(parent))
    return [parent.getFirstAncestorByKindOrThrow(SyntaxKind.SwitchStatement).getExpression().getType()];
  if (Node.isLiteralTypeNode(parent)) return typesOfTypeNode(parent);
  const type = literal.getContextualType();
  return type ? [type] : [];
}

/** Returns the declared type of the parameter that gets a literal, which may be a type parameter. */
function parameterTypes(literal: StringLiteral, call: Node): readonly Type[] {
  if (!Node.isCallExpression(call)) return [];
  const index = call.getArguments().indexOf(literal);
  const signature = call.getProject().getTypeChecker().getResolvedSignature(call);
  const declaration = signature?.getDeclaration();
  const type = Node.isParametered(declaration) ? declaration.getParameters()[index]?.getType() : undefined;
  return type ? [type] : [];
}

/** Returns the union that contains a type, or the constraint of the type parameter that gets it. */
function typesOfTypeNode(node: Node): readonly Type[] {
  const outer = node.getParent();
  if (Node.isUnionTypeNode(outer)) return [outer.getType()];
  if (!Node.isTypeReference(outer)) return [];
  const index = outer.getTypeArguments().findIndex((argument) => argument === node);
  const symbol = outer.getTypeName().getSymbol();
  const declarations = (symbol?.getAliasedSymbol() ?? symbol)?.getDeclarations() ?? [];
  return declarations.flatMap((declaration) => {
    const declared = Node.isTypeParametered(declaration) ? declaration.getTypeParameters()[index] : undefined;
    const constraint = declared?.getConstraint();
    return constraint ? [constraint.getType()] : [];
  });
}
