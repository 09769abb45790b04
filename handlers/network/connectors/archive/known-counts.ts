import type { PartialContents, RecordKind } from "../../mirror/partial-network.ts";
import type { ActivityTimes, PeriodCounts } from "../../port/analytics.ts";

/** Counts that require the views and actions of other members, which no archive contains. */
const unknownCounts = {
  impressions: null,
  reactions: null,
  comments: null,
  reposts: null,
  clicks: null,
  profile_views: null,
  named_viewers: null,
  search_appearances: null,
  followers: null,
  new_followers: null,
} satisfies Partial<PeriodCounts>;

type CountOfArchive = Exclude<keyof PeriodCounts, keyof typeof unknownCounts>;

/** The kinds of records that each count needs. */
const neededForCounts: Readonly<Record<CountOfArchive, readonly RecordKind[]>> = {
  posts_published: ["posts"],
  connections: ["connections"],
  new_connections: ["connections"],
  invitations_sent: ["invitations"],
  invitations_accepted: ["invitations", "connections"],
  messages_sent: ["messages"],
  conversations_written: ["messages"],
  conversations_answered: ["messages"],
};

/** The kinds of records that each kind of activity needs. */
const neededForTimes: Readonly<Record<keyof ActivityTimes, readonly RecordKind[]>> = {
  posts: ["posts"],
  comments: ["comments"],
  reactions: ["reactions"],
  messages_sent: ["messages"],
  messages_received: ["messages"],
  invitations_sent: ["invitations"],
  invitations_accepted: ["invitations", "connections"],
  new_connections: ["connections"],
};

/** Returns the counts, with null for those whose records the archives do not contain. */
export function knownCounts(counts: PeriodCounts, contents: PartialContents): PeriodCounts {
  const known: PeriodCounts = {
    ...unknownCounts,
    ...withoutMissing<CountOfArchive, number | null>(counts, neededForCounts, contents),
  };
  // Only a connection shows that an invitation was accepted. If none of the invitations sent in the period led to a
  // connection, the number of accepted ones is unknown.
  const isUnknown = known.invitations_accepted === 0 && known.invitations_sent !== 0;
  return isUnknown ? { ...known, invitations_accepted: null } : known;
}

/** Returns the times, with null for those whose records the archives do not contain. */
export const knownTimes = (times: ActivityTimes, contents: PartialContents): ActivityTimes =>
  withoutMissing(times, neededForTimes, contents);

/** Returns the values, with null for each whose kinds of records are missing. */
function withoutMissing<Key extends string, Value>(
  values: { readonly [Name in Key]: Value },
  needed: { readonly [Name in Key]: readonly RecordKind[] },
  { kinds }: PartialContents,
): Record<Key, Value | null> {
  const keys = Object.keys(needed) as Key[]; // the keys of this object
  const known = keys.map((key) => [key, needed[key].every((kind) => kinds.has(kind)) ? values[key] : null]);
  return Object.fromEntries(known) as Record<Key, Value | null>; // one entry for each key
}
