import type { ImportChanges, ImportCounts, WrittenArchive } from "./write-archive.ts";

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
  net_educations: "education entries",
  net_skills: "skills",
  net_endorsements: "endorsements",
  net_recommendations: "recommendations",
} as const;

/** Formats the result of an import: one line for each kind of row that it wrote or found. */
export function renderChanges(changes: ImportChanges): string[] {
  return Object.entries(names).flatMap(([table, title]) => {
    const counts = changes[table as keyof typeof names]; // the keys of this object
    const text = renderCounts(table === "net_connections" ? halve(counts) : counts);
    return text === "" ? [] : [`${title}: ${text}`];
  });
}

/** Each connection is two rows. */
const halve = ({ added, changed, removed, unchanged, kept }: ImportCounts): ImportCounts => ({
  added: added / 2,
  changed: changed / 2,
  removed: removed / 2,
  unchanged: unchanged / 2,
  kept: kept / 2,
});

function renderCounts({ added, changed, removed, unchanged, kept }: ImportCounts): string {
  const parts = [
    [added, "new"],
    [changed, "changed"],
    [removed, "removed"],
    [unchanged, "unchanged"],
    [kept, "kept although this archive does not contain them"],
  ] as const;
  return parts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : [])).join(", ");
}

const isTitled = (table: string): table is keyof typeof names => table in names;

/** Formats the notice that an archive is older than the stored data, with the consequences. */
export function renderOlder({ newest, stored, unused }: NonNullable<WrittenArchive["older"]>): string[] {
  const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
  const titles = unused.filter(isTitled).map((table) => names[table]);
  const omitted = new Intl.ListFormat("en").format(titles);
  const lists = titles.length === 0 ? "" : ` Its ${omitted} were not imported, because newer ones are stored.`;
  return [
    `This archive is older than the stored data: it ends on ${day(newest)}, the stored data on ${day(stored)}. ` +
      `Only records that were missing and values that were unknown were added.${lists}`,
  ];
}
