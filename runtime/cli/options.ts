import { InvalidArgumentError } from "commander";

/** Splits a list that is separated by commas or spaces. @throws InvalidArgumentError for an empty list. */
export function parseList(text: string): readonly string[] {
  const items = text.split(/[\s,]+/).filter((item) => item !== "");
  if (items.length === 0) throw new InvalidArgumentError("The list is empty.");
  return items;
}

/** @throws Error with the unknown and the valid values. */
export function requireKnown(kind: string, values: readonly string[], known: readonly string[]): void {
  const unknown = [...new Set(values)].filter((value) => !known.includes(value));
  if (unknown.length > 0) throw new Error(`Unknown ${kind}: ${unknown.join(", ")}. Valid: ${known.join(", ")}.`);
}

/** Returns the error text for an omitted `--workspace` when there is no workspace, or more than one. */
export const unclearWorkspace = (ids: readonly string[]): string =>
  ids.length === 0
    ? 'No workspace exists. To add one, run the command "workspaces add <name>".'
    : `Set --workspace to one of: ${ids.join(", ")}.`;
