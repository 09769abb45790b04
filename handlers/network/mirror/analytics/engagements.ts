import { sql, type RawBuilder } from "kysely";
import type { TimeRange } from "../../../sql/time-ranges.ts";
import type { NetworkView } from "../network-view.ts";

/**
 * A table of the reactions and comments of others on the account's posts in a time range: `member_id`, `is_comment` (1
 * for a comment or reply, 0 for a reaction) and `at`.
 */
export function engagements({ memberId }: NetworkView, { startMs, endMs }: TimeRange): RawBuilder<unknown> {
  return sql`(
    select r.member_id, 0 as is_comment, r.created_at as at
    from net_posts p cross join net_reactions r
    where p.author_id = ${memberId} and p.created_at < ${endMs} and r.target_id = p.id and r.member_id <> ${memberId}
      and r.created_at >= ${startMs} and r.created_at < ${endMs}
    union all
    select c.author_id, 1, c.created_at
    from net_posts p cross join net_comments c
    where p.author_id = ${memberId} and p.created_at < ${endMs} and c.post_id = p.id and c.author_id <> ${memberId}
      and c.created_at >= ${startMs} and c.created_at < ${endMs})`;
}
