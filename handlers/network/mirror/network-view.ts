import type { Kysely } from "kysely";
import type { Dialect, IdSource } from "../../../runtime/index.ts";
import type { NetTables } from "./tables/net-tables.ts";

/** The network as one member sees it, within one call. */
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
