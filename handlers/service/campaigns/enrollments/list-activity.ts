import type { Selectable } from "kysely";
import type { CampaignEvent } from "../../../../generated/schemas.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import { isoTime } from "../../../time/iso-time.ts";
import { readCampaign, type CampaignContext } from "../setup/campaign-record.ts";
import type { CampaignEventKind, CampaignEventRow } from "../tables.ts";
import { findEnrollment } from "./find-enrollment.ts";

/** Selects events of a campaign. */
export interface ActivityQuery {
  /** null: all kinds. */
  readonly kinds: readonly CampaignEventKind[] | null;
  /** null: of all leads. */
  readonly leadId: string | null;
  /** Epoch milliseconds; null for no bound. */
  readonly since: number | null;
  /** Exclusive. */
  readonly until: number | null;
}

type Row = Selectable<CampaignEventRow> & { readonly lead_id: string };

/** Lists the events of a campaign, newest first. @throws Failure `not_found` if there is no such campaign or lead. */
export async function listActivity(
  context: CampaignContext,
  campaignId: string,
  query: ActivityQuery,
  page: PageRequest,
): Promise<Page<CampaignEvent>> {
  const { id } = await readCampaign(context, campaignId);
  const enrollment = query.leadId === null ? null : await findEnrollment(context, id, query.leadId);
  const events = { ...query, campaignId: id, enrollmentId: enrollment?.id ?? null };
  // One query for each kind, because an index contains the events of a kind in order.
  const rows: Row[] = [];
  for (const kind of query.kinds ?? [null]) rows.push(...(await readEvents(context, events, kind, page)));
  rows.sort((one, other) => other.occurred_at - one.occurred_at || (one.id < other.id ? 1 : -1));
  return toPage(
    rows,
    page,
    ({ occurred_at, id }) => [occurred_at, id],
    (shown) => describe(context, shown),
  );
}

interface EventFilter extends Pick<ActivityQuery, "since" | "until"> {
  readonly campaignId: string;
  readonly enrollmentId: string | null;
}

function readEvents(
  { db }: CampaignContext,
  { campaignId, enrollmentId, since, until }: EventFilter,
  kind: CampaignEventKind | null,
  { after, limit }: PageRequest,
): Promise<Row[]> {
  return db
    .selectFrom("svc_campaign_events as event")
    .innerJoin("svc_enrollments as enrollment", "enrollment.id", "event.enrollment_id")
    .selectAll("event")
    .select("enrollment.lead_id")
    .$if(enrollmentId === null, (select) => select.where("event.campaign_id", "=", campaignId))
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
