import type { CampaignRecord, CampaignContext } from "../setup/campaign-record.ts";
import { writingKinds } from "../setup/step-kinds.ts";

/** Earlier enrollments and contacts of the leads of a list, by lead id. */
export interface ContactHistory {
  /** Leads that were ever enrolled in this campaign. */
  readonly enrolled: ReadonlySet<string>;
  /** Leads with steps to do in another campaign, and its name. */
  readonly activeIn: ReadonlyMap<string, string>;
  /** Leads that another campaign has written to, and its name. */
  readonly contactedBy: ReadonlyMap<string, string>;
}

/** Reads how the account's campaigns have enrolled and contacted the leads of this campaign's list. */
export async function readContactHistory(
  { db, account }: Pick<CampaignContext, "db" | "account">,
  { id, lead_list_id }: CampaignRecord,
): Promise<ContactHistory> {
  const onList = db
    .selectFrom("svc_enrollments as enrollment")
    .innerJoin("svc_list_leads as place", "place.lead_id", "enrollment.lead_id")
    .where("place.lead_list_id", "=", lead_list_id ?? "")
    .where("enrollment.account_id", "=", account.id);
  const own = await onList.select("enrollment.lead_id").where("enrollment.campaign_id", "=", id).execute();
  const others = onList
    .innerJoin("svc_campaigns as campaign", "campaign.id", "enrollment.campaign_id")
    .select(["enrollment.lead_id", "campaign.name"])
    .where("enrollment.campaign_id", "!=", id)
    .orderBy("enrollment.enrolled_at")
    .orderBy("enrollment.id");
  const active = await others.where("enrollment.stage", "in", ["pending", "in_progress"]).execute();
  const contacted = await others
    .where((where) =>
      where.exists(
        where
          .selectFrom("svc_campaign_events as event")
          .select("event.id")
          .whereRef("event.enrollment_id", "=", "enrollment.id")
          .where("event.kind", "=", "sent")
          .where("event.step_kind", "in", [...writingKinds]),
      ),
    )
    .execute();
  const byLead = (rows: readonly { lead_id: string; name: string }[]): ReadonlyMap<string, string> =>
    new Map(rows.map(({ lead_id, name }) => [lead_id, name]));
  return {
    enrolled: new Set(own.map(({ lead_id }) => lead_id)),
    activeIn: byLead(active),
    contactedBy: byLead(contacted),
  };
}
