import type { Diagnostic } from "./diagnostic.ts";
import { FILE_PATHS, type SpecKind } from "../language/language.ts";
import { MAX_FILE_BYTES, MAX_FILES, MAX_SPEC_BYTES } from "./limits.ts";
import { parseSpecFile, unreadableSpecFile, type SpecFile } from "./spec-file.ts";

/** The reason why a file in `spec/` cannot be read. */
export interface Unreadable {
  readonly code: "not-utf8" | "unreadable-file" | "file-too-large";
  readonly text: string;
  readonly hint?: string;
}

/** The files of a specification: path to text, or to the reason why it cannot be read. */
export type SpecTexts = ReadonlyMap<string, string | Unreadable>;

interface LoadedSpec {
  readonly files: readonly SpecFile[];
  readonly diagnostics: readonly Diagnostic[];
  /** Whether `files` contains every file. If false, a name that is not found may still exist. */
  readonly complete: boolean;
}

/** The reason for a file that exceeds `MAX_FILE_BYTES`. */
export const TOO_LARGE: Unreadable = {
  code: "file-too-large",
  text: `a file must have at most ${MAX_FILE_BYTES / 1024} KiB`,
};

/** The pattern of the paths of each kind. */
const PATHS = Object.entries(FILE_PATHS).map(([kind, path]) => {
  return [kind as SpecKind, new RegExp(`^${path.replace(/<[^>]+>/g, "[^/]+").replace(/\./g, "\\.")}$`)] as const;
});

/**
 * Parses the files of a specification in path order. Files that cannot be read or parsed, and files in the wrong folder, are
 * reported. Unreadable and unparsable files are included in `files` with the value null. `parse` may return earlier results for
 * the same text.
 */
export function loadSpec(input: SpecTexts, parse = parseSpecFile): LoadedSpec {
  const size = sizeProblem(input);
  if (size) return { files: [], diagnostics: [size], complete: false };
  const files: SpecFile[] = [];
  const diagnostics: Diagnostic[] = [];
  let complete = true;
  for (const path of [...input.keys()].sort()) {
    const kind = kindOf(path);
    const text = readable(input.get(path) ?? "");
    if (typeof text === "string") {
      const parsed = kind && parse(path, kind, text);
      if (parsed) files.push(parsed.file);
      diagnostics.push(...(parsed?.diagnostics ?? [unexpectedFile(path)]));
    } else if (kind || text.code === "unreadable-file") {
      diagnostics.push({ file: path, line: 1, column: 1, ...text });
      if (kind) files.push(unreadableSpecFile(path, kind));
      else complete = false; // It may be a folder of files.
    } else diagnostics.push(unexpectedFile(path));
  }
  return { files, diagnostics, complete };
}

const readable = (text: string | Unreadable): string | Unreadable =>
  typeof text === "string" && Buffer.byteLength(text) > MAX_FILE_BYTES ? TOO_LARGE : text;

/** Reports a specification with too many files or bytes. */
function sizeProblem(input: SpecTexts): Diagnostic | undefined {
  const bytes = [...input.values()].reduce<number>(
    (sum, text) => sum + (typeof text === "string" ? Buffer.byteLength(text) : 0),
    0,
  );
  const text =
    input.size > MAX_FILES
      ? `a specification must have at most ${MAX_FILES} files and empty folders`
      : bytes > MAX_SPEC_BYTES
        ? `a specification must have at most ${MAX_SPEC_BYTES / 1024 / 1024} MiB`
        : undefined;
  return text === undefined ? undefined : { file: "spec", line: 1, column: 1, code: "spec-too-large", text };
}

/** Returns the kind of the file at a path, or undefined if no file is allowed there. */
export function kindOf(path: string): SpecKind | undefined {
  return PATHS.find(([, pattern]) => pattern.test(path))?.[0];
}

function unexpectedFile(path: string): Diagnostic {
  const renamed = path.replace(/\.(yml|YAML|YML|json)$/, ".yaml");
  const hint =
    renamed !== path && kindOf(renamed)
      ? `rename it to "${renamed.split("/").at(-1)}"`
      : path.startsWith("spec/tools/")
        ? "tools belong in spec/tools/<category>/<tool>.yaml"
        : "spec/ contains only service.yaml, scopes.yaml, limits.yaml, errors.yaml, diff-exceptions.yaml, schemas/, tools/, responses/, prompts/, resources/ and events/";
  return {
    file: path,
    line: 1,
    column: 1,
    code: "unexpected-file",
    text: "unexpected file in spec/",
    hint,
  };
}
