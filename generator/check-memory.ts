import { CleanTools } from "./check/clean-tools.ts";
import { parseSpecFile } from "./load/spec-file.ts";

/** The results of earlier checks of a specification, which a check after a change need not repeat. */
export interface CheckMemory {
  /** Parses a file, or returns the earlier result for the same text. */
  readonly parse: typeof parseSpecFile;
  readonly clean: CleanTools;
}

export function createCheckMemory(): CheckMemory {
  const parsed = new Map<string, { readonly text: string; readonly result: ReturnType<typeof parseSpecFile> }>();
  const parse: typeof parseSpecFile = (path, kind, text) => {
    const known = parsed.get(path);
    if (known?.text === text) return known.result;
    const result = parseSpecFile(path, kind, text);
    parsed.set(path, { text, result });
    return result;
  };
  return { parse, clean: new CleanTools() };
}
