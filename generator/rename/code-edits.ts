import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Node, Project, ts, type SourceFile } from "ts-morph";
import { acceptedNames, type Accepts } from "./accepted-names.ts";
import { argumentsBeside, isCalledTool } from "./call-arguments.ts";
import type { CodeChange, Declaration } from "./generated-names.ts";
import { namePlaces, renameProperty, tokenAt, type NamePlace } from "./name-places.ts";
import { nameOf, type Rename } from "./target.ts";
import { applyEdits, editsByFile, type TextEdit } from "./text-edit.ts";
import { wholeWord } from "./yaml-edits.ts";

/** Opens the code of a service: everything that its tsconfig.json includes. */
export function openProject(root: string): Project {
  // With other values of `module`, package.json determines whether a file is an ES module; for files in memory, none is found.
  const compilerOptions = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
  return new Project({ tsConfigFilePath: join(root, "tsconfig.json"), compilerOptions });
}

/** Returns the hand-written files of a service by path. Code of other services below `root` is omitted. */
export function handWrittenFiles(project: Project, root: string): ReadonlyMap<string, SourceFile> {
  const files = project.getSourceFiles().map((file) => [file.getFilePath().slice(root.length + 1), file] as const);
  const isOther = (folder: string): boolean =>
    folder !== "." && (existsSync(join(root, folder, "spec/service.yaml")) || isOther(dirname(folder)));
  return new Map(
    files.filter(
      ([path, file]) =>
        file.getFilePath().startsWith(`${root}/`) &&
        !/(^|\/)(generated|node_modules)\//.test(path) &&
        !isOther(dirname(path)),
    ),
  );
}

export interface CodeOptions {
  readonly rename: Rename;
  /** Whether the generated code still contains the old name. */
  readonly keepOld: boolean;
  /** The names of all tools. */
  readonly tools: readonly string[];
  /** The texts of the generated files after the rename. */
  readonly generated: ReadonlyMap<string, string>;
  /** Edits that are known already: those of object literals. */
  readonly literals: readonly TextEdit[];
}

/**
 * The maximum number of rounds, each of which looks up the remaining names in the types that the edits so far result in.
 * A name may be accepted only after another one is changed: the types of a route's arguments follow from its path.
 */
const MAX_ROUNDS = 5;

export interface CodeEdits {
  readonly edits: readonly TextEdit[];
  /** The absolute paths of the generated files that change. */
  readonly changed: ReadonlySet<string>;
}

/**
 * Returns the edits of hand-written code: references to declarations, imports of moved modules, untyped arguments of
 * calls, strings and properties. A string or property is edited if its type contains the old name before the rename and
 * the new name after it. The files of the project are changed in memory; nothing is written to disk.
 */
export function changeCode(
  project: Project,
  root: string,
  change: CodeChange,
  { rename, keepOld, tools, generated, literals }: CodeOptions,
): CodeEdits {
  const files = handWrittenFiles(project, root);
  const pathOf = (file: SourceFile): string => file.getFilePath().slice(root.length + 1);
  const texts = new Map([...files].map(([path, file]) => [path, file.getFullText()]));
  const pattern = wholeWord(nameOf(rename));
  const acceptedBefore = acceptedNames(project.getTypeChecker().compilerObject);
  const places = [...files].flatMap(([path, { compilerNode }]) =>
    namePlaces(compilerNode, path, pattern, rename.to).filter(({ start, from, to }) => {
      const token = tokenAt(compilerNode, start);
      return acceptedBefore(token, from) && !acceptedBefore(token, to);
    }),
  );
  let edits = withoutExpansions(
    [
      ...literals,
      ...change.declarations.flatMap((declaration) => symbolEdits(project, root, declaration, pathOf)),
      ...[...files].flatMap(([path, file]) => [
        ...importEdits(file, path, root, change.moves),
        ...callEdits(file.compilerNode, path, rename, { tools, accepts: acceptedBefore }),
      ]),
    ].filter(({ file }) => files.has(file)),
    rename.to,
  );
  const changed = replaceGenerated(project, root, generated);
  applyInMemory(edits);
  let pending: readonly NamePlace[] = places;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const acceptedAfter = acceptedNames(project.getTypeChecker().compilerObject);
    const isRenamed = ({ file, start, from, to }: NamePlace): boolean => {
      const source = project.getSourceFileOrThrow(join(root, change.moves.get(file) ?? file)).compilerNode;
      const token = tokenAt(source, start + shiftAt(edits, file, start));
      return acceptedAfter(token, to) && (keepOld || !acceptedAfter(token, from));
    };
    const found = new Set(pending.filter(isRenamed));
    if (found.size === 0) break;
    pending = pending.filter((place) => !found.has(place));
    const added = [...found].map(({ edit }) => edit);
    edits = withoutExpansions([...edits, ...added], rename.to);
    applyInMemory(added);
  }
  return { edits, changed };

  function applyInMemory(added: readonly TextEdit[]): void {
    const changed = new Set(added.map(({ file }) => file));
    for (const [from] of change.moves) if (texts.has(from)) changed.add(from);
    const groups = editsByFile(edits);
    for (const path of changed) {
      const text = applyEdits(texts.get(path) ?? "", groups.get(path) ?? []);
      const target = change.moves.get(path) ?? path;
      if (target !== path) project.getSourceFile(join(root, path))?.forget();
      project.createSourceFile(join(root, target), text, { overwrite: true });
    }
  }
}

/** Returns how far the text at an offset of a file is moved by the edits before that offset. */
const shiftAt = (edits: readonly TextEdit[], file: string, offset: number): number =>
  edits.reduce(
    (shift, edit) =>
      edit.file === file && edit.start < offset ? shift + edit.text.length - (edit.end - edit.start) : shift,
    0,
  );

/** Replaces the generated files of a project that change, and returns their absolute paths. */
function replaceGenerated(project: Project, root: string, generated: ReadonlyMap<string, string>): ReadonlySet<string> {
  const changed = new Set<string>();
  for (const file of project.getSourceFiles()) {
    const path = file.getFilePath().slice(root.length + 1);
    if (path.startsWith("generated/") && !generated.has(path)) file.forget();
  }
  for (const [path, text] of generated) {
    const file = join(root, path);
    if (!path.endsWith(".ts") || project.getSourceFile(file)?.getFullText() === text) continue;
    project.createSourceFile(file, text, { overwrite: true });
    changed.add(file);
  }
  return changed;
}

/** Renames a declaration with everything that refers to it, as an editor does. Shorthand properties are expanded. */
function symbolEdits(
  project: Project,
  root: string,
  { file, name, to }: Declaration,
  pathOf: (file: SourceFile) => string,
): TextEdit[] {
  const exported = project.getSourceFile(join(root, file))?.getExportedDeclarations().get(name)?.[0];
  const node = exported && Node.hasName(exported) ? exported.getNameNode() : exported;
  if (!node) return [];
  // A type must be renamed also where a module imports it through a re-export; with expansions, it would get an alias there.
  const expands = !file.startsWith("generated/");
  const found = project.getLanguageService().findRenameLocations(node, { usePrefixAndSuffixText: expands });
  return found.map((place) => {
    const span = place.getTextSpan();
    const text = `${place.getPrefixText() ?? ""}${to}${place.getSuffixText() ?? ""}`;
    return { file: pathOf(place.getSourceFile()), start: span.getStart(), end: span.getEnd(), text };
  });
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

interface CallOptions {
  readonly tools: readonly string[];
  readonly accepts: Accepts;
}

/**
 * Returns the edits of calls whose arguments have no type: the name in the parameters of `tools/call`, and the arguments
 * beside a string whose type contains the names of all tools.
 */
function callEdits(source: ts.SourceFile, file: string, rename: Rename, { tools, accepts }: CallOptions): TextEdit[] {
  const { kind, owner, path, to } = rename;
  const tool = kind === "input" ? owner : kind === "tool" ? nameOf(rename) : null;
  if (tool === null || path.length > 1) return [];
  const namesTool = (literal: ts.Node): boolean =>
    isCalledTool(literal) || tools.every((each) => accepts(literal, each));
  return namePlaces(source, file, wholeWord(tool), to).flatMap(({ start, from, edit }) => {
    const literal = tokenAt(source, start);
    if (from !== tool || !ts.isStringLiteralLike(literal)) return [];
    if (kind === "tool") return isCalledTool(literal) ? [edit] : [];
    if (!namesTool(literal)) return [];
    return argumentsBeside(literal, nameOf(rename)).map((name) => {
      return renameProperty(name, file, wholeWord(nameOf(rename)), to);
    });
  });
}

/** Keeps a shorthand property if the property and its variable are both renamed. */
function withoutExpansions(edits: readonly TextEdit[], to: string): readonly TextEdit[] {
  const byPlace = new Map<string, TextEdit>();
  for (const edit of edits) {
    const place = `${edit.file}:${edit.start}`;
    const known = byPlace.get(place);
    byPlace.set(place, known && known.text !== edit.text ? { ...known, text: to } : edit);
  }
  return [...byPlace.values()];
}
