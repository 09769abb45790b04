import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RenamePlan } from "./plan.ts";

/** If Prettier is installed, formats the added files of a plan, and the changed files that were formatted before. */
export async function formatChanged(root: string, plan: RenamePlan): Promise<RenamePlan> {
  const prettier = await import("prettier").catch(() => null);
  if (!prettier) return plan;
  const before = new Map([...plan.moves].map(([from, to]) => [to, from]));
  const writes = new Map<string, string>();
  for (const [path, text] of plan.writes) {
    const filepath = join(root, path);
    const options = { ...(await prettier.resolveConfig(filepath)), filepath };
    const isAdded = !plan.counts.has(path) && !before.has(path);
    const isFormatted =
      isAdded || (await prettier.check(readFileSync(join(root, before.get(path) ?? path), "utf8"), options));
    writes.set(path, isFormatted ? await prettier.format(text, options) : text);
  }
  return { ...plan, writes };
}
