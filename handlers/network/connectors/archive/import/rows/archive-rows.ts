import type { Insertable } from "kysely";
import type { NetTables } from "../../../../mirror/tables/net-tables.ts";

/** The tables that an import fills. */
export type ImportedTable =
  | "net_members"
  | "net_positions"
  | "net_educations"
  | "net_skills"
  | "net_endorsements"
  | "net_recommendations"
  | "net_connections"
  | "net_invitations"
  | "net_follows"
  | "net_conversations"
  | "net_participants"
  | "net_messages"
  | "net_posts"
  | "net_reactions"
  | "net_comments"
  | "net_saved_posts";

/** A row without its ordinal, which depends on the other rows of the network. */
export type ImportedRow<Table extends ImportedTable> = Omit<
  Insertable<NetTables[Table]>,
  "seq" | "rank" | "other_rank"
>;

/** The rows of an archive, by table. */
export type ArchiveRows = { readonly [Table in ImportedTable]: ImportedRow<Table>[] };

export type Value = string | number | bigint | null;

/** A row of any of the tables. */
export type AnyRow = Readonly<Record<string, Value>>;
