import { locate, type NodePath, type SpecFile } from "../load/spec-file.ts";
import { cutText, type Diagnostic } from "../load/diagnostic.ts";
import type { RuleCode } from "./rule-codes.ts";
import type { Spec } from "./spec-view.ts";

/** One subject's rules: looks at the whole specification and tells what is wrong, in any order. */
export type Rule = (spec: Spec) => Iterable<Diagnostic>;

/**
 * A diagnostic at a place of a file: at the key that `path` ends with, or with `at: "value"` at what the key holds. Items
 * of lists have no key; both mean the item.
 */
export function problem(
  file: SpecFile,
  path: NodePath,
  code: RuleCode,
  text: string,
  { hint, at = "key" }: { hint?: string | undefined; at?: "key" | "value" } = {},
): Diagnostic {
  const place = { file: file.path, ...locate(file, path, at), code, text: cutText(text) };
  return hint === undefined ? place : { ...place, hint: cutText(hint) };
}

/** A value as it can be quoted in one line of text: JSON, cut after 60 characters. */
export function quote(value: unknown): string {
  const json = typeof value === "number" || value === undefined ? String(value) : JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 57)}...` : json;
}
