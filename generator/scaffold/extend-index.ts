import { posix } from "node:path";
import {
  Node,
  Project,
  SyntaxKind,
  type Expression,
  type ObjectLiteralElementLike,
  type ObjectLiteralExpression,
  type SourceFile,
} from "ts-morph";
import type { HandlerKind } from "./handler-kind.ts";
import { insertImports } from "./insert-import.ts";
import { insertMembers } from "./insert-member.ts";
import { applyInsertions, type Insertion } from "./insertion.ts";

/** A parsed hand-written list of handlers, or the reason why it cannot be parsed. */
export type HandlerList = { readonly problem: string } | KnownList;

interface KnownList {
  readonly problem: null;
  /** The listed names, in their order. */
  readonly names: readonly string[];
  /** The modules imported by a relative path, as paths below the root. */
  readonly modules: ReadonlySet<string>;
  /** Returns the text with lines for the given names, in spec order; all other bytes are unchanged. */
  readonly extend: (missing: ReadonlySet<string>) => string;
}

const BOM = "\ufeff";

/** Parses `handlers/tools/index.ts` or another list of handlers. */
export function readHandlerList(text: string, kind: HandlerKind): HandlerList {
  const mark = text.startsWith(BOM) ? BOM : "";
  const project = new Project({ useInMemoryFileSystem: true });
  const source = project.createSourceFile("index.ts", text.slice(mark.length));
  const list = findList(source, kind);
  if (!list) return { problem: `it exports no object of the type ${kind.listType}` };
  if (hasSyntaxErrors(source)) return { problem: "it has syntax errors" };
  const names: string[] = [];
  for (const member of list.getProperties()) {
    const name = nameOf(member);
    if (name === null)
      return { problem: `"${firstLine(member.getText())}" prevents reading the names of the handlers` };
    names.push(name);
  }
  const modules = source
    .getImportDeclarations()
    .map((each) => posix.join(posix.dirname(kind.index), each.getModuleSpecifierValue()).replace(/\.js$/, ".ts"));
  return {
    problem: null,
    names,
    modules: new Set(modules),
    extend: (missing) => mark + extend(source, list, names, missing, kind),
  };
}

function extend(
  source: SourceFile,
  list: ObjectLiteralExpression,
  names: readonly string[],
  missing: ReadonlySet<string>,
  { index, handlers }: HandlerKind,
): string {
  const text = source.getFullText();
  const insertions: Insertion[] = [];
  const bound = boundNames(source);
  for (const run of runsOf(handlers, missing)) {
    const before = run.before.findLast(({ name }) => names.includes(name))?.name ?? null;
    const after = run.after.find(({ name }) => names.includes(name))?.name ?? null;
    // Without a listed predecessor in spec order, the run is inserted before its first listed successor.
    const place = before === null ? (after === null ? names.length : names.indexOf(after)) - 1 : names.indexOf(before);
    insertions.push(
      ...insertMembers(
        text,
        list,
        place,
        run.handlers.map(({ name }) => name),
      ),
    );
    const unbound = run.handlers.filter(({ name }) => !bound.has(name));
    if (unbound.length > 0) insertions.push(insertImports(source, index, unbound, { before, after }));
  }
  return applyInsertions(text, insertions);
}

interface Run {
  readonly handlers: HandlerKind["handlers"];
  readonly before: HandlerKind["handlers"];
  readonly after: HandlerKind["handlers"];
}

/** Groups missing handlers that are between the same two listed ones, in spec order. */
function runsOf(handlers: HandlerKind["handlers"], missing: ReadonlySet<string>): readonly Run[] {
  const runs: Run[] = [];
  let start = 0;
  while (start < handlers.length) {
    const isMissing = (index: number): boolean => missing.has(handlers[index]?.name ?? "");
    let end = start;
    while (end < handlers.length && isMissing(end)) end += 1;
    if (end > start) {
      runs.push({ handlers: handlers.slice(start, end), before: handlers.slice(0, start), after: handlers.slice(end) });
    }
    start = end + 1;
  }
  return runs;
}

/** Finds the object of the exported list by its type, or else by its name. */
function findList(source: SourceFile, { listType, variable }: HandlerKind): ObjectLiteralExpression | undefined {
  const candidates = source.getVariableDeclarations().map((declaration) => {
    const initializer = declaration.getInitializer();
    const typed = declaration.getTypeNode()?.getText() ?? satisfiedType(initializer) ?? "";
    const fits = typed.split("<")[0]?.trim().split(".").at(-1) === listType;
    return { fits, named: declaration.getName() === variable, object: objectOf(initializer) };
  });
  return (candidates.find(({ fits }) => fits) ?? candidates.find(({ named }) => named))?.object;
}

function objectOf(expression: Expression | undefined): ObjectLiteralExpression | undefined {
  if (Node.isObjectLiteralExpression(expression)) return expression;
  const wraps =
    Node.isSatisfiesExpression(expression) ||
    Node.isAsExpression(expression) ||
    Node.isParenthesizedExpression(expression);
  if (wraps) return objectOf(expression.getExpression());
  const freezes = Node.isCallExpression(expression) && expression.getExpression().getText() === "Object.freeze";
  const [argument] = freezes ? expression.getArguments() : [];
  return Node.isExpression(argument) ? objectOf(argument) : undefined;
}

function satisfiedType(expression: Expression | undefined): string | undefined {
  return Node.isSatisfiesExpression(expression) ? expression.getTypeNode()?.getText() : undefined;
}

/** Returns the name of a member, or null for a spread or a computed name. */
function nameOf(member: ObjectLiteralElementLike): string | null {
  if (member.isKind(SyntaxKind.SpreadAssignment)) return null;
  const node = member.getNameNode();
  if (node.isKind(SyntaxKind.ComputedPropertyName)) return null;
  return node.isKind(SyntaxKind.StringLiteral) ? node.getLiteralText() : node.getText();
}

/** Returns the names of top-level imports and declarations. */
function boundNames(source: SourceFile): ReadonlySet<string> {
  const imported = source
    .getImportDeclarations()
    .flatMap((declaration) => [
      declaration.getDefaultImport()?.getText() ?? "",
      declaration.getNamespaceImport()?.getText() ?? "",
      ...declaration.getNamedImports().map((each) => each.getAliasNode()?.getText() ?? each.getName()),
    ]);
  const declared = [...source.getVariableDeclarations(), ...source.getFunctions()].map((each) => each.getName() ?? "");
  return new Set([...imported, ...declared]);
}

/** Checks the parser's internal diagnostics: the public API would compile a whole program, which takes a second. */
function hasSyntaxErrors(source: SourceFile): boolean {
  const { parseDiagnostics } = source.compilerNode as unknown as { readonly parseDiagnostics?: readonly unknown[] };
  return (parseDiagnostics?.length ?? 0) > 0;
}

const firstLine = (text: string): string => text.split(/\r?\n/)[0] ?? text;
