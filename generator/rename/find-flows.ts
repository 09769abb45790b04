import { Node, type Project } from "ts-morph";
import type { Property } from "./generated-names.ts";
import type { Mention } from "./mentions.ts";

/**
 * Returns the places where a value with the renamed property is used as another type that declares a property with the old
 * name. TypeScript compares types by structure, so nothing connects the two names, and an optional property would be lost
 * without an error.
 */
export function findFlows(
  project: Project,
  root: string,
  { file, names }: Property,
  pathOf: (path: string) => string,
): readonly Mention[] {
  const [typeName = "", name = ""] = names;
  const declared = project.getSourceFile(`${root}/${file}`)?.getExportedDeclarations().get(typeName)?.[0];
  const property = declared?.getType().getProperty(name);
  if (!declared || !property || names.length !== 2) return [];
  const users = declared.getSourceFile().getReferencingSourceFiles();
  return users.flatMap((user) => {
    const path = pathOf(user.getFilePath());
    if (path.includes("generated/")) return [];
    const flows: Mention[] = [];
    user.forEachDescendant((node) => {
      if (!Node.isIdentifier(node) || !isValue(node) || node.getType().getProperty(name) !== property) return;
      const other = node.getContextualType()?.getProperty(name);
      if (!other || other === property) return;
      const [place] = other.getDeclarations();
      const where = place
        ? `${pathOf(place.getSourceFile().getFilePath())}:${place.getStartLineNumber()}`
        : "another type";
      flows.push({
        file: path,
        line: node.getStartLineNumber(),
        text: `${node.getText()}: its ${name} is used as ${name} of ${where}`,
      });
    });
    return flows;
  });
}

/** Whether an identifier is passed on as a whole, and not the object of a property access. */
function isValue(node: Node): boolean {
  const parent = node.getParent();
  return (
    Node.isCallExpression(parent) ||
    (Node.isVariableDeclaration(parent) && Node.isIdentifier(parent.getNameNode())) ||
    Node.isReturnStatement(parent) ||
    Node.isSpreadAssignment(parent)
  );
}
