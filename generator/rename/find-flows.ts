import { ts, type Project } from "ts-morph";
import { handWrittenFiles } from "./code-edits.ts";
import type { Property } from "./generated-names.ts";
import type { Mention } from "./mentions.ts";
import { renameProperty } from "./name-places.ts";
import { dependents } from "./new-problems.ts";
import { passedValues, type PassedValue } from "./passed-values.ts";
import { propertyFlows, type CompareTypes, type PropertyFlow } from "./property-flows.ts";
import { nameOf, type Rename } from "./target.ts";
import type { TextEdit } from "./text-edit.ts";
import { wholeWord } from "./yaml-edits.ts";

export interface Flows {
  /** The places where a value is used as another type, so that an optional property would be lost without an error. */
  readonly problems: readonly Mention[];
  /** The edits of object literals that are used as the type that contains the renamed property. */
  readonly edits: readonly TextEdit[];
}

interface FlowAt extends PropertyFlow {
  readonly node: ts.Node;
}

/**
 * Finds flows between the type that contains the renamed property and other types with a property of the old name: values of
 * one of the two types that are used as the other. TypeScript compares types by structure, so nothing connects the two
 * properties. If an object literal is used as the type that contains the
 * renamed property, the property of the literal is renamed, too. Any other such use is a problem, unless the compiler reports
 * it because the property is required.
 * @param properties the renamed property in the generated types.
 */
export function findFlows(project: Project, root: string, properties: readonly Property[], rename: Rename): Flows {
  const renamed = new Set(properties.flatMap((property) => declarationsOf(project, root, property)));
  const files = [...handWrittenFiles(project, root).values()].map(({ compilerNode }) => compilerNode);
  const checker = project.getTypeChecker().compilerObject;
  const program = project.getProgram().compilerObject;
  const isOwn = ({ fileName }: ts.SourceFile): boolean =>
    fileName.startsWith(`${root}/`) && !fileName.includes("/node_modules/");
  const isLibrary = (file: ts.SourceFile): boolean => program.isSourceFileDefaultLibrary(file);
  const name = nameOf(rename);
  const compare = propertyFlows({ checker, isLibrary }, name, isOwn);
  const literals = new Set<Literal>();
  const flows: FlowAt[] = [];
  const visited = new Set<ts.SourceFile>();
  let declaring = [...renamed];
  while (declaring.length > 0) {
    const users = dependents(project, new Set(declaring.map((each) => each.getSourceFile().fileName)));
    for (const file of files) {
      if (visited.has(file) || !users.has(file.fileName)) continue;
      visited.add(file);
      flows.push(...passedValues(file, checker, isOwn).flatMap((value) => flowsOf(value, compare, name)));
    }
    declaring = addLiterals();
  }
  const pathOf = (file: ts.SourceFile): string => file.fileName.slice(root.length + 1);
  return {
    problems: problemsOf(flows, renamed, name, pathOf),
    edits: [...literals].map((literal) =>
      renameProperty(literal.name, pathOf(literal.getSourceFile()), wholeWord(name), rename.to),
    ),
  };

  /** Finds the properties of object literals that flow to a renamed property, adds them to `renamed`, and returns them. */
  function addLiterals(): ts.Declaration[] {
    const added: ts.Declaration[] = [];
    for (let isComplete = false; !isComplete;) {
      isComplete = true;
      for (const { source, target } of flows) {
        if (!isAmong(target, renamed) || isAmong(source, renamed)) continue;
        const declarations = source.declarations ?? [];
        if (!declarations.every((each) => isLiteral(each) && files.includes(each.getSourceFile()))) continue;
        for (const declaration of declarations.filter(isLiteral)) {
          literals.add(declaration);
          renamed.add(declaration);
          added.push(declaration);
        }
        isComplete = false;
      }
    }
    return added;
  }
}

type Literal = ts.PropertyAssignment | ts.ShorthandPropertyAssignment;

const isLiteral = (node: ts.Node): node is Literal =>
  ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);

const isAmong = ({ declarations }: ts.Symbol, renamed: ReadonlySet<ts.Declaration>): boolean =>
  declarations?.some((each) => renamed.has(each)) ?? false;

/**
 * Returns the flows of a value. Of an object literal, only the properties that are written in it count. A value that is
 * spread into the literal is compared separately, unless a later property of the literal overwrites its property `name`.
 */
function flowsOf({ node, source, target }: PassedValue, compare: CompareTypes, name: string): readonly FlowAt[] {
  const { parent } = node;
  if (ts.isSpreadAssignment(parent)) {
    const later = parent.parent.properties.slice(parent.parent.properties.indexOf(parent) + 1);
    if (later.some((property) => property.name?.getText() === name)) return [];
  }
  const found = compare(source, target).map((flow) => ({ node, ...flow }));
  if (!ts.isObjectLiteralExpression(node)) return found;
  return found.filter((flow) => flow.source.declarations?.some(({ parent }) => parent === node));
}

/** Returns the declarations of a property in the generated code. */
function declarationsOf(project: Project, root: string, { file, names }: Property): readonly ts.Declaration[] {
  const checker = project.getTypeChecker().compilerObject;
  const [typeName = "", ...path] = names;
  const declared = project.getSourceFile(`${root}/${file}`)?.getExportedDeclarations().get(typeName)?.[0];
  let types = declared ? [declared.getType().compilerType] : [];
  let found: readonly ts.Symbol[] = [];
  for (const name of path) {
    found = types.flatMap(objectsOf).flatMap((type) => checker.getPropertyOfType(type, name) ?? []);
    types = found.map((symbol) => checker.getTypeOfSymbol(symbol));
  }
  return found.flatMap(({ declarations = [] }) => declarations);

  /** Returns the forms of a type, and of the items of a list. */
  function objectsOf(type: ts.Type): readonly ts.Type[] {
    if (type.isUnion()) return type.types.flatMap(objectsOf);
    const item = checker.isArrayType(type) ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined;
    return item ? objectsOf(item) : [type];
  }
}

function problemsOf(
  flows: readonly FlowAt[],
  renamed: ReadonlySet<ts.Declaration>,
  name: string,
  pathOf: (file: ts.SourceFile) => string,
): readonly Mention[] {
  const found = new Map<string, Mention>();
  for (const { node, source, target } of flows) {
    const [isFrom, isTo] = [isAmong(source, renamed), isAmong(target, renamed)];
    // The compiler reports a required property that is missing.
    if (isFrom === isTo || (target.flags & ts.SymbolFlags.Optional) === 0) continue;
    const [place] = (isFrom ? target : source).declarations ?? [];
    const where = place ? `${pathOf(place.getSourceFile())}:${lineOf(place)}` : "another type";
    const use = isFrom
      ? `its ${name} is used as ${name} of ${where}`
      : `${name} of ${where} is used as the renamed ${name}`;
    const mention = { file: pathOf(node.getSourceFile()), line: lineOf(node), text: `${shortTextOf(node)}: ${use}` };
    const key = `${mention.file}:${mention.line} ${where}`;
    if (!found.has(key)) found.set(key, mention);
  }
  return [...found.values()];
}

const shortTextOf = (node: ts.Node): string => {
  const [first = "", ...rest] = node.getText().split("\n");
  return first.length > 60 || rest.length > 0 ? `${first.slice(0, 60)} ...` : first;
};

const lineOf = (node: ts.Node): number => {
  const file = node.getSourceFile();
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
};
