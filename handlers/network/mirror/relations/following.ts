import type { FollowState } from "../../../../generated/schemas.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { FollowingQuery } from "../../port/relations.ts";
import type { NetworkView } from "../network-view.ts";
import { companyUrl } from "../profiles/company-summaries.ts";
import { notBlocked } from "../profiles/find-member.ts";
import { memberPage, textOrUnknown } from "../profiles/member-summaries.ts";
import { readFiltered } from "../sql/filtered-rows.ts";
import { createWordMatcher } from "../sql/word-matcher.ts";

/** A follow with its member or company; the columns of the other one are null. */
interface Row {
  readonly kind: FollowState["kind"];
  readonly target_id: string;
  readonly created_at: number;
  readonly handle: string | null;
  readonly name: string | null;
  readonly headline: string | null;
  readonly follower_count: number | null;
}

const positionOf = (row: Row) => [row.created_at, row.target_id];

/** Lists the members and companies that the account follows, latest first. */
export async function listFollowing(
  view: NetworkView,
  { kind, keyword }: FollowingQuery,
  page: PageRequest,
): Promise<Page<FollowState>> {
  const { db, memberId } = view;
  const isMatch = keyword === null ? null : createWordMatcher(keyword);
  const rows = await readFiltered<Row>(
    page,
    (after, count) =>
      db
        .selectFrom("net_follows as f")
        .leftJoin("net_members as m", (join) => join.onRef("m.id", "=", "f.target_id").on("f.kind", "=", "member"))
        .leftJoin("net_companies as c", (join) => join.onRef("c.id", "=", "f.target_id").on("f.kind", "=", "company"))
        .select(["f.kind", "f.target_id", "f.created_at", "m.headline"])
        .select((select) => [
          select.fn.coalesce("m.handle", "c.handle").as("handle"),
          select.fn.coalesce("m.name", "c.name").as("name"),
          select.fn.coalesce("m.follower_count", "c.follower_count").as("follower_count"),
        ])
        .where("f.follower_id", "=", memberId)
        .where(notBlocked(view, "f.target_id"))
        .$if(kind !== null, (select) => select.where("f.kind", "=", kind))
        .where(afterPosition(["f.created_at", "f.target_id"], after, "desc"))
        .orderBy("f.created_at", "desc")
        .orderBy("f.target_id", "desc")
        .limit(count)
        .execute(),
    positionOf,
    isMatch && { test: (row) => isMatch(`${row.name ?? ""} ${row.headline ?? ""}`), words: null },
  );
  return toPage(rows, page, positionOf, (shown) => shown.flatMap((row) => toFollowState(view, row)));
}

/** Converts a row; a member or company that no longer exists is omitted. */
function toFollowState(view: NetworkView, row: Row): FollowState[] {
  const { kind, target_id: id, created_at, handle, name, headline, follower_count } = row;
  if (handle === null || name === null) return [];
  return [
    {
      kind,
      id,
      name,
      headline: headline === null ? null : textOrUnknown(view, headline),
      following: true,
      followed_at: created_at === 0 ? null : isoTime(created_at), // unknown in partial networks
      follower_count: view.partial ? null : follower_count,
      url: kind === "company" ? companyUrl(handle) : memberPage(view, { id, handle }).url,
    },
  ];
}
