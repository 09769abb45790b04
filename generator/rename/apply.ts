import * as fs from "node:fs";
import { dirname, join } from "node:path";
import type { RenamePlan } from "./plan.ts";

/** The journal of the files to write. It is created before the first write and deleted after the last. */
const JOURNAL = ".switchboard-rename.json";

interface Journal {
  readonly writes: readonly (readonly [path: string, text: string])[];
  readonly removes: readonly string[];
}

/** Writes the files of a plan. After a crash, either none is written or `finishRename` writes the rest. */
export function applyRename(root: string, { writes, removes }: RenamePlan): void {
  const journal: Journal = { writes: [...writes], removes };
  const path = join(root, JOURNAL);
  fs.writeFileSync(`${path}.next`, JSON.stringify(journal), { flush: true });
  fs.renameSync(`${path}.next`, path);
  finishRename(root);
}

/** Completes an interrupted rename. Returns whether there was one. */
export function finishRename(root: string): boolean {
  const path = join(root, JOURNAL);
  fs.rmSync(`${path}.next`, { force: true });
  if (!fs.existsSync(path)) return false;
  const { writes, removes } = JSON.parse(fs.readFileSync(path, "utf8")) as Journal; // written above
  for (const [file, text] of writes) {
    const target = join(root, file);
    fs.mkdirSync(dirname(target), { recursive: true });
    fs.writeFileSync(`${target}.next`, text);
    fs.renameSync(`${target}.next`, target);
  }
  for (const file of removes) fs.rmSync(join(root, file), { force: true });
  fs.rmSync(path);
  return true;
}
