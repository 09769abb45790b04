import { basename, join } from "node:path";
import { Node, Project, SyntaxKind, type SourceFile } from "ts-morph";
import type { RouteText } from "../check/route-text.ts";
import type { CodeChange, Declaration } from "./generated-names.ts";
import { literalEdits } from "./literal-edits.ts";
import { otherNames } from "./other-names.ts";
import { nameOf, type Rename } from "./target.ts";
import type { TextEdit } from "./text-edit.ts";

/** Opens the code of a service: everything that its tsconfig.json includes. */
export const openProject = (root: string): Project => new Project({ tsConfigFilePath: join(root, "tsconfig.json") });

/**
 * Returns the edits of hand-written code: references to declarations, imports of moved modules, and literals that name the tool
 * in calls. Generated code is not edited, but generated again.
 */
export function changeCode(
  project: Project,
  root: string,
  change: CodeChange,
  { rename, routes }: { readonly rename: Rename; readonly routes: readonly RouteText[] },
): readonly TextEdit[] {
  const pathOf = (file: SourceFile): string => file.getFilePath().slice(root.length + 1);
  const isHandWritten = (path: string): boolean => !path.includes("generated/") && !path.startsWith("..");
  const edits: TextEdit[] = [];
  for (const declaration of change.declarations) edits.push(...symbolEdits(project, root, declaration, pathOf));
  const renamed = new Set(edits.map(({ file, start }) => `${file}:${start}`));
  const isOtherName = otherNames(project, nameOf(rename), (node) => {
    const path = pathOf(node.getSourceFile());
    return isHandWritten(path) && !renamed.has(`${path}:${node.getStart()}`);
  });
  for (const file of project.getSourceFiles()) {
    const path = pathOf(file);
    if (!isHandWritten(path)) continue;
    edits.push(
      ...importEdits(file, path, root, change.moves),
      ...literalEdits(file, path, rename, { routes, isOtherName }),
    );
  }
  if (change.literal) edits.push(...unionEdits(project, root, change.literal, pathOf));
  return withoutExpansions(
    edits.filter(({ file }) => isHandWritten(file)),
    rename.to,
  );
}

type PathOf = (file: SourceFile) => string;

/** Renames a declaration with everything that refers to it, as an editor does. Shorthand properties are expanded. */
function symbolEdits(project: Project, root: string, { file, names, to }: Declaration, pathOf: PathOf): TextEdit[] {
  const declaration = findDeclaration(project.getSourceFile(join(root, file)), names);
  if (!declaration) return [];
  // A type must be renamed also where a module imports it through a re-export; with expansions, it would get an alias there.
  const isType = file.startsWith("generated/") && names.length === 1;
  return renameNode(project, declaration, to, pathOf, !isType);
}

function renameNode(project: Project, node: Node, to: string, pathOf: PathOf, expands = true): TextEdit[] {
  const found = project.getLanguageService().findRenameLocations(node, { usePrefixAndSuffixText: expands });
  return found.map((place) => {
    const span = place.getTextSpan();
    const text = `${place.getPrefixText() ?? ""}${to}${place.getSuffixText() ?? ""}`;
    return { file: pathOf(place.getSourceFile()), start: span.getStart(), end: span.getEnd(), text };
  });
}

/** Returns the name of an exported declaration, or of a property inside it. */
function findDeclaration(file: SourceFile | undefined, [first = "", ...rest]: readonly string[]): Node | undefined {
  const exported = file?.getExportedDeclarations().get(first)?.[0];
  let node: Node | undefined = exported;
  for (const name of rest) {
    const found = node?.getDescendantsOfKind(SyntaxKind.PropertySignature) ?? [];
    node = found.filter((property) => property.getName() === name).sort((a, b) => depthOf(a) - depthOf(b))[0];
  }
  return node && (Node.hasName(node) ? node.getNameNode() : node);
}

const depthOf = (node: Node): number => node.getAncestors().length;

/** Renames one literal of a union of string literals, wherever a string has the type of the union. */
function unionEdits(
  project: Project,
  root: string,
  { file, type, from, to }: NonNullable<CodeChange["literal"]>,
  pathOf: PathOf,
): TextEdit[] {
  const alias = project.getSourceFile(join(root, file))?.getTypeAlias(type);
  const literal = alias?.getDescendantsOfKind(SyntaxKind.StringLiteral).find((one) => one.getLiteralValue() === from);
  return literal ? renameNode(project, literal, to, pathOf) : [];
}

/** Returns the edits of imports of moved modules. */
function importEdits(file: SourceFile, path: string, root: string, moves: ReadonlyMap<string, string>): TextEdit[] {
  return file.getImportStringLiterals().flatMap((literal) => {
    const specifier = literal.getLiteralValue();
    if (!specifier.startsWith(".")) return [];
    const target = join(file.getDirectoryPath(), specifier).slice(root.length + 1);
    const moved = moves.get(target);
    if (moved === undefined) return [];
    const end = literal.getEnd() - 1;
    return [{ file: path, start: end - basename(target).length, end, text: basename(moved) }];
  });
}

/** Keeps a shorthand property if the property and its variable are both renamed. */
function withoutExpansions(edits: readonly TextEdit[], to: string): readonly TextEdit[] {
  const byPlace = new Map<string, TextEdit>();
  for (const edit of edits) {
    const place = `${edit.file}:${edit.start}`;
    byPlace.set(place, byPlace.has(place) ? { ...edit, text: withoutExpansion(edit.text, to) } : edit);
  }
  return [...byPlace.values()];
}

/** Returns the new name for a shorthand property. All edits of the same place are equal. */
const withoutExpansion = (text: string, to: string): string => (text.includes(": ") ? to : text);
