import { sql, type RawBuilder, type SqlBool } from "kysely";
import { notBlocked } from "../profiles/members.ts";
import type { NetworkView } from "../network-view.ts";

/**
 * The condition that the account may see the post in `alias` (a name of net_posts in the query): its own, public ones, and
 * those that its connections share with their connections; never one of a member blocked either way.
 */
export function visiblePosts(view: NetworkView, alias = "net_posts"): RawBuilder<SqlBool> {
  const { memberId } = view;
  const author = sql.ref(`${alias}.author_id`);
  return sql<SqlBool>`((${sql.ref(`${alias}.visibility`)} = 'public' or ${author} = ${memberId} or exists (
    select 1 from net_connections v where v.member_id = ${memberId} and v.other_id = ${author}))
    and ${notBlocked(view, `${alias}.author_id`)})`;
}
