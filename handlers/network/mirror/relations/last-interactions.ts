import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Interaction } from "../../../../generated/schemas.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { NetworkView } from "../network-view.ts";
import { isInIdList, toIdList } from "../sql/id-list.ts";

interface Contact {
  readonly other_id: string;
  readonly at: number;
  readonly kind: Interaction["kind"];
}

/**
 * A table of the latest contacts of each kind between the account and members: the last message of each of their
 * conversations that is not a group, and the last comment on and reaction to the account's posts. Deleted messages are
 * ignored.
 * @param ids only these members; null for all.
 * @param until only contacts up to this time; null for all.
 */
export function contactsWith(
  view: NetworkView,
  ids: readonly string[] | null,
  until: number | null = null,
): RawBuilder<Contact> {
  const { memberId } = view;
  const inTime = (column: string): RawBuilder<SqlBool> =>
    until === null ? sql`1 = 1` : sql`${sql.ref(column)} <= ${until}`;
  const among = (column: string): RawBuilder<SqlBool> =>
    ids === null ? sql`1 = 1` : isInIdList(view.dialect, column, toIdList(ids));
  return sql<Contact>`(
    select theirs.member_id as other_id, m.created_at as at,
      case when m.sender_id = ${memberId} then 'message_sent' else 'message_received' end as kind
    from net_participants own
    join net_conversations c on c.id = own.conversation_id and c.kind in ('direct', 'inmail')
    join net_participants theirs on theirs.conversation_id = c.id and theirs.member_id <> own.member_id
    join net_messages m on m.id = (
      select latest.id from net_messages latest where latest.conversation_id = c.id and latest.deleted_at is null
        and ${inTime("latest.created_at")}
      order by latest.created_at desc, latest.id desc limit 1)
    where own.member_id = ${memberId} and ${among("theirs.member_id")}
    union all
    select c.author_id, max(c.created_at), 'comment_received'
    from net_posts p join net_comments c on c.post_id = p.id
    where p.author_id = ${memberId} and c.author_id <> ${memberId} and ${among("c.author_id")} and ${inTime("c.created_at")}
    group by c.author_id
    union all
    select r.member_id, max(r.created_at), 'reaction_received'
    from net_posts p join net_reactions r on r.target_id = p.id
    where p.author_id = ${memberId} and r.member_id <> ${memberId} and ${among("r.member_id")} and ${inTime("r.created_at")}
    group by r.member_id)`;
}

/** Reads the latest contact between the account and each of the members, by member id; members without any are omitted. */
export async function readLastInteractions(
  view: NetworkView,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Interaction>> {
  if (ids.length === 0) return new Map();
  const contacts = await view.db
    .selectFrom(contactsWith(view, ids).as("contact"))
    .selectAll()
    .orderBy("at")
    .orderBy("kind", "desc")
    .execute();
  return new Map(contacts.map(({ other_id, kind, at }) => [other_id, { kind, at: isoTime(at) }]));
}
