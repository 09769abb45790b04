import type { Diagnostic } from "../check/diagnostic.ts";
import { FILE_PATHS, type SpecKind } from "../language/language.ts";
import { parseSpecFile, type SpecFile } from "./spec-file.ts";

/** A regular expression for the paths of each kind. */
const PATHS = Object.entries(FILE_PATHS).map(([kind, path]) => {
  return [kind as SpecKind, new RegExp(`^${path.replace(/<[^>]+>/g, "[^/]+").replace(/\./g, "\\.")}$`)] as const;
});

/**
 * Parses every file of a specification, given as path to text, in path order. Syntax errors and files that stand where no
 * kind of file belongs come back as diagnostics; a file with syntax errors is still in `files`, with the value null.
 */
export function loadSpec(input: ReadonlyMap<string, string>): {
  readonly files: readonly SpecFile[];
  readonly diagnostics: readonly Diagnostic[];
} {
  const files: SpecFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const path of [...input.keys()].sort()) {
    const kind = kindOf(path);
    if (!kind) {
      diagnostics.push(unexpectedFile(path));
      continue;
    }
    const parsed = parseSpecFile(path, kind, input.get(path) ?? "");
    files.push(parsed.file);
    diagnostics.push(...parsed.diagnostics);
  }
  return { files, diagnostics };
}

function kindOf(path: string): SpecKind | undefined {
  return PATHS.find(([, pattern]) => pattern.test(path))?.[0];
}

function unexpectedFile(path: string): Diagnostic {
  const renamed = path.replace(/\.(yml|YAML|YML|json)$/, ".yaml");
  const hint =
    renamed !== path && kindOf(renamed)
      ? `rename it to "${renamed.split("/").at(-1)}"`
      : path.startsWith("spec/tools/")
        ? "a tool is described in spec/tools/<category>/<tool>.yaml"
        : "only service, scopes, limits and errors.yaml and the folders schemas, tools, prompts and resources belong here";
  return { file: path, line: 1, column: 1, code: "unexpected-file", text: "the specification has no such file", hint };
}
