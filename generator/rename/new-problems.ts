import { join } from "node:path";
import { ts, type Project, type SourceFile } from "ts-morph";
import { openProject } from "./code-edits.ts";
import type { Mention } from "./mentions.ts";

interface ProblemOptions {
  /** The hand-written files that the rename could affect, by their present paths. */
  readonly files: readonly string[];
  /** Old path to new path of moved files. */
  readonly moves: ReadonlyMap<string, string>;
}

/**
 * Returns the problems that the compiler reports in hand-written files after a rename, but not in the files on disk.
 */
export function newProblems(project: Project, root: string, { files, moves }: ProblemOptions): readonly Mention[] {
  const found = files.flatMap((path) => problemsOf(project, root, moves.get(path) ?? path));
  if (found.length === 0) return [];
  const current = openProject(root);
  const suspects = new Set(found.map(({ file }) => file));
  const before = files.filter((path) => suspects.has(moves.get(path) ?? path));
  const known = new Set(
    before.flatMap((path) => problemsOf(current, root, path).map(({ text }) => `${moves.get(path) ?? path} ${text}`)),
  );
  return found.filter(({ file, text }) => !known.has(`${file} ${text}`));
}

function problemsOf(project: Project, root: string, path: string): readonly Mention[] {
  const file = project.getSourceFile(join(root, path));
  if (!file) return [];
  return project
    .getProgram()
    .getSemanticDiagnostics(file)
    .map(({ compilerObject: { start = 0, code, messageText } }) => {
      const { line } = file.getLineAndColumnAtPos(start);
      return { file: path, line, text: `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, " ")}` };
    });
}

/**
 * Returns the changed files and the files of a project that import what is declared in them, directly or through other
 * files. Re-exports are followed to the declarations.
 */
export function dependents(project: Project, changed: ReadonlySet<string>): ReadonlySet<string> {
  const checker = project.getTypeChecker().compilerObject;
  const importers = new Map<string, Set<string>>();
  for (const file of project.getSourceFiles())
    for (const declared of importedFiles(file, checker)) {
      const known = importers.get(declared);
      if (known) known.add(file.getFilePath());
      else importers.set(declared, new Set([file.getFilePath()]));
    }
  const found = new Set(changed);
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer);
  return found;
}

/**
 * Returns the files that declare what a file imports. If a module is imported as a whole, as in `import("./schemas.ts").Task`,
 * these are the files that declare any of its exports.
 */
function importedFiles(file: SourceFile, checker: ts.TypeChecker): readonly string[] {
  return file.getImportStringLiterals().flatMap(({ compilerNode: { parent }, compilerNode: literal }) => {
    if (ts.isExportDeclaration(parent)) return []; // importers follow it to the declarations
    const bindings = ts.isImportDeclaration(parent) ? parent.importClause?.namedBindings : undefined;
    const module = checker.getSymbolAtLocation(literal);
    const imported =
      bindings && ts.isNamedImports(bindings)
        ? bindings.elements.map(({ name }) => checker.getSymbolAtLocation(name))
        : module && checker.getExportsOfModule(module);
    return (imported ?? []).flatMap((symbol) => {
      const declared = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return declared?.declarations?.map((each) => each.getSourceFile().fileName) ?? [];
    });
  });
}
