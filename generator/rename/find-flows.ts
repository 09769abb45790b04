import { ts, type Project } from "ts-morph";
import type { Property } from "./generated-names.ts";
import type { Mention } from "./mentions.ts";
import { dependents } from "./new-problems.ts";

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
  const property = declared?.getType().getProperty(name)?.compilerSymbol;
  if (!declared || !property || names.length !== 2) return [];
  const checker = project.getTypeChecker().compilerObject;
  const users = dependents(project, new Set([declared.getSourceFile().getFilePath()]));
  return project.getSourceFiles().flatMap((user) => {
    const path = pathOf(user.getFilePath());
    if (path.includes("generated/") || !users.has(user.getFilePath())) return [];
    const flows: Mention[] = [];
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit);
      if (!ts.isIdentifier(node) || !isValue(node)) return;
      if (checker.getPropertyOfType(checker.getTypeAtLocation(node), name) !== property) return;
      const expected = checker.getContextualType(node);
      const other = expected && checker.getPropertyOfType(expected, name);
      if (!other || other === property) return;
      const [place] = other.declarations ?? [];
      const where = place ? `${pathOf(place.getSourceFile().fileName)}:${lineOf(place)}` : "another type";
      flows.push({ file: path, line: lineOf(node), text: `${node.text}: its ${name} is used as ${name} of ${where}` });
    };
    visit(user.compilerNode);
    return flows;
  });
}

const lineOf = (node: ts.Node): number => {
  const file = node.getSourceFile();
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
};

/** Whether an identifier is passed on as a whole, and not the object of a property access. */
function isValue({ parent }: ts.Identifier): boolean {
  return (
    ts.isCallExpression(parent) ||
    (ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)) ||
    ts.isReturnStatement(parent) ||
    ts.isSpreadAssignment(parent)
  );
}
