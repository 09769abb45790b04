import { locate, type NodePath, type SpecFile } from "../load/spec-file.ts";
import { truncateText, type Diagnostic } from "../load/diagnostic.ts";
import type { RuleCode } from "./rule-codes.ts";
import type { Spec } from "./spec-view.ts";

/** Checks one aspect of the whole specification and returns its problems, in any order. */
export type Rule = (spec: Spec) => Iterable<Diagnostic>;

/**
 * Creates a diagnostic at the last key of `path`, or with `at: "value"` at the value of that key. Items of lists have no key,
 * so both refer to the item.
 */
export function problem(
  file: SpecFile,
  path: NodePath,
  code: RuleCode,
  text: string,
  { hint, at = "key" }: { hint?: string | undefined; at?: "key" | "value" } = {},
): Diagnostic {
  const place = { file: file.path, ...locate(file, path, at), code, text: truncateText(text) };
  return hint === undefined ? place : { ...place, hint: truncateText(hint) };
}

/** Formats a value as JSON for a diagnostic, truncated to 60 characters. */
export function quote(value: unknown): string {
  const json = typeof value === "number" || value === undefined ? String(value) : JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 57)}...` : json;
}
