import type { Follower } from "../../../../generated/schemas.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { FollowerQuery } from "../../port/relations.ts";
import type { NetworkView } from "../network-view.ts";
import { notBlocked } from "../profiles/find-member.ts";
import { readSummaries } from "../profiles/member-summaries.ts";
import { readFiltered } from "../sql/filtered-rows.ts";
import { memberContains } from "../sql/full-text.ts";
import { createWordMatcher } from "../sql/word-matcher.ts";

interface FollowerRow {
  readonly follower_id: string;
  readonly created_at: number;
  readonly source: string;
  readonly name: string;
  readonly headline: string;
}

const positionOf = (row: FollowerRow) => [row.created_at, row.follower_id];

/** Lists the followers of the account, newest first. */
export async function listFollowers(
  view: NetworkView,
  { keyword, since }: FollowerQuery,
  page: PageRequest,
): Promise<Page<Follower>> {
  const { db, memberId } = view;
  const isMatch = keyword === null ? null : createWordMatcher(keyword);
  const rows = await readFiltered<FollowerRow>(
    page,
    (after, count, words) =>
      db
        .selectFrom("net_follows as f")
        .innerJoin("net_members as m", "m.id", "f.follower_id")
        .select(["f.follower_id", "f.created_at", "f.source", "m.name", "m.headline"])
        .where("f.target_id", "=", memberId)
        .where(notBlocked(view, "f.follower_id"))
        .$if(since !== null, (select) => select.where("f.created_at", ">=", since))
        .$if(words !== null, (select) => select.where(memberContains(view, "f.follower_id", words ?? "")))
        .where(afterPosition(["f.created_at", "f.follower_id"], after, "desc"))
        .orderBy("f.created_at", "desc")
        .orderBy("f.follower_id", "desc")
        .limit(count)
        .execute(),
    positionOf,
    isMatch && { test: (row) => isMatch(`${row.name} ${row.headline}`), words: keyword },
  );
  return toPage(rows, page, positionOf, (shown) => toFollowers(view, shown));
}

async function toFollowers(view: NetworkView, rows: readonly FollowerRow[]): Promise<Follower[]> {
  const ids = rows.map((row) => row.follower_id);
  const profiles = await readSummaries(view, ids);
  const followed = await readFollowed(view, ids);
  return rows.flatMap((row) => {
    const profile = profiles.get(row.follower_id);
    if (!profile) return [];
    return {
      profile,
      followed_at: isoTime(row.created_at),
      source: row.source as Follower["source"], // the column contains only these values
      connected: profile.degree === 1,
      following: followed.has(row.follower_id),
    };
  });
}

/** Reads which of the members the account follows. */
async function readFollowed({ db, memberId }: NetworkView, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("net_follows")
    .select("target_id")
    .where("follower_id", "=", memberId)
    .where("target_id", "in", [...ids])
    .execute();
  return new Set(rows.map((row) => row.target_id));
}
