import { sql } from "kysely";
import type { Notification, NotificationKind, NotificationReport } from "../../../generated/schemas.ts";
import { Failure, type CallContext, type RuntimeTables } from "../../../runtime/index.ts";
import type { LeadsPort } from "../../network/port/leads.ts";
import type { NoticeQuery, NoticesPort } from "../../network/port/notices.ts";
import { afterPosition, toPage } from "../../paging/keyset.ts";
import type { Page, PageRequest } from "../../paging/page.ts";
import { isoTime } from "../../time/iso-time.ts";
import type { CampaignTables } from "../campaigns/tables.ts";
import type { SettingsTables } from "../settings/tables.ts";
import { readKindsTurnedOff } from "./kinds-turned-off.ts";
import { nameNotices } from "./name-notices.ts";
import { serviceKinds } from "./notice-texts.ts";
import type { NoticeRow, NoticeTables } from "./tables.ts";

type Context = Pick<
  CallContext<RuntimeTables & NoticeTables & CampaignTables & SettingsTables>,
  "db" | "account" | "now"
> & {
  readonly network: { readonly notices: NoticesPort; readonly leads: Pick<LeadsPort, "refs"> };
};

/** The maximum number of notices that `markReadUntil` marks; unread notices are counted up to the same number. */
const maxMarked = 1_000;

/**
 * Lists the notices of the network and of the service together, newest first. If the query names no kinds, notices that the
 * settings turn off are omitted.
 */
export async function listNotifications(
  context: Context,
  filters: Omit<NoticeQuery, "except">,
  page: PageRequest,
): Promise<Page<Notification>> {
  const { kinds } = filters;
  const query = { ...filters, except: kinds ? [] : await readKindsTurnedOff(context) };
  const networkKinds = kinds && kinds.filter((kind) => !serviceKinds.has(kind));
  const more = { limit: page.limit + 1, after: page.after }; // to know whether there is a next page
  const shown = networkKinds?.length === 0 ? [] : await listOfNetwork(context, { ...query, kinds: networkKinds }, more);
  const own = (await nameNotices(context, await selectOwn(context, query, more))).map(toNotification);
  const all = [...shown, ...own].sort((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1));
  return toPage(
    all,
    page,
    ({ id, created_at }) => [Date.parse(created_at), id],
    (items) => [...items],
  );
}

const listOfNetwork = async ({ network }: Context, query: NoticeQuery, page: PageRequest): Promise<Notification[]> =>
  (await network.notices.list(query, page)).items;

/** The key that sorts notices in the order of pages: by time, then by id. */
const keyOf = ({ created_at, id }: Notification): string => `${created_at} ${id}`;

const selectOwn = (
  { db, account }: Context,
  { unread, kinds, except, since }: NoticeQuery,
  { limit, after }: PageRequest,
) =>
  db
    .selectFrom("svc_notices")
    .selectAll()
    .where("account_id", "=", account.id)
    .$if(unread, (query) => query.where("read_at", "is", null))
    .$if(kinds !== null, (query) => query.where("kind", "in", [...(kinds ?? [])]))
    .$if(except.length > 0, (query) => query.where("kind", "not in", [...except]))
    .$if(since !== null, (query) => query.where("created_at", ">=", since ?? 0))
    .where(afterPosition(["created_at", "id"], after, "desc"))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

const toNotification = ({ id, kind, text, profile_id, subject_id, read_at, created_at }: NoticeRow): Notification => ({
  id,
  kind: kind as Notification["kind"], // the consumer stores only such values
  text,
  profile_id,
  subject_id,
  read: read_at !== null,
  created_at: isoTime(created_at),
});

/** Whether the id is that of one of the service's own notices, which have this prefix. */
const isOwn = (id: string): boolean => id.startsWith("ntf_");

/** Marks notices as read: all or none. @throws Failure `not_found` for an unknown id. */
export async function markRead(context: Context, ids: readonly string[]): Promise<NotificationReport> {
  const own = ids.filter(isOwn);
  const ofNetwork = ids.filter((id) => !isOwn(id));
  const uncounted = await readKindsTurnedOff(context);
  const rows = own.length === 0 ? [] : await ownNotices(context).where("id", "in", own).execute();
  if (rows.length < own.length)
    throw new Failure("not_found", {
      detail: "One or more of the notifications do not exist.",
      hint: "Use ids from list_notifications.",
    });
  return markOwn(context, await context.network.notices.markRead(ofNetwork, uncounted), rows, uncounted);
}

/** Marks at most 1,000 of the unread notices up to `time` as read: the newest of the network, then the newest of the service. */
export async function markReadUntil(context: Context, time: number): Promise<NotificationReport> {
  const uncounted = await readKindsTurnedOff(context);
  const report = await context.network.notices.markReadUntil(time, uncounted);
  const rows = await ownNotices(context)
    .where("read_at", "is", null)
    .where("created_at", "<=", time)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(maxMarked - report.marked)
    .execute();
  return markOwn(context, report, rows, uncounted);
}

const ownNotices = ({ db, account }: Context) =>
  db.selectFrom("svc_notices").select(["id", "read_at"]).where("account_id", "=", account.id);

/** Marks the service's own notices as read, and adds them to the report of the network's notices. */
async function markOwn(
  context: Context,
  { marked, already_read, unread_left }: NotificationReport,
  rows: readonly Pick<NoticeRow, "id" | "read_at">[],
  uncounted: readonly NotificationKind[],
): Promise<NotificationReport> {
  const { db, account, now } = context;
  const unread = rows.filter(({ read_at }) => read_at === null).map(({ id }) => id);
  if (unread.length > 0)
    await db
      .updateTable("svc_notices")
      .set({ read_at: now() })
      .where("account_id", "=", account.id)
      .where("id", "in", unread)
      .execute();
  const left = ownNotices(context)
    .where("read_at", "is", null)
    .$if(uncounted.length > 0, (query) => query.where("kind", "not in", [...uncounted]))
    .limit(maxMarked)
    .as("unread");
  const { count } = await db
    .selectFrom(left)
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return {
    marked: marked + unread.length,
    already_read: already_read + rows.length - unread.length,
    unread_left: Math.min(maxMarked, unread_left + count),
  };
}
