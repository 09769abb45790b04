import { renderChanges, renderOlder } from "../../network/connectors/archive/import/render-changes.ts";
import type { ImportResult } from "./import-archive.ts";

/** Formats the result of an import, by kind of record. */
export function renderImport(
  { account_id, name, created, changes, older, notes, ownerIsKnown }: ImportResult,
  seconds: number,
): string {
  const head = created
    ? `Imported as the account ${account_id} (${name}) in ${seconds} s.`
    : `Imported into the account ${account_id} (${name}) in ${seconds} s.`;
  const kinds = [...renderChanges(changes), ...(notes > 0 ? [`notes on people: ${notes} new`] : [])];
  const lines = kinds.map((line) => `  ${line}`);
  const next = created
    ? [
        `Running servers apply the change within a second.`,
        `Use the account with account_id ${account_id}, or with its own key: npx switchboard keys create --accounts ${account_id}`,
      ]
    : [];
  if (created && !ownerIsKnown)
    next.push(
      `The archive does not identify its owner. Import other archives of the same person with --account ${account_id}.`,
    );
  return [head, ...lines, ...(older ? renderOlder(older) : []), ...next, ""].join("\n");
}
