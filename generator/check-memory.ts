import { CleanTools } from "./check/clean-tools.ts";
import type { Model } from "./model/model.ts";
import { reuseParts } from "./model/reuse-parts.ts";
import { parseSpecFile } from "./load/spec-file.ts";

/** The results of earlier checks of a specification. A check after a change reuses those that are still valid. */
export interface CheckMemory {
  /** Parses a file, or returns the earlier result for the same text. */
  readonly parse: typeof parseSpecFile;
  readonly clean: CleanTools;
  /** Returns the model. Parts that have not changed since the last model are the same objects. */
  readonly reuse: (model: Model) => Model;
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
  let last: Model | null = null;
  const reuse = (model: Model): Model => (last = reuseParts(last, model));
  return { parse, clean: new CleanTools(), reuse };
}
