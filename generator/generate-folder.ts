import { join } from "node:path";
import type { CheckMemory } from "./check-memory.ts";
import type { Remember } from "./emit/remember.ts";
import type { Diagnostic } from "./load/diagnostic.ts";
import { compareFiles, isEmpty, type Difference } from "./compare-files.ts";
import { generate } from "./generate.ts";
import { withLock } from "./lock.ts";
import { endRename, interruptedRename, resumeRename } from "./rename/apply.ts";
import type { InterruptedRename } from "./rename/interrupted-rename.ts";
import { missingSpec, readGenerated, readSpec, requireFolder } from "./read-folder.ts";
import { recoverFolder, replaceFolder } from "./write-files.ts";

export interface GenerateFolderOptions {
  readonly check: boolean;
  /** Called with the number of specification files before they are parsed. */
  readonly onRead?: (files: number) => void;
  /** Stores the results of the check for the next call; `remember` stores the emitted texts. */
  readonly memory?: CheckMemory;
  readonly remember?: Remember;
}

export interface FolderResult {
  readonly diagnostics: readonly Diagnostic[];
  /** The differences between the files that were on disk and the generated files. */
  readonly difference: Difference;
  readonly fileCount: number;
  /** A rename that was interrupted earlier and has been completed, or is still unfinished with `check`; null if there is none. */
  readonly rename: InterruptedRename | null;
}

/** Returns the current UTC date. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Thrown if the folder contains no specification. */
export class SpecMissingError extends Error {
  override readonly name = "SpecMissingError";
}

/**
 * Generates `<root>/generated` from `<root>/spec`. Nothing is written with `check`, if there are diagnostics, or if the
 * generated files are up to date. Without `check`, an interrupted rename of the specification is completed first.
 * @throws RenameError if an interrupted rename cannot be completed, because files have been changed since.
 * @throws SpecMissingError if there is no specification.
 * @throws NotAFolderError if `generated` exists and is not a folder.
 * @throws LockedError if another process is writing the folder.
 */
export async function generateFolder(root: string, options: GenerateFolderOptions): Promise<FolderResult> {
  const rename = options.check ? interruptedRename(root) : resumeRename(root);
  const spec = readSpec(root);
  if (!spec || spec.size === 0) throw new SpecMissingError(missingSpec(root));
  requireFolder(join(root, "generated"), { isOnlyRead: options.check });
  options.onRead?.(spec.size);
  const { diagnostics, files } = await generate(spec, today(), options);
  const none: Difference = { missing: [], changed: [], orphaned: [] };
  const isValid = diagnostics.length === 0;
  if (options.check) {
    const difference = isValid ? compareFiles(files, readGenerated(root)) : none;
    return { diagnostics, difference, fileCount: files.size, rename };
  }
  const difference = isValid ? await writeGenerated(root, files) : none;
  // The rename has been applied to all hand-written files, even if there are diagnostics, which the user must fix before
  // `generated/` can be written.
  if (rename) endRename(root);
  return { diagnostics, difference, fileCount: files.size, rename };
}

/**
 * Writes `<root>/generated` if it differs from `files`, and returns the difference.
 * @throws NotAFolderError if `generated` exists and is not a folder.
 * @throws LockedError if another process is writing the folder.
 */
export function writeGenerated(root: string, files: ReadonlyMap<string, string>): Promise<Difference> {
  return withLock(join(root, ".generated.lock"), async () => {
    requireFolder(join(root, "generated"));
    recoverFolder(root, "generated");
    const difference = compareFiles(files, readGenerated(root));
    const written = new Set([...difference.missing, ...difference.changed]);
    const unchanged = new Set([...files.keys()].filter((path) => !written.has(path)));
    if (!isEmpty(difference)) replaceFolder(root, "generated", files, unchanged);
    return difference;
  });
}
