import type { Selectable } from "kysely";
import type { CampaignStatus, CampaignStep, CampaignSummary } from "../../../../generated/schemas.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import { isoTime, isoTimeOrNull } from "../../../time/iso-time.ts";
import type { CampaignContext } from "../setup/campaign-record.ts";
import type { CampaignRow } from "../tables.ts";
import { readTotals, toKeyMetrics } from "./campaign-metrics.ts";

/** Lists the account's campaigns, newest first. */
export async function listCampaigns(
  context: CampaignContext,
  status: CampaignStatus | undefined,
  page: PageRequest,
): Promise<Page<CampaignSummary>> {
  const { db, account } = context;
  const rows = await db
    .selectFrom("svc_campaigns as c")
    .selectAll("c")
    .select((select) =>
      select
        .selectFrom("svc_campaign_actions as a")
        .select((action) => action.fn.min("a.due_at").as("due_at"))
        .whereRef("a.campaign_id", "=", "c.id")
        .where("a.status", "=", "planned")
        .as("next_due_at"),
    )
    .where("c.account_id", "=", account.id)
    .$if(status !== undefined, (select) => select.where("c.status", "=", status ?? "draft"))
    .where(afterPosition(["c.created_at", "c.id"], page.after, "desc"))
    .orderBy("c.created_at", "desc")
    .orderBy("c.id", "desc")
    .limit(page.limit + 1)
    .execute();
  return toPage(
    rows,
    page,
    ({ created_at, id }) => [created_at, id],
    (shown) => describe(context, shown),
  );
}

type Row = Selectable<CampaignRow> & { readonly next_due_at: number | null };

async function describe(context: CampaignContext, rows: readonly Row[]): Promise<CampaignSummary[]> {
  const totalsOf = await readTotals(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name, status, status_reason, steps, ...times }) => {
    const totals = totalsOf(id);
    return {
      id,
      name,
      status,
      status_reason,
      step_kinds: (JSON.parse(steps) as CampaignStep[]).map(({ kind }) => kind), // as upsert_campaign writes it
      leads: totals.leads,
      ...toKeyMetrics(totals),
      next_action_at: isoTimeOrNull(times.next_due_at),
      created_at: isoTime(times.created_at),
      launched_at: isoTimeOrNull(times.launched_at),
    };
  });
}
