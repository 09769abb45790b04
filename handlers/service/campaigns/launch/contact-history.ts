import type { CampaignRecord, CampaignContext } from "../setup/campaign-record.ts";
import { writingKinds } from "../setup/step-kinds.ts";
import { noVariants } from "../tables.ts";

/** Earlier enrollments and contacts of leads, by lead id. */
export interface ContactHistory {
  /** Leads that are enrolled in this campaign, except those that were only added to the draft. */
  readonly enrolled: ReadonlySet<string>;
  /** The leads with steps to do in another campaign, each with the name of that campaign. */
  readonly activeIn: ReadonlyMap<string, string>;
  /** The leads that another campaign has written to, each with the name of that campaign. */
  readonly contactedBy: ReadonlyMap<string, string>;
}

/** The maximum number of ids per statement: both stores limit the number of parameters. */
const chunkSize = 500;

/** Reads how the account's campaigns have enrolled and contacted leads. Leads that were only added to a draft do not count. */
export async function readContactHistory(
  context: Pick<CampaignContext, "db" | "account">,
  { id }: Pick<CampaignRecord, "id">,
  leadIds: readonly string[],
): Promise<ContactHistory> {
  const enrolled = new Set<string>();
  const activeIn = new Map<string, string>();
  const contactedBy = new Map<string, string>();
  for (let at = 0; at < leadIds.length; at += chunkSize) {
    if (at > 0) await new Promise((resolve) => setImmediate(resolve)); // other calls continue
    for (const row of await readEnrollments(context, leadIds.slice(at, at + chunkSize))) {
      const { lead_id, campaign_id, name, stage, contacted } = row;
      if (campaign_id === id) enrolled.add(lead_id);
      else if (stage === "pending" || stage === "in_progress") activeIn.set(lead_id, name);
      if (campaign_id !== id && contacted) contactedBy.set(lead_id, name);
    }
  }
  return { enrolled, activeIn, contactedBy };
}

/** The launched enrollments of leads in all campaigns, in order of enrollment. */
function readEnrollments({ db, account }: Pick<CampaignContext, "db" | "account">, leadIds: readonly string[]) {
  return db
    .selectFrom("svc_enrollments as enrollment")
    .innerJoin("svc_campaigns as campaign", "campaign.id", "enrollment.campaign_id")
    .select(["enrollment.lead_id", "enrollment.campaign_id", "enrollment.stage", "campaign.name"])
    .select((select) =>
      select
        .exists(
          select
            .selectFrom("svc_campaign_events as event")
            .select("event.id")
            .whereRef("event.enrollment_id", "=", "enrollment.id")
            .where("event.kind", "=", "sent")
            .where("event.step_kind", "in", [...writingKinds]),
        )
        .as("contacted"),
    )
    .where("enrollment.lead_id", "in", [...leadIds])
    .where("enrollment.account_id", "=", account.id)
    .where("enrollment.variants", "!=", noVariants)
    .orderBy("enrollment.enrolled_at")
    .orderBy("enrollment.id")
    .execute();
}
