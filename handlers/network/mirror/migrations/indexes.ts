import { sql, type Kysely } from "kysely";
import type { NetTables } from "../tables/net-tables.ts";

export interface NetIndex {
  readonly table: keyof NetTables;
  readonly columns: readonly string[];
  /** Makes the index unique among the rows that meet this condition. */
  readonly uniqueWhere?: string;
  /** Restricts the index to the rows that meet this condition. */
  readonly where?: string;
}

/**
 * One index per access path besides the primary keys: the rows of an owner in keyset order `(time, id)`, rows by parent, or
 * members and companies with a value in the order of rank. Each begins with `network_id`, which is not listed here.
 */
export const netIndexes: readonly NetIndex[] = [
  { table: "net_members", columns: ["company_id", "rank"] },
  { table: "net_members", columns: ["location", "rank"] },
  { table: "net_members", columns: ["industry", "rank"] },
  { table: "net_members", columns: ["school", "rank"] },
  { table: "net_members", columns: ["title", "rank"] },
  { table: "net_companies", columns: ["size_band", "rank"] },
  { table: "net_positions", columns: ["company_id", "member_id"] },
  { table: "net_skills", columns: ["skill", "member_id"] },
  { table: "net_endorsements", columns: ["endorser_id", "created_at"] },
  { table: "net_recommendations", columns: ["member_id", "created_at", "id"] },
  { table: "net_recommendations", columns: ["author_id", "created_at", "id"] },
  { table: "net_recommendation_requests", columns: ["requester_id", "created_at", "id"] },
  { table: "net_recommendation_requests", columns: ["recipient_id", "created_at", "id"] },
  { table: "net_connections", columns: ["member_id", "connected_at", "other_id"] },
  { table: "net_invitations", columns: ["sender_id", "created_at", "id"] },
  { table: "net_invitations", columns: ["recipient_id", "created_at", "id"] },
  { table: "net_invitations", columns: ["sender_id", "responded_at", "created_at", "id"] },
  { table: "net_invitations", columns: ["sender_id", "recipient_id", "created_at", "id"] },
  { table: "net_invitations", columns: ["sender_id", "recipient_id"], uniqueWhere: "status = 'pending'" },
  { table: "net_follows", columns: ["follower_id", "created_at", "target_id"] },
  { table: "net_follows", columns: ["target_id", "created_at", "follower_id"] },
  { table: "net_blocks", columns: ["blocked_id"] },
  { table: "net_profile_views", columns: ["member_id", "viewed_at", "id"] },
  { table: "net_notices", columns: ["member_id", "created_at", "id"] },
  { table: "net_notices", columns: ["subject_id"] },
  { table: "net_notices", columns: ["member_id", "read_at", "created_at", "id"] },
  { table: "net_notices", columns: ["member_id", "kind", "created_at", "id"] },
  { table: "net_updates", columns: ["member_id", "occurred_at", "id"] },
  { table: "net_jobs", columns: ["company_id", "posted_at", "id"] },
  { table: "net_jobs", columns: ["posted_at", "id"] },
  { table: "net_conversations", columns: ["last_message_at", "id"] },
  { table: "net_participants", columns: ["member_id", "conversation_id"] },
  { table: "net_messages", columns: ["conversation_id", "created_at", "id"] },
  { table: "net_messages", columns: ["sender_id", "created_at", "id"] },
  { table: "net_media", columns: ["owner_id", "created_at", "id"] },
  { table: "net_posts", columns: ["author_id", "created_at", "id"] },
  { table: "net_posts", columns: ["created_at", "id"] },
  { table: "net_posts", columns: ["topic", "created_at", "id"] },
  { table: "net_posts", columns: ["repost_of", "created_at", "id"] },
  { table: "net_reactions", columns: ["target_id", "created_at", "member_id"] },
  { table: "net_reactions", columns: ["member_id", "created_at", "target_id"] },
  { table: "net_comments", columns: ["post_id", "created_at", "id"] },
  // Without the condition, SQLite may search all top-level comments of the network to find the comments of one post.
  { table: "net_comments", columns: ["parent_id", "created_at", "id"], where: "parent_id is not null" },
  { table: "net_comments", columns: ["author_id", "created_at", "id"] },
  { table: "net_mentions", columns: ["member_id", "created_at", "source_id"] },
  { table: "net_mentions", columns: ["source_id"] },
  { table: "net_saved_posts", columns: ["member_id", "created_at", "post_id"] },
  { table: "net_saved_posts", columns: ["post_id"] },
];

function indexName({ table, columns, uniqueWhere, where }: NetIndex): string {
  const kind = uniqueWhere !== undefined ? "unique" : where !== undefined ? "partial" : "index";
  return [table, ...columns, kind].join("_");
}

/**
 * Creates the missing indexes of the network tables. The seed drops them first, because creating them on filled tables is much
 * faster.
 */
export async function createIndexes(db: Kysely<NetTables>, indexes: readonly NetIndex[] = netIndexes): Promise<void> {
  for (const index of indexes) {
    const unique = index.uniqueWhere === undefined ? "" : "unique ";
    const condition = index.uniqueWhere ?? index.where;
    const where = condition === undefined ? "" : ` where ${condition}`;
    const columns = ["network_id", ...index.columns].map((column) => `"${column}"`).join(", ");
    await sql
      .raw(`create ${unique}index if not exists ${indexName(index)} on ${index.table} (${columns})${where}`)
      .execute(db);
  }
}

/** Drops the indexes of the network tables, some of which an older store lacks; `createIndexes` creates them again. */
export async function dropIndexes(db: Kysely<NetTables>, indexes: readonly NetIndex[] = netIndexes): Promise<void> {
  for (const index of indexes) await sql.raw(`drop index if exists ${indexName(index)}`).execute(db);
}
