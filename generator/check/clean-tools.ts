import { LANGUAGE, type SpecKind } from "../language/language.ts";
import { walk } from "../language/walk.ts";
import type { Diagnostic } from "../load/diagnostic.ts";
import type { SpecFile } from "../load/spec-file.ts";
import { referencesOf } from "./schema-nodes.ts";
import type { Spec } from "./spec-view.ts";

/** The kinds of files in which the rules that check a tool may report a problem. */
const KINDS_WITH_TOOL_PROBLEMS: ReadonlySet<SpecKind> = new Set(["tool", "schema", "response"]);

/**
 * The files by kind and name. A tool is listed under its declared name and under that of its file. If several tools declare
 * the same name, it belongs to the first one, as in `Spec.toolsByName`.
 */
type NamedFiles = ReadonlyMap<string, SpecFile | undefined>;

/** The files that every tool depends on. */
const TABLES = ["service", "scopes", "limits", "errors"].map((name) => `${name} ${name}`);

/**
 * The tools that a check has found no problems in, each with the files that this result depends on. While a tool and its
 * files are the same objects, the rules that check one tool at a time need not check the tool again.
 */
export class CleanTools {
  readonly #dependencies = new WeakMap<SpecFile, NamedFiles>();

  /** Returns the specification without the tools that need not be checked again. */
  omitFrom(spec: Spec): Spec {
    const named = nameFiles(spec);
    const isClean = (file: SpecFile): boolean => {
      const known = this.#dependencies.get(file);
      return known !== undefined && [...known].every(([name, dependency]) => named.get(name) === dependency);
    };
    const tools = spec.tools.filter(({ file }) => !isClean(file));
    const remaining = new Set(tools.map(({ file }) => file));
    return { ...spec, tools, files: spec.files.filter((file) => file.kind !== "tool" || remaining.has(file)) };
  }

  /**
   * Adds the checked tools without problems in their own files or in the tools, schemas and responses they refer to.
   */
  add(spec: Spec, checked: Spec, problems: readonly Diagnostic[]): void {
    const named = nameFiles(spec);
    const wrong = new Set(problems.map(({ file }) => file));
    for (const { file } of checked.tools) {
      const dependencies = findDependencies(file, named);
      const involved = [file, ...dependencies.values()].filter((one) => one && KINDS_WITH_TOOL_PROBLEMS.has(one.kind));
      if (!involved.some((one) => one && wrong.has(one.path))) this.#dependencies.set(file, dependencies);
    }
  }
}

const nameFiles = ({ files, tools }: Spec): NamedFiles =>
  new Map([
    ...files.map((file) => [`${file.kind} ${file.name}`, file] as const),
    ...[...tools].reverse().map(({ name, file }) => [`tool ${name}`, file] as const),
  ]);

/** Returns all tables, and the files that a file refers to, directly or through others. */
function findDependencies(file: SpecFile, named: NamedFiles): NamedFiles {
  const found = new Map(TABLES.map((name) => [name, named.get(name)]));
  const open = [file];
  for (const from of open) {
    for (const name of referredNames(from)) {
      if (found.has(name)) continue;
      const target = named.get(name);
      found.set(name, target);
      if (target) open.push(target);
    }
  }
  return found;
}

/** Returns the schemas, tools and resources that a file refers to, and the recorded response of a tool, by kind and name. */
function referredNames(file: SpecFile): readonly string[] {
  const others = walk(LANGUAGE[file.kind], file.value).flatMap(({ schema: { refersTo }, value }) =>
    (refersTo === "tool" || refersTo === "resource") && typeof value === "string" ? [`${refersTo} ${value}`] : [],
  );
  const response = file.kind === "tool" ? [`response ${file.name}`] : [];
  return [...referencesOf(file).map(({ name }) => `schema ${name}`), ...others, ...response];
}
