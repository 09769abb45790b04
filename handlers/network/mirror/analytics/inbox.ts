import { sql } from "kysely";
import { timeRanges, type TimeRange } from "../../../sql/time-ranges.ts";
import type { NewestMessage, MessageResponse, MessageVolume } from "../../port/analytics.ts";
import { visibleInList } from "../messaging/conversation-access.ts";
import type { NetworkView } from "../network-view.ts";
import { isInIdList, toIdList } from "../sql/id-list.ts";

/** Counts the messages and conversations of the account by time range; ranges without messages are omitted. */
export async function readMessageVolumes(
  { db, dialect, memberId }: NetworkView,
  ranges: readonly TimeRange[],
): Promise<MessageVolume[]> {
  const { rows } = await sql<MessageVolume>`
    select r.place as range, count(distinct c.id) as active,
      count(distinct case when c.created_at >= r.start_ms and c.created_at < r.end_ms then c.id end) as started,
      cast(sum(case when m.sender_id = ${memberId} then 1 else 0 end) as integer) as sent,
      cast(sum(case when m.sender_id = ${memberId} then 0 else 1 end) as integer) as received
    from ${timeRanges(dialect, ranges)} r cross join net_participants p
    join net_conversations c on c.id = p.conversation_id and c.last_message_at >= r.start_ms and c.created_at < r.end_ms
    join net_messages m on m.conversation_id = c.id and m.created_at >= r.start_ms and m.created_at < r.end_ms
    where p.member_id = ${memberId} group by r.place`.execute(db);
  return rows;
}

/**
 * Reads the responses within a time range in one-to-one conversations, with the time since the first message that each of them
 * responds to. Messages before `sinceMs` are not considered.
 */
export async function readResponses(
  { db, memberId }: NetworkView,
  { startMs, endMs }: TimeRange,
  sinceMs: number,
): Promise<MessageResponse[]> {
  const { rows } = await sql<{ own: number; at: number; wait_ms: number }>`with sides as (
      select m.conversation_id, m.id, m.created_at, case when m.sender_id = ${memberId} then 1 else 0 end as own
      from net_participants p
      join net_conversations c on c.id = p.conversation_id and c.kind <> 'group' and c.last_message_at >= ${startMs}
      join net_messages m on m.conversation_id = c.id and m.created_at >= ${sinceMs} and m.created_at < ${endMs}
      where p.member_id = ${memberId} and m.deleted_at is null),
    sequence as (select conversation_id, id, created_at, own,
      lag(own) over (partition by conversation_id order by created_at, id) as before from sides),
    turns as (select own, created_at,
      lag(created_at) over (partition by conversation_id order by created_at, id) as since
      from sequence where before is null or before <> own)
    select own, created_at as at, created_at - since as wait_ms from turns
    where since is not null and created_at >= ${startMs}`.execute(db);
  return rows.map(({ own, at, wait_ms }) => ({ own: own === 1, at, waitMs: wait_ms }));
}

/** Reads the newest message of each conversation in the inbox, if that message is within a time range. */
export async function readNewestMessages(
  view: NetworkView,
  { startMs, endMs }: TimeRange,
  hiddenIds: readonly string[],
): Promise<NewestMessage[]> {
  const { db, dialect, memberId } = view;
  const rows = await db
    .selectFrom("net_participants as p")
    .innerJoin("net_conversations as c", "c.id", "p.conversation_id")
    .innerJoin("net_messages as m", (join) =>
      join.on(
        sql<boolean>`m.id = (select n.id from net_messages n where n.conversation_id = c.id
          and n.deleted_at is null order by n.created_at desc, n.id desc limit 1)`,
      ),
    )
    .select(["m.sender_id", "m.created_at as at"])
    .where("p.member_id", "=", memberId)
    .where("p.archived", "=", 0)
    .where("c.last_message_at", ">=", startMs)
    .where("m.created_at", ">=", startMs)
    .where("m.created_at", "<", endMs)
    .where(visibleInList(view))
    .$if(hiddenIds.length > 0, (query) => query.where((is) => is.not(isInIdList(dialect, "c.id", toIdList(hiddenIds)))))
    .execute();
  return rows.map(({ sender_id, at }) => ({ isAwaiting: sender_id !== memberId, at }));
}
