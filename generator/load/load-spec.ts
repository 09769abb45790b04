import type { Diagnostic } from "./diagnostic.ts";
import { FILE_PATHS, type SpecKind } from "../language/language.ts";
import { MAX_FILE_BYTES, MAX_FILES, MAX_SPEC_BYTES } from "./limits.ts";
import { parseSpecFile, unreadableSpecFile, type SpecFile } from "./spec-file.ts";

/** Why the text of an entry of `spec/` is not available. */
export interface Unreadable {
  readonly code: "not-utf8" | "unreadable-file" | "file-too-large";
  readonly text: string;
  readonly hint?: string;
}

/** A specification: path to text, or to the reason why there is none. */
export type SpecTexts = ReadonlyMap<string, string | Unreadable>;

interface LoadedSpec {
  readonly files: readonly SpecFile[];
  readonly diagnostics: readonly Diagnostic[];
  /** Whether `files` contains every file, so that what is not among them does not exist. */
  readonly complete: boolean;
}

/** The reason for a file of more than `MAX_FILE_BYTES`. */
export const TOO_LARGE: Unreadable = {
  code: "file-too-large",
  text: `a file must have at most ${MAX_FILE_BYTES / 1024} KiB`,
};

/** A regular expression for the paths of each kind. */
const PATHS = Object.entries(FILE_PATHS).map(([kind, path]) => {
  return [kind as SpecKind, new RegExp(`^${path.replace(/<[^>]+>/g, "[^/]+").replace(/\./g, "\\.")}$`)] as const;
});

/**
 * Parses every file of a specification in path order. Files that cannot be read or parsed, and files where no kind of file
 * belongs, are reported as diagnostics; a file with such a problem is still in `files`, with the value null.
 */
export function loadSpec(input: SpecTexts): LoadedSpec {
  const size = sizeProblem(input);
  if (size) return { files: [], diagnostics: [size], complete: false };
  const files: SpecFile[] = [];
  const diagnostics: Diagnostic[] = [];
  let complete = true;
  for (const path of [...input.keys()].sort()) {
    const kind = kindOf(path);
    const text = readable(input.get(path) ?? "");
    if (typeof text === "string") {
      const parsed = kind && parseSpecFile(path, kind, text);
      if (parsed) files.push(parsed.file);
      diagnostics.push(...(parsed?.diagnostics ?? [unexpectedFile(path)]));
    } else if (kind || text.code === "unreadable-file") {
      diagnostics.push({ file: path, line: 1, column: 1, ...text });
      if (kind) files.push(unreadableSpecFile(path, kind));
      else complete = false; // It may be a folder.
    } else diagnostics.push(unexpectedFile(path));
  }
  return { files, diagnostics, complete };
}

const readable = (text: string | Unreadable): string | Unreadable =>
  typeof text === "string" && Buffer.byteLength(text) > MAX_FILE_BYTES ? TOO_LARGE : text;

/** Whether the files are too many to be parsed. */
function sizeProblem(input: SpecTexts): Diagnostic | undefined {
  const bytes = [...input.values()].reduce<number>(
    (sum, text) => sum + (typeof text === "string" ? text.length : 0),
    0,
  );
  const text =
    input.size > MAX_FILES
      ? `a specification must have at most ${MAX_FILES} files`
      : bytes > MAX_SPEC_BYTES
        ? `a specification must have at most ${MAX_SPEC_BYTES / 1024 / 1024} MiB`
        : undefined;
  return text === undefined ? undefined : { file: "spec", line: 1, column: 1, code: "spec-too-large", text };
}

/** The kind of the file at a path, or undefined where no file belongs. */
export function kindOf(path: string): SpecKind | undefined {
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
