import type { DomainName } from "../read/index.ts";
import type { ImportedRow, ImportedTable, Value } from "./rows/archive-rows.ts";
import { unknownName } from "./rows/member-rows.ts";

/** How a table is brought up to date. */
export interface TableRules<Column extends string = string> {
  /** The columns that identify a row. */
  readonly key: readonly Column[];
  /** The columns that a newer archive can change. */
  readonly changeable: readonly Column[];
  /** The file that lists all of these rows: a row that a newer one does not contain no longer exists. */
  readonly listedBy?: DomainName;
  /** Returns the value of a column from the stored one and the one of the newer archive. */
  readonly merge?: (column: string, stored: Value, given: Value) => Value;
}

/** A newer archive can contain less about a person: what is known stays known. */
const keepKnown = (column: string, stored: Value, given: Value): Value => {
  const isUnknown = given === "" || given === null || given === unknownName;
  // Members without address have their id as handle.
  const losesAddress = column === "handle" && String(given).startsWith("prf_");
  return isUnknown || losesAddress ? stored : given;
};

/** The rules by table, in the order in which rows are written. */
export const importedTables: { readonly [Table in ImportedTable]: TableRules<keyof ImportedRow<Table> & string> } = {
  net_members: {
    key: ["id"],
    changeable: [
      ...(["handle", "first_name", "last_name", "name", "name_key", "headline", "about", "location"] as const),
      ...(["industry", "title", "company_name", "school", "email", "phone", "website", "birthday"] as const),
    ],
    merge: keepKnown,
  },
  net_positions: {
    key: ["member_id", "id"],
    changeable: ["company_name", "title", "location", "started_on", "ended_on", "description"],
    listedBy: "positions",
  },
  net_educations: {
    key: ["member_id", "id"],
    changeable: ["school", "degree", "started_year", "ended_year"],
    listedBy: "educations",
  },
  net_skills: { key: ["member_id", "skill"], changeable: ["endorsement_count"], listedBy: "skills" },
  net_endorsements: { key: ["member_id", "skill", "endorser_id"], changeable: ["created_at"] },
  net_recommendations: { key: ["id"], changeable: ["member_id", "author_id", "relationship", "text"] },
  net_connections: { key: ["member_id", "other_id"], changeable: ["connected_at"], listedBy: "connections" },
  net_invitations: { key: ["id"], changeable: ["sender_id", "recipient_id", "message", "status", "responded_at"] },
  net_follows: { key: ["follower_id", "target_id"], changeable: ["created_at"], listedBy: "member_follows" },
  net_conversations: {
    key: ["id"],
    changeable: ["kind", "direct_key", "creator_id", "title", "subject"],
  },
  net_participants: { key: ["conversation_id", "member_id"], changeable: ["archived"] },
  net_messages: { key: ["id"], changeable: ["sender_id", "text", "created_at", "attachments"] },
  net_posts: { key: ["id"], changeable: ["text", "visibility", "link_url", "format", "created_at"] },
  net_reactions: { key: ["target_id", "member_id"], changeable: ["type", "created_at"] },
  net_comments: { key: ["id"], changeable: ["text"] },
  net_saved_posts: { key: ["member_id", "post_id"], changeable: [], listedBy: "saved_items" },
};
