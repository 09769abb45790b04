import type { Kysely } from "kysely";
import type { Dialect, IdSource } from "../../../runtime/index.ts";
import type { NetTables } from "./tables/net-tables.ts";

/** The embedded network as one member sees it, within one call. */
export interface NetworkView {
  /** The call's transaction, or the reader. */
  readonly db: Kysely<NetTables>;
  readonly dialect: Dialect;
  /** The account's own member. */
  readonly memberId: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly newId: IdSource;
}

/** Epoch milliseconds as answers show them: ISO 8601, UTC. */
export function isoTime(atMs: number): string {
  return new Date(atMs).toISOString();
}

export function isoTimeOrNull(atMs: number | null): string | null {
  return atMs === null ? null : isoTime(atMs);
}
