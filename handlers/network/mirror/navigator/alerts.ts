import { sql, type RawBuilder } from "kysely";
import type { NavigatorAlert } from "../../../../generated/schemas.ts";
import type { Position } from "../../../../runtime/index.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { NavigatorAlertQuery } from "../../port/navigator.ts";
import { readCompanyNames } from "../companies/company-names.ts";
import { excerptOf } from "../content/post-parts.ts";
import { visiblePosts } from "../content/visible-posts.ts";
import type { NetworkView } from "../network-view.ts";
import { notBlocked } from "../profiles/find-member.ts";
import { readMemberRefs } from "../profiles/member-summaries.ts";
import { idTable, isInIdList, toIdList } from "../sql/id-list.ts";
import type { AlertRow } from "./alert-row.ts";
import { readGrowthAlerts } from "./growth-alerts.ts";

const excerptLength = 200;

/** Lists news about members and their companies, newest first: reads enough alerts of each source and merges them. */
export async function listAlerts(
  view: NetworkView,
  { memberIds, kinds, since }: NavigatorAlertQuery,
  page: PageRequest,
): Promise<Page<NavigatorAlert>> {
  const members = await readVisible(view, memberIds);
  const companyIds = toIdList(members.flatMap(({ company_id }) => company_id ?? []));
  const ids = toIdList(members.map(({ id }) => id));
  const wants = (...some: NavigatorAlert["kind"][]): boolean => some.some((kind) => kinds.includes(kind));
  const part: Part = { since, after: page.after, count: page.limit + 1 };
  const alerts = [
    ...(wants("job_change", "promotion") ? await readUpdates(view, ids, kinds, part) : []),
    ...(wants("post") ? await readPosts(view, ids, part) : []),
    ...(wants("hiring") ? await readJobs(view, companyIds, part) : []),
    ...(wants("growth") ? (await readGrowthAlerts(view, companyIds, since)).filter(isAfter(page.after)) : []),
  ].sort((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1));
  return toPage(
    alerts,
    page,
    ({ at, id }) => [at, id],
    (shown) => describeAlerts(view, shown),
  );
}

interface Part {
  readonly since: number;
  readonly after: Position | null;
  readonly count: number;
}

function isAfter(after: Position | null): (alert: AlertRow) => boolean {
  if (after === null) return () => true;
  const [at, id] = [Number(after[0]), String(after[1])];
  return (alert) => alert.at < at || (alert.at === at && alert.id < id);
}

async function readVisible({ db, dialect, memberId }: NetworkView, ids: readonly string[]) {
  return db
    .selectFrom("net_members as m")
    .select(["m.id", "m.company_id"])
    .where(isInIdList(dialect, "m.id", toIdList(ids)))
    .where(notBlocked({ memberId }, "m.id"))
    .execute();
}

/** Reads the newest rows of owners. The cross join makes SQLite begin with the owners: an index contains owner and time. */
async function readSource<Row>(
  { db, dialect }: NetworkView,
  ids: string,
  { since, after, count }: Part,
  source: {
    readonly table: RawBuilder<unknown>;
    readonly owner: string;
    readonly time: string;
    readonly columns: RawBuilder<unknown>;
    readonly condition: RawBuilder<unknown>;
  },
): Promise<Row[]> {
  const { table, owner, time, columns, condition } = source;
  const { rows } = await sql<Row>`
    select ${columns} from ${idTable(dialect, ids)} own cross join ${table} s
    where ${sql.ref(`s.${owner}`)} = own.value and ${sql.ref(`s.${time}`)} >= ${since} and ${condition}
      and ${afterPosition([`s.${time}`, "s.id"], after, "desc")}
    order by ${sql.ref(`s.${time}`)} desc, s.id desc limit ${count}`.execute(db);
  return rows;
}

async function readUpdates(view: NetworkView, ids: string, kinds: readonly string[], part: Part): Promise<AlertRow[]> {
  const wanted = ["job_change", "promotion"].filter((kind) => kinds.includes(kind));
  const rows = await readSource<Omit<AlertRow, "companyId">>(view, ids, part, {
    table: sql`net_updates`,
    owner: "member_id",
    time: "occurred_at",
    columns: sql`s.id, s.kind, s.text, s.occurred_at as at, s.member_id as "memberId"`,
    condition: sql`s.kind in (${sql.join(wanted)})`,
  });
  return rows.map((row) => ({ ...row, companyId: null }));
}

async function readPosts(view: NetworkView, ids: string, part: Part): Promise<AlertRow[]> {
  const rows = await readSource<{ id: string; text: string; at: number; memberId: string }>(view, ids, part, {
    table: sql`net_posts`,
    owner: "author_id",
    time: "created_at",
    columns: sql`s.id, s.text, s.created_at as at, s.author_id as "memberId"`,
    condition: visiblePosts(view, "s"),
  });
  return rows.map((row) => ({ ...row, text: excerptOf(row.text, excerptLength), kind: "post", companyId: null }));
}

async function readJobs(view: NetworkView, companyIds: string, part: Part): Promise<AlertRow[]> {
  const rows = await readSource<{ id: string; title: string; location: string; at: number; companyId: string }>(
    view,
    companyIds,
    part,
    {
      table: sql`net_jobs`,
      owner: "company_id",
      time: "posted_at",
      columns: sql`s.id, s.title, s.location, s.posted_at as at, s.company_id as "companyId"`,
      condition: sql`s.posted_at <= ${view.now()}`,
    },
  );
  return rows.map(({ title, location, ...row }) => ({
    ...row,
    kind: "hiring",
    text: `New job: ${title}, ${location}.`,
    memberId: null,
  }));
}

async function describeAlerts(view: NetworkView, rows: readonly AlertRow[]): Promise<NavigatorAlert[]> {
  const members = await readMemberRefs(
    view,
    rows.flatMap(({ memberId }) => memberId ?? []),
  );
  const companies = await readCompanyNames(
    view,
    rows.flatMap(({ companyId }) => companyId ?? []),
  );
  return rows.map(({ id, kind, at, text, memberId, companyId }) => ({
    id,
    kind,
    at: isoTime(at),
    text,
    profile: memberId === null ? null : (members.get(memberId) ?? null),
    company: companyId === null ? null : { id: companyId, name: companies.get(companyId) ?? companyId },
    post_id: kind === "post" ? id : null,
  }));
}
