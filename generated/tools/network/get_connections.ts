// Generated from spec/tools/network/get_connections.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { ConnectionPage, Cursor, Limit } from "../../schemas.ts";

/** Arguments of `get_connections`, validated, without `account_id` and `preview`. */
export interface GetConnectionsInput {
  /** In name or headline. */
  keyword?: string;
  /** Employer's name or company id. */
  company?: string;
  /** Current job title. */
  title?: string;
  /** Place of residence. */
  location?: string;
  /** Own tag. */
  tag?: string;
  /** Connected since then. */
  connected_since?: string;
  /** recent: connected last first. */
  sort: "recent" | "name" | "last_interaction";
  limit: Limit;
  cursor?: Cursor;
}

/** Failures of `get_connections` that a caller can act on. */
export type GetConnectionsErrorCode = CommonErrorCode;

/** Get connections: List first-degree connections with filters, tags and the last interaction. */
export type GetConnectionsHandler<Context> = (input: GetConnectionsInput, context: Context) => Promise<ConnectionPage>;
