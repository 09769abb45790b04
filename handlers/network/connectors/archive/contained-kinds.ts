import type { NetworkScope } from "../../mirror/network-view.ts";
import type { RecordKind } from "../../mirror/partial-network.ts";
import type { UnsupportedTools } from "../../port/connector.ts";
import { readStoredFiles, type StoredFiles } from "./import/stored-files.ts";
import type { DomainName } from "./read/index.ts";

/** The file that contains all records of a kind, and the domain of its rows. */
const sources: Readonly<Record<RecordKind, { readonly domain: DomainName; readonly file: string }>> = {
  profile: { domain: "profile", file: "Profile.csv" },
  positions: { domain: "positions", file: "Positions.csv" },
  education: { domain: "educations", file: "Education.csv" },
  skills: { domain: "skills", file: "Skills.csv" },
  endorsements: { domain: "endorsements", file: "Endorsement_Received_Info.csv" },
  recommendations: { domain: "recommendations_received", file: "Recommendations_Received.csv" },
  connections: { domain: "connections", file: "Connections.csv" },
  messages: { domain: "messages", file: "messages.csv" },
  invitations: { domain: "invitations", file: "Invitations.csv" },
  posts: { domain: "shares", file: "Shares.csv" },
  comments: { domain: "comments", file: "Comments.csv" },
  reactions: { domain: "reactions", file: "Reactions.csv" },
  saved_posts: { domain: "saved_items", file: "Saved_Items.csv" },
  followed_members: { domain: "member_follows", file: "Member_Follows.csv" },
};

/**
 * The tools that need records of some kinds; any one of the kinds is sufficient. Other tools return null for missing
 * facts.
 */
const needs: Readonly<Record<string, readonly RecordKind[]>> = {
  get_connections: ["connections"],
  annotate_connection: ["connections"],
  get_network_stats: ["connections"],
  get_search_parameters: ["connections"],
  preview_campaign_launch: ["connections"],
  search_people: ["connections", "messages", "invitations"],
  list_conversations: ["messages"],
  get_conversation: ["messages"],
  update_conversation: ["messages"],
  get_messages: ["messages"],
  search_messages: ["messages"],
  get_inbox_summary: ["messages"],
  get_inbox_analytics: ["messages"],
  list_invitations: ["invitations"],
  list_following: ["followed_members"],
  list_posts: ["posts"],
  get_post: ["posts"],
};

/** Returns the kinds of records that the archives of a network contain. */
export async function readContainedKinds(db: NetworkScope["db"]): Promise<ReadonlySet<RecordKind>> {
  return kindsIn(await readStoredFiles(db));
}

function kindsIn(files: StoredFiles): ReadonlySet<RecordKind> {
  const kinds = Object.keys(sources) as RecordKind[]; // the keys of this object
  return new Set(kinds.filter((kind) => files.has(sources[kind].domain)));
}

/**
 * Returns the tools whose records the archives of a network do not contain. A network without files belongs to an
 * account that is being removed; the calls of this account end with `not_found`.
 */
export async function readToolsWithoutRecords(db: NetworkScope["db"]): Promise<UnsupportedTools> {
  const files = await readStoredFiles(db);
  return files.size === 0 ? {} : toolsWithout(kindsIn(files));
}

function toolsWithout(contained: ReadonlySet<RecordKind>): UnsupportedTools {
  const missing = Object.entries(needs).filter(([, kinds]) => !kinds.some((kind) => contained.has(kind)));
  return Object.fromEntries(missing.map(([tool, kinds]) => [tool, notContained(kinds)]));
}

/** Returns the texts of the failure for an archive that lacks the files with these kinds of records. */
export function notContained(kinds: readonly RecordKind[]): { readonly detail: string; readonly hint: string } {
  const files = new Intl.ListFormat("en", { type: "disjunction" }).format(kinds.map((kind) => sources[kind].file));
  return { detail: `The imported archive does not contain ${files}.`, hint: importHint };
}

const importHint =
  "Import the complete data archive; if it does not contain the file either, the member has no such records.";
