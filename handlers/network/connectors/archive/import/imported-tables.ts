import type { DomainName } from "../read/index.ts";
import type { ArchiveAge } from "./archive-age.ts";
import type { AnyRow, ImportedRow, ImportedTable, Value } from "./rows/archive-rows.ts";
import { personNameKey } from "../read/records/person-key.ts";
import { unknownName } from "./rows/member-rows.ts";
import { unknownTime } from "./rows/partial-days.ts";

/** The stored and the new value of a column, for a row that the archive also contains. */
export interface Change {
  readonly column: string;
  readonly stored: Value;
  readonly given: Value;
  /** The row of the archive. */
  readonly row: AnyRow;
  readonly age: ArchiveAge;
}

/** The rules for updating a table. */
export interface TableRules<Column extends string = string> {
  /** The columns that identify a row. */
  readonly key: readonly Column[];
  /** The columns that a newer archive can change. */
  readonly changeable: readonly Column[];
  /** The file whose age decides whether stored rows change. */
  readonly source: DomainName;
  /** Whether the file describes the current state, so that rows missing from a newer file no longer exist. Otherwise, it is a history. */
  readonly isState?: true;
  /** Returns the new value of a column. Default: the given one if the file is current, otherwise the stored one. */
  readonly merge?: (change: Change) => Value;
}

/** The files with the facts about the owner. */
const ownerSources: Readonly<Record<string, DomainName>> = {
  first_name: "profile",
  last_name: "profile",
  name: "profile",
  name_key: "profile",
  headline: "profile",
  about: "profile",
  location: "profile",
  industry: "profile",
  website: "profile",
  birthday: "profile",
  title: "positions",
  company_name: "positions",
  school: "educations",
  email: "email_addresses",
  phone: "phone_numbers",
};

const unknowns: ReadonlySet<Value> = new Set(["", null, unknownName, personNameKey(unknownName)]);
const isUnknown = (value: Value): boolean => unknowns.has(value);

/**
 * Updates a person with the facts of a newer archive, but keeps a stored fact that the archive does not contain. An older
 * archive only adds facts that are unknown. Each fact about the owner comes from one file (`ownerSources`): if the archive
 * contains this file and it is current, its value replaces the stored one, even if it is empty.
 */
function mergePerson({ column, stored, given, row, age }: Change): Value {
  // A member whose profile URL is unknown has the id as handle.
  if (column === "handle") return given === row["id"] ? stored : given;
  if (row["id"] !== age.ownerId) {
    const isKept = isUnknown(given) || (age.older !== null && !isUnknown(stored)) || fitsName(row, column, stored);
    return isKept ? stored : given;
  }
  const source = ownerSources[column];
  if (source !== undefined && age.files.has(source)) return age.isCurrent(source) ? given : stored;
  return isUnknown(stored) ? given : stored;
}

/**
 * Whether a stored first or last name fits the full name of a person who is not a connection in the archive. Only
 * connections have both names in an archive; for other people, they are guessed from the full name.
 */
function fitsName(row: AnyRow, column: string, stored: Value): boolean {
  if (row["connection_count"] !== 0 || isUnknown(stored)) return false;
  const name = String(row["name"]);
  if (column === "first_name") return name.startsWith(`${String(stored)} `);
  return column === "last_name" && name.endsWith(` ${String(stored)}`);
}

/** Keeps the acceptance of an invitation when the connection has ended. */
const keepResponse = ({ column, stored, given, age }: Change): Value => {
  if (column === "status") return stored === "accepted" ? stored : given;
  if (column === "responded_at") return stored ?? given;
  return age.isCurrent("invitations") ? given : stored;
};

/**
 * Updates the kind of a conversation only if the connections are current, because an InMail conversation is one with
 * somebody who is not connected.
 */
const keepKind = ({ column, stored, given, age }: Change): Value => {
  const isKind = column === "kind" || column === "direct_key";
  return age.isCurrent(isKind ? "connections" : "messages") ? given : stored;
};

/** The rules by table, in the order in which rows are written. */
export const importedTables: { readonly [Table in ImportedTable]: TableRules<keyof ImportedRow<Table> & string> } = {
  net_members: {
    key: ["id"],
    changeable: [
      ...(["handle", "first_name", "last_name", "name", "name_key", "headline", "about", "location"] as const),
      ...(["industry", "title", "company_name", "school", "email", "phone", "website", "birthday"] as const),
    ],
    source: "profile",
    merge: mergePerson,
  },
  net_positions: {
    key: ["member_id", "id"],
    changeable: ["company_name", "title", "location", "started_on", "ended_on", "description"],
    source: "positions",
    isState: true,
  },
  net_educations: {
    key: ["member_id", "id"],
    changeable: ["school", "degree", "started_year", "ended_year"],
    source: "educations",
    isState: true,
  },
  net_skills: { key: ["member_id", "skill"], changeable: [], source: "skills", isState: true },
  net_endorsements: {
    key: ["member_id", "skill", "endorser_id"],
    changeable: ["created_at"],
    source: "endorsements",
  },
  net_recommendations: {
    key: ["id"],
    changeable: ["member_id", "author_id", "relationship", "text"],
    source: "recommendations_received",
  },
  net_connections: {
    key: ["member_id", "other_id"],
    changeable: ["connected_at"],
    source: "connections",
    isState: true,
    merge: ({ stored, given, age }) => (age.isCurrent("connections") && given !== unknownTime ? given : stored),
  },
  net_invitations: {
    key: ["id"],
    changeable: ["sender_id", "recipient_id", "message", "status", "responded_at"],
    source: "invitations",
    merge: keepResponse,
  },
  net_follows: {
    key: ["follower_id", "target_id"],
    changeable: ["created_at"],
    source: "member_follows",
    isState: true,
  },
  net_conversations: {
    key: ["id"],
    changeable: ["kind", "direct_key", "creator_id", "title", "subject"],
    source: "messages",
    merge: keepKind,
  },
  net_participants: { key: ["conversation_id", "member_id"], changeable: ["archived"], source: "messages" },
  net_messages: { key: ["id"], changeable: ["sender_id", "text", "created_at", "attachments"], source: "messages" },
  net_posts: {
    key: ["id"],
    changeable: ["text", "visibility", "link_url", "format", "created_at"],
    source: "shares",
  },
  net_reactions: { key: ["target_id", "member_id"], changeable: ["type", "created_at"], source: "reactions" },
  net_comments: { key: ["id"], changeable: ["text"], source: "comments" },
  net_saved_posts: { key: ["member_id", "post_id"], changeable: [], source: "saved_items", isState: true },
};
