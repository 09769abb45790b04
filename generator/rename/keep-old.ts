import { isMap, parseDocument, type Document } from "yaml";
import { nameOf, RenameError, type Rename } from "./target.ts";
import { applyEdits } from "./text-edit.ts";
import { findPair, insertFirst, startOf } from "./yaml-edits.ts";

/** Adds the old name of an argument to the tool's file, so that calls may still use it. */
export function keepInput(source: string, rename: Rename, today: string): string {
  if (rename.path.length > 1)
    throw new RenameError("only an argument can keep its old name, not a property inside one");
  const entry = `${nameOf(rename)}: { since: ${today}, use: ${rename.to} }`;
  const { contents } = parseDocument(source);
  const known = findPair(contents, "renamed_inputs")?.value;
  if (isMap(known)) return applyEdits(source, [insertFirst(source, known, entry)]);
  const at = startOf(findPair(contents, "output")?.key);
  return `${source.slice(0, at)}renamed_inputs:\n  ${entry}\n${source.slice(at)}`;
}

/**
 * Keys that an older name does not copy from the tool that replaces it, because they have no effect in the file of an
 * older name. All other keys, such as `renamed_inputs`, `safety_units` and `contents`, are needed: for calls to an
 * older name, the runtime uses the keys in the file of that name.
 */
const OMITTED_KEYS: readonly string[] = [
  "details", // for pages of documented tools
  "synonyms", // for searches, which find live tools only
];

interface KeepToolOptions {
  /** A UTC date: `2026-11-01`. */
  readonly today: string;
  /** The titles of all tools. */
  readonly titles: ReadonlySet<unknown>;
}

/**
 * Returns the file that keeps the old name of a renamed tool callable, as an older name (`replaced_by`). It has a route of its
 * own, because the renamed tool keeps its routes. If the renamed tool is itself an older name, its old name gets the same
 * replacement.
 */
export function keepTool(source: string, rename: Rename, { today, titles }: KeepToolOptions): string {
  const document: Document = parseDocument(source);
  const from = nameOf(rename);
  const { contents } = document;
  if (!isMap(contents)) throw new RenameError("the tool's file is not a mapping");
  const setMissing = (key: string, value: unknown): unknown => contents.has(key) || contents.set(key, value);
  for (const key of OMITTED_KEYS) contents.delete(key);
  contents.set("name", from);
  contents.set("title", olderTitle(String(contents.get("title")), titles));
  setMissing("replaced_by", document.createNode({ tool: rename.to }, { flow: true }));
  setMissing("deprecated", document.createNode({ since: today, use: rename.to }, { flow: true }));
  contents.set("live", false);
  contents.set("documented", false);
  contents.set("routes", [`POST /older-names/${from.replaceAll("_", "-")}`]);
  return document.toString({ lineWidth: 0 });
}

/** Returns a title that no tool has: "Tag tasks (older name)", "Tag tasks (older name 2)". */
function olderTitle(title: string, titles: ReadonlySet<unknown>): string {
  let result = `${title} (older name)`;
  for (let number = 2; titles.has(result); number++) result = `${title} (older name ${number})`;
  return result;
}

const REASONS: Readonly<Record<Exclude<Rename["kind"], "tool" | "input">, string>> = {
  output:
    "a response cannot contain a property under two names: keep the property, mark it `deprecated` and add a new one",
  schema: "names of schemas are not part of calls, so no caller needs the old one",
  error: "a response has one code: keep the old code until the next major version",
  scope: "API keys refer to scopes by name: add a new scope, and list it in the tools in addition to the old one",
};

/** @throws RenameError if the kind of entry cannot keep its old name. */
export function requireKeepable({ kind }: Rename): void {
  if (kind !== "tool" && kind !== "input") throw new RenameError(`--keep-old is not possible: ${REASONS[kind]}`);
}
