import type { ImportChanges, ImportCounts } from "./write-archive.ts";

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

/** Renders what an import did: one line for each kind of row that it wrote or found. */
export function renderChanges(changes: ImportChanges): string[] {
  return Object.entries(names).flatMap(([table, title]) => {
    const counts = changes[table as keyof typeof names]; // the keys of this object
    const text = renderCounts(table === "net_connections" ? halve(counts) : counts);
    return text === "" ? [] : [`${title}: ${text}`];
  });
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
