import { InvalidArgumentError } from "commander";
import type { Store } from "../store/store.ts";

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

/** Returns the workspace that `--workspace` names; by default, the only one. @throws Error with the valid ids. */
export async function findWorkspace({ reader }: Store, option: string | undefined): Promise<string> {
  const rows = await reader.selectFrom("sb_workspaces").select("id").orderBy("created_at").orderBy("id").execute();
  const ids = rows.map(({ id }) => id);
  const id = option ?? (ids.length === 1 ? ids[0] : undefined);
  if (ids.length === 0) throw new Error('No workspace exists. To add one, run the command "workspaces add <name>".');
  if (id === undefined) throw new Error(`Set --workspace to one of: ${ids.join(", ")}.`);
  requireKnown("workspace", [id], ids);
  return id;
}

/** @throws Error if an account does not belong to the workspace. */
export async function requireAccounts({ reader }: Store, workspaceId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await reader.selectFrom("sb_accounts").select("id").where("workspace_id", "=", workspaceId).execute();
  if (rows.length === 0)
    throw new Error(
      `The workspace ${workspaceId} has no accounts. To add one, run the command "accounts add --workspace ${workspaceId} ...".`,
    );
  requireKnown(
    "account",
    ids,
    rows.map(({ id }) => id),
  );
}
