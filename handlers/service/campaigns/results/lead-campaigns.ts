import type { CampaignEnrollment, LeadContact } from "../../../../generated/schemas.ts";
import type { CallContext, RuntimeTables } from "../../../../runtime/index.ts";
import { isoTime, isoTimeOrNull } from "../../../time/iso-time.ts";
import type { CampaignTables } from "../tables.ts";

type Context = Pick<CallContext<RuntimeTables & CampaignTables>, "db" | "account">;

/** Reads the progress of a member in the account's campaigns, latest enrollment first. */
export async function readEnrollmentsOf(
  { db, account }: Context,
  profileId: string,
  limit: number,
): Promise<CampaignEnrollment[]> {
  const rows = await db
    .selectFrom("svc_enrollments as e")
    .innerJoin("svc_campaigns as c", "c.id", "e.campaign_id")
    .select(["e.campaign_id", "c.name", "c.status", "e.stage", "e.step", "e.outcome"])
    .select(["e.enrolled_at", "e.ended_at", "e.end_reason"])
    .where("e.account_id", "=", account.id)
    .where("e.profile_id", "=", profileId)
    .orderBy("e.enrolled_at", "desc")
    .orderBy("e.id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    enrolled_at: isoTime(row.enrolled_at),
    ended_at: isoTimeOrNull(row.ended_at),
  }));
}

/** The kinds of contact by steps that send no text. The network itself reports contacts by steps that send a text. */
const contactKinds = { view_profile: "profile_viewed", follow: "followed", react: "reacted" } as const;

/** Reads the latest steps with which campaigns have contacted a member without writing. */
export async function readStepContacts(
  { db, account }: Context,
  profileId: string,
  limit: number,
): Promise<LeadContact[]> {
  const kinds = Object.keys(contactKinds) as (keyof typeof contactKinds)[]; // its own keys
  const rows = await db
    .selectFrom("svc_campaign_events")
    .select(["campaign_id", "step_kind", "occurred_at"])
    .where("account_id", "=", account.id)
    .where("profile_id", "=", profileId)
    .where("kind", "=", "sent")
    .where("step_kind", "in", kinds)
    .orderBy("occurred_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ campaign_id, step_kind, occurred_at }) => ({
    kind: contactKinds[step_kind as keyof typeof contactKinds], // the query selects only these
    at: isoTime(occurred_at),
    text: null,
    conversation_id: null,
    campaign_id,
  }));
}
