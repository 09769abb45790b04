import { sql, type RawBuilder } from "kysely";
import type { NetworkUpdate } from "../../../../generated/schemas.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { UpdateQuery } from "../../port/relations.ts";
import type { NetworkView } from "../network-view.ts";
import { notBlocked } from "../profiles/find-member.ts";
import { readMemberRefs } from "../profiles/member-summaries.ts";
import { directKey } from "../tables/net-tables.ts";

/** Lists updates of the account's connections, newest first. */
export async function listUpdates(
  view: NetworkView,
  { kinds, since }: UpdateQuery,
  page: PageRequest,
): Promise<Page<NetworkUpdate>> {
  const rows = await view.db
    .selectFrom(updatesOfConnections(view).as("u"))
    .select(["u.id", "u.member_id", "u.occurred_at"])
    .where(notBlocked(view, "u.member_id"))
    .$if(kinds !== null, (select) => select.where("u.kind", "in", [...(kinds ?? [])]))
    .$if(since !== null, (select) => select.where("u.occurred_at", ">=", since))
    .where(afterPosition(["u.occurred_at", "u.id"], page.after, "desc"))
    .orderBy("u.occurred_at", "desc")
    .orderBy("u.id", "desc")
    .limit(page.limit + 1)
    .execute();
  return toPage(
    rows,
    page,
    (row) => [row.occurred_at, row.id],
    (shown) => describeUpdates(view, shown),
  );
}

interface Row {
  readonly id: string;
  readonly member_id: string;
  readonly kind: NetworkUpdate["kind"];
  readonly occurred_at: number;
}

/**
 * The cross join makes SQLite start with the connections; its planner would start with the updates, because it
 * underestimates the number of updates. The condition on the rank makes SQLite read the connections in the order of their
 * ids, which takes half the time.
 */
const updatesOfConnections = ({ memberId }: NetworkView): RawBuilder<Row> =>
  sql<Row>`(select u.id, u.member_id, u.kind, u.occurred_at from net_connections c cross join net_updates u
    where c.member_id = ${memberId} and c.other_rank > 0 and u.member_id = c.other_id)`;

async function describeUpdates(
  view: NetworkView,
  shown: readonly Pick<Row, "id" | "member_id">[],
): Promise<NetworkUpdate[]> {
  const ids = shown.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await view.db.selectFrom("net_updates").selectAll().where("id", "in", ids).execute();
  const updates = new Map(rows.map((row) => [row.id, row]));
  const profiles = await readMemberRefs(
    view,
    shown.map(({ member_id }) => member_id),
  );
  const written = await readWritten(view, shown);
  return shown.flatMap(({ id, member_id }) => {
    const [update, profile] = [updates.get(id), profiles.get(member_id)];
    if (!update || !profile) return [];
    const { kind, text, occurred_at } = update;
    const { conversation_id = null, at = 0 } = written.get(member_id) ?? {};
    const messaged = at >= occurred_at;
    return { id, kind, profile, text, occurred_at: isoTime(occurred_at), conversation_id, messaged };
  });
}

/** Reads the direct conversation with each member, and when the account last wrote in it; 0 if it never did. */
async function readWritten(
  { db, memberId }: NetworkView,
  members: readonly Pick<Row, "member_id">[],
): Promise<ReadonlyMap<string, { readonly conversation_id: string; readonly at: number }>> {
  const keys = new Map(members.map(({ member_id }) => [directKey(memberId, member_id), member_id]));
  const rows = await db
    .selectFrom("net_conversations as c")
    .select(["c.id", "c.direct_key"])
    .select(
      sql<number>`coalesce((select m.created_at from net_messages m where m.conversation_id = c.id
        and m.sender_id = ${memberId} and m.deleted_at is null order by m.created_at desc, m.id desc limit 1), 0)`.as(
        "at",
      ),
    )
    .where("c.direct_key", "in", [...keys.keys()])
    .execute();
  return new Map(rows.map(({ id, direct_key, at }) => [keys.get(direct_key ?? "") ?? "", { conversation_id: id, at }]));
}
