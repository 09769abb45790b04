import { sql } from "kysely";
import type { Notification, NotificationKind, NotificationReport } from "../../../generated/schemas.ts";
import { Failure } from "../../../runtime/index.ts";
import { afterPosition, toPage } from "../../paging/keyset.ts";
import type { Page, PageRequest } from "../../paging/page.ts";
import { isoTime } from "../../time/iso-time.ts";
import type { NoticeQuery, NoticesPort } from "../port/notices.ts";
import type { NetworkView } from "./network-view.ts";
import { notBlocked } from "./profiles/find-member.ts";

/**
 * The maximum number of notices that one call marks as read. The count of unread notices is limited to the same number.
 */
const maxMarked = 1_000;

export function createNotices(view: NetworkView): NoticesPort {
  return {
    list: (query, page) => listNotices(view, query, page),
    markRead: (ids, uncounted) => markRead(view, ids, uncounted),
    markReadUntil: (time, uncounted) => markReadUntil(view, time, uncounted),
  };
}

/** The notices of the account, except those caused by members who block the account or are blocked by it. */
function ownNotices(view: NetworkView) {
  return view.db
    .selectFrom("net_notices as n")
    .where("n.member_id", "=", view.memberId)
    .where(notBlocked(view, "n.actor_id"));
}

type Row = Awaited<ReturnType<typeof readNotices>>[number];

async function listNotices(view: NetworkView, query: NoticeQuery, page: PageRequest): Promise<Page<Notification>> {
  const { kinds, unread } = query;
  // One query per kind, because each kind is a separate part of an index. For unread notices, which are few, a single
  // query suffices.
  const parts: readonly (readonly NotificationKind[] | null)[] =
    kinds && !unread ? kinds.map((kind) => [kind]) : [kinds];
  const rows: Row[] = [];
  for (const part of parts) rows.push(...(await readNotices(view, { ...query, kinds: part }, page)));
  rows.sort((one, other) => other.created_at - one.created_at || (one.id < other.id ? 1 : -1));
  return toPage(
    rows,
    page,
    (row) => [row.created_at, row.id],
    (shown) => shown.map(toNotification),
  );
}

function readNotices(view: NetworkView, { unread, kinds, except, since }: NoticeQuery, { limit, after }: PageRequest) {
  return ownNotices(view)
    .select(["n.id", "n.kind", "n.text", "n.actor_id", "n.subject_id", "n.read_at", "n.created_at"])
    .$if(unread, (query) => query.where("n.read_at", "is", null))
    .$if(since !== null, (query) => query.where("n.created_at", ">=", since))
    .$if(except.length > 0, (query) => query.where("n.kind", "not in", [...except]))
    .$if(kinds !== null, (query) =>
      query.where((where) =>
        where.or([
          where("n.kind", "in", [...(kinds ?? [])]),
          ...(kinds?.includes("other") ? [where("n.kind", "not in", [...namedKinds])] : []),
        ]),
      ),
    )
    .where(afterPosition(["n.created_at", "n.id"], after, "desc"))
    .orderBy("n.created_at", "desc")
    .orderBy("n.id", "desc")
    .limit(limit + 1)
    .execute();
}

/** The kinds that responses name; all others are `other`. */
const namedKinds: ReadonlySet<string> = new Set<NotificationKind>([
  ...(["mention", "comment", "reply", "reaction", "repost", "invitation", "invitation_accepted"] as const),
  ...(["follow", "profile_view", "endorsement", "recommendation", "recommendation_request"] as const),
]);

function toNotification(row: Row): Notification {
  return {
    id: row.id,
    kind: namedKinds.has(row.kind) ? (row.kind as NotificationKind) : "other",
    text: row.text,
    profile_id: row.actor_id,
    subject_id: row.subject_id,
    read: row.read_at !== null,
    created_at: isoTime(row.created_at),
  };
}

async function markRead(
  view: NetworkView,
  ids: readonly string[],
  uncounted: readonly NotificationKind[],
): Promise<NotificationReport> {
  if (ids.length === 0) return mark(view, [], uncounted);
  const rows = await ownNotices(view)
    .select(["n.id", "n.read_at"])
    .where("n.id", "in", [...ids])
    .execute();
  if (rows.length < ids.length) {
    throw new Failure("not_found", {
      detail: "One or more of the notifications do not exist.",
      hint: "Use ids from list_notifications.",
    });
  }
  return mark(view, rows, uncounted);
}

async function markReadUntil(
  view: NetworkView,
  time: number,
  uncounted: readonly NotificationKind[],
): Promise<NotificationReport> {
  const rows = await ownNotices(view)
    .select(["n.id", "n.read_at"])
    .where("n.read_at", "is", null)
    .where("n.created_at", "<=", time)
    .orderBy("n.created_at", "desc")
    .orderBy("n.id", "desc")
    .limit(maxMarked)
    .execute();
  return mark(view, rows, uncounted);
}

async function mark(
  view: NetworkView,
  rows: readonly { readonly id: string; readonly read_at: number | null }[],
  uncounted: readonly NotificationKind[],
): Promise<NotificationReport> {
  const unread = rows.filter(({ read_at }) => read_at === null).map(({ id }) => id);
  const receipt = await view.act("mark_notices_read", async () =>
    unread.length === 0 ? null : { notice_ids: [...unread].sort() },
  );
  if (receipt) await recordRead(view, unread, receipt.at);
  return {
    marked: unread.length,
    already_read: rows.length - unread.length,
    unread_left: await countUnread(view, uncounted),
  };
}

async function recordRead({ db, memberId }: NetworkView, ids: readonly string[], at: number): Promise<void> {
  await db
    .updateTable("net_notices")
    .set({ read_at: at })
    .where("member_id", "=", memberId)
    .where("id", "in", [...ids])
    .where("read_at", "is", null)
    .execute();
}

/** Counts the unread notices of the account, up to the maximum. */
async function countUnread(view: NetworkView, uncounted: readonly NotificationKind[]): Promise<number> {
  const unread = ownNotices(view)
    .select("n.id")
    .where("n.read_at", "is", null)
    .$if(uncounted.length > 0, (query) => query.where("n.kind", "not in", [...uncounted]))
    .limit(maxMarked)
    .as("unread");
  const { count } = await view.db
    .selectFrom(unread)
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
