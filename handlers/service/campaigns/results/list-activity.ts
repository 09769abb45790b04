import type { Selectable } from "kysely";
import type { CampaignEvent } from "../../../../generated/schemas.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { CampaignContext } from "../setup/campaign-record.ts";
import type { CampaignEventKind, CampaignEventRow } from "../tables.ts";

/** A choice of the events of a campaign. */
export interface ActivityQuery {
  readonly campaignId: string;
  /** null: all kinds. */
  readonly kinds: readonly CampaignEventKind[] | null;
  /** null: of all leads. */
  readonly enrollmentId: string | null;
  /** Epoch milliseconds; null: no bound. */
  readonly since: number | null;
  /** Exclusive. */
  readonly until: number | null;
}

type Row = Selectable<CampaignEventRow> & { readonly lead_id: string };

/** Lists the events of a campaign, newest first. */
export async function listActivity(
  context: CampaignContext,
  query: ActivityQuery,
  page: PageRequest,
): Promise<Page<CampaignEvent>> {
  // One query for each kind, because an index contains the events of a kind in order.
  const rows: Row[] = [];
  for (const kind of query.kinds ?? [null]) rows.push(...(await readEvents(context, query, kind, page)));
  rows.sort((one, other) => other.occurred_at - one.occurred_at || (one.id < other.id ? 1 : -1));
  return toPage(
    rows,
    page,
    ({ occurred_at, id }) => [occurred_at, id],
    (shown) => describe(context, shown),
  );
}

function readEvents(
  { db }: CampaignContext,
  { campaignId, enrollmentId, since, until }: ActivityQuery,
  kind: CampaignEventKind | null,
  { after, limit }: PageRequest,
): Promise<Row[]> {
  return db
    .selectFrom("svc_campaign_events as event")
    .innerJoin("svc_enrollments as enrollment", "enrollment.id", "event.enrollment_id")
    .selectAll("event")
    .select("enrollment.lead_id")
    .where("event.campaign_id", "=", campaignId)
    .$if(kind !== null, (select) => select.where("event.kind", "=", kind ?? "sent"))
    .$if(enrollmentId !== null, (select) => select.where("event.enrollment_id", "=", enrollmentId ?? ""))
    .$if(since !== null, (select) => select.where("event.occurred_at", ">=", since))
    .$if(until !== null, (select) => select.where("event.occurred_at", "<", until))
    .where(afterPosition(["event.occurred_at", "event.id"], after, "desc"))
    .orderBy("event.occurred_at", "desc")
    .orderBy("event.id", "desc")
    .limit(limit + 1)
    .execute();
}

async function describe({ network }: CampaignContext, rows: readonly Row[]): Promise<CampaignEvent[]> {
  const refs = await network.leads.refs(rows.map(({ profile_id }) => profile_id));
  return rows.map(({ id, kind, lead_id, profile_id, step, step_kind, variant, reason, occurred_at }) => ({
    id,
    kind,
    lead_id,
    profile: refs.get(profile_id) ?? null,
    step,
    step_kind,
    variant,
    reason,
    occurred_at: isoTime(occurred_at),
  }));
}
