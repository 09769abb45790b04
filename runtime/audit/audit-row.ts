import { createHash } from "node:crypto";
import type { AuditRow } from "../store/tables.ts";

/**
 * The columns of an audit record except its number, in the order of `valuesOf`. Digests depend on the columns and their order: a
 * new column must not change the digest of a record without a value for it.
 */
export const columns = [
  ...(["at", "workspace_id", "principal_id", "account_id", "tool", "surface"] as const),
  ...(["request_id", "outcome", "status", "preview", "replay", "duration_ms"] as const),
  ...(["person_id", "client_id", "arguments"] as const),
];

/** Returns the values of a record. */
export const valuesOf = (row: AuditRow): unknown[] => columns.map((column) => row[column]);

/** Returns the SHA-256 of the number and the values of a stored record. */
export const digestOf = (row: AuditRow & { readonly seq: number }): string =>
  createHash("sha256")
    .update(JSON.stringify([row.seq, ...valuesOf(row)]))
    .digest("hex");
