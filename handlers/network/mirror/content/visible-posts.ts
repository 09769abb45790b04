import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { NetworkView } from "../network-view.ts";
import { notBlocked } from "../profiles/find-member.ts";

/**
 * The condition that the account may see the post `alias` (of net_posts). It may see its own posts, public posts, and
 * posts that its connections share with their connections. Posts of members who block the account or are blocked by it
 * are excluded.
 */
export function visiblePosts(view: NetworkView, alias = "net_posts"): RawBuilder<SqlBool> {
  const { memberId } = view;
  const author = sql.ref(`${alias}.author_id`);
  return sql<SqlBool>`((${sql.ref(`${alias}.visibility`)} = 'public' or ${author} = ${memberId} or exists (
    select 1 from net_connections v where v.member_id = ${memberId} and v.other_id = ${author}))
    and ${notBlocked(view, `${alias}.author_id`)})`;
}
