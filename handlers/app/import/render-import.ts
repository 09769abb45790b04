import type { ImportCounts } from "../../network/connectors/archive/import/write-archive.ts";
import type { ImportResult } from "./import-archive.ts";

/** The names of tables, in the order of the output. */
const names = {
  net_members: "people",
  net_connections: "connections",
  net_conversations: "conversations",
  net_messages: "messages",
  net_invitations: "invitations",
  net_posts: "posts",
  net_comments: "comments",
  net_reactions: "reactions",
  net_saved_posts: "saved posts",
  net_follows: "follows",
  net_positions: "positions",
  net_educations: "education",
  net_skills: "skills",
  net_endorsements: "endorsements",
  net_recommendations: "recommendations",
} as const;

/** Renders what an import did, by kind. */
export function renderImport({ account_id, name, created, changes }: ImportResult, seconds: number): string {
  const head = created
    ? `Imported as the account ${account_id} (${name}) in ${seconds} s.`
    : `Imported into the account ${account_id} (${name}) in ${seconds} s.`;
  const lines = Object.entries(names).flatMap(([table, title]) => {
    const counts = changes[table as keyof typeof names]; // the keys of this object
    const text = renderCounts(table === "net_connections" ? halve(counts) : counts);
    return text === "" ? [] : [`  ${title}: ${text}`];
  });
  const next = created
    ? [`Use it with account_id ${account_id}, or with its own key: npx switchboard keys create --account ${account_id}`]
    : [];
  return [head, ...lines, ...next, ""].join("\n");
}

/** Each connection is two rows. */
const halve = ({ added, changed, removed, unchanged }: ImportCounts): ImportCounts => ({
  added: added / 2,
  changed: changed / 2,
  removed: removed / 2,
  unchanged: unchanged / 2,
});

function renderCounts({ added, changed, removed, unchanged }: ImportCounts): string {
  const parts = [
    [added, "new"],
    [changed, "changed"],
    [removed, "removed"],
    [unchanged, "unchanged"],
  ] as const;
  return parts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : [])).join(", ");
}
