import { createHash } from "node:crypto";
import * as fs from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../write-files.ts";
import { JOURNAL, type InterruptedRename } from "./interrupted-rename.ts";
import type { RenamePlan } from "./plan.ts";
import { RenameError } from "./target.ts";

interface JournalFile {
  readonly path: string;
  /** The SHA-256 of the text before the rename; null if there was no file. */
  readonly before: string | null;
  /** The text after the rename; null if the file is removed. */
  readonly text: string | null;
}

interface Journal {
  /** The arguments of the command: "tool add_task save_task". */
  readonly rename: string;
  readonly files: readonly JournalFile[];
}

/**
 * Writes the hand-written files of a plan. After a crash, either none is written or `resumeRename` writes the rest. Call
 * `endRename` after generated/ has been written.
 * @param rename the arguments of the command: "tool add_task save_task"
 * @throws RenameError if a file is not as it was when the rename was planned; in this case, nothing is written.
 */
export function applyRename(root: string, rename: string, { writes, removes, originals }: RenamePlan): void {
  const files = [...writes, ...removes.map((path) => [path, null] as const)].map(([path, text]): JournalFile => {
    const original = originals.get(path) ?? null;
    return { path, before: original === null ? null : hash(withoutMark(original)), text };
  });
  const changed = changedFiles(root, files);
  if (changed.length > 0)
    throw new RenameError(
      `these files were changed or created while the rename was planned: ${changed.join(", ")}. Nothing was written; run the command again`,
    );
  const path = join(root, JOURNAL);
  fs.writeFileSync(`${path}.next`, JSON.stringify({ rename, files } satisfies Journal), { flush: true });
  fs.renameSync(`${path}.next`, path);
  resumeRename(root);
}

/** Returns the rename that was interrupted, or null if there is none. */
export function interruptedRename(root: string): InterruptedRename | null {
  const journal = readJournal(root);
  return journal && { rename: journal.rename, files: journal.files.length };
}

/**
 * Writes the rest of the hand-written files of an interrupted rename. Call `endRename` after generated/ has been written.
 * @returns the rename, or null if there is none.
 * @throws RenameError if a file is neither as it was when the rename was planned nor as the rename writes it; in this
 * case, nothing is written.
 */
export function resumeRename(root: string): InterruptedRename | null {
  const journal = readJournal(root);
  fs.rmSync(`${join(root, JOURNAL)}.next`, { force: true }); // left by a rename killed before it changed anything
  if (!journal) return null;
  const changed = changedFiles(root, journal.files);
  if (changed.length > 0) throw new RenameError(refusal(root, journal, changed));
  for (const { path, text } of journal.files) {
    if (isWritten(root, { path, text })) continue;
    if (text === null) fs.rmSync(join(root, path), { force: true });
    else writeWhole(root, path, text);
  }
  return interruptedRename(root);
}

/** Deletes the journal of a rename, after generated/ has been written. */
export const endRename = (root: string): void => fs.rmSync(join(root, JOURNAL), { force: true });

function readJournal(root: string): Journal | null {
  const text = readText(root, JOURNAL);
  return text === null ? null : (JSON.parse(text) as Journal); // written by applyRename
}

/** Returns the paths of the files that are neither as they were before the rename nor as it writes them. */
const changedFiles = (root: string, files: readonly JournalFile[]): readonly string[] =>
  files
    .filter((file) => {
      const current = readText(root, file.path);
      return !isWritten(root, file) && (current === null ? null : hash(current)) !== file.before;
    })
    .map(({ path }) => path);

function refusal(root: string, { rename, files }: Journal, changed: readonly string[]): string {
  const renamed = files.filter((file) => isWritten(root, file)).map(({ path }) => path);
  const restore = renamed.length > 0 ? `, and restore the files that are already renamed: ${renamed.join(", ")}` : "";
  return (
    `\`rename ${rename}\` was interrupted and cannot be completed, because these files have been changed since: ${changed.join(", ")}. ` +
    `Nothing was written. To complete the rename, undo these changes and run \`npx switchboard generate\`. ` +
    `To give up the rename, delete ${JOURNAL}${restore}`
  );
}

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Whether a file is as the rename writes it. */
const isWritten = (root: string, { path, text }: Pick<JournalFile, "path" | "text">): boolean =>
  readText(root, path) === (text === null ? null : withoutMark(text));

const withoutMark = (text: string): string => text.replace(/^\uFEFF/, "");

/** Returns the text of a file without byte order mark, or null if there is no file. */
function readText(root: string, path: string): string | null {
  const file = join(root, path);
  return fs.existsSync(file) ? withoutMark(fs.readFileSync(file, "utf8")) : null;
}
