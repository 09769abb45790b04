import type { Selectable } from "kysely";
import type { EventPayloads } from "../../../../generated/events.ts";
import type { CallServices, EventConsumer, WrittenEvent } from "../../../../runtime/index.ts";
import { readMessageText } from "../../../network/message-text.ts";
import { isoTime } from "../../../time/iso-time.ts";
import { changeCampaigns } from "../execution/outreach-scope.ts";
import { pauseRunning } from "../life-cycle.ts";
import { lockCampaign, type CampaignRecord, type CampaignScope } from "../setup/campaign-record.ts";
import { stopLeads } from "../stages/stop-leads.ts";
import { noVariants, type EnrollmentRow } from "../tables.ts";
import { wakeCampaigns } from "../wake.ts";
import { classifyReply } from "./classify-reply.ts";
import { recordResponse } from "./record-response.ts";

type Services = Pick<CallServices, "store" | "clock" | "newId" | "jobs" | "events">;

/** The events of an account that its campaigns react to. */
type Handled = Pick<
  EventPayloads,
  "message.received" | "invitation.accepted" | "connection.removed" | "account.disconnected" | "settings.changed"
>;

type Reactions = {
  readonly [Type in keyof Handled]: (scope: CampaignScope, payload: Handled[Type], replyOf: ReplyText) => Promise<void>;
};

/** Reads the text of a received message; null if it was deleted. */
type ReplyText = (messageId: string) => Promise<string | null>;

const reactions: Reactions = {
  "message.received": handleReply,
  "invitation.accepted": handleAcceptance,
  "connection.removed": (scope, { profile_id }) => stopLeads(scope, { profile_id }, "stopped", "connection removed"),
  "account.disconnected": pauseAll,
  "settings.changed": wakeCampaigns,
};

/** Creates the consumer that records the responses of leads and applies the stop rules. */
export const campaignEvents = (services: Services): EventConsumer<Handled> => ({
  types: Object.keys(reactions) as (keyof Handled)[], // its own keys
  handle: (event, tx) =>
    changeCampaigns(services, { tx, accountId: event.accountId, cause: event.cause }, (scope) =>
      react(scope, event, async (messageId) => {
        const { network_id } = await tx
          .selectFrom("sb_accounts")
          .select("network_id")
          .where("id", "=", event.accountId)
          .executeTakeFirstOrThrow();
        return readMessageText({ writer: tx, dialect: services.store.dialect }, network_id, messageId);
      }),
    ),
});

function react<Type extends keyof Handled>(
  scope: CampaignScope,
  { type, payload }: Pick<WrittenEvent<Pick<Handled, Type>>, "type" | "payload">,
  replyOf: ReplyText,
): Promise<void> {
  return reactions[type](scope, payload as Handled[Type], replyOf); // the payload of its type
}

type Enrollment = Selectable<EnrollmentRow>;

/** Records the reply in every campaign that has written to the member, and ends the sequences that stop on a reply. */
async function handleReply(
  scope: CampaignScope,
  { sender_id, message_id }: Handled["message.received"],
  replyOf: ReplyText,
): Promise<void> {
  const { db, now } = scope;
  const stopsAlways = await stopsOnReply(scope);
  for (const { campaign, enrollment } of await findLeads(scope, sender_id)) {
    const recorded = await recordResponse(scope, enrollment, "replied");
    if (recorded === "first") {
      const classified = classifyReply((await replyOf(message_id)) ?? "");
      const { outcome } = await db
        .updateTable("svc_enrollments")
        .set((set) => ({ outcome: set.fn.coalesce("outcome", set.val(classified)) })) // keeps the outcome that a caller has set
        .where("id", "=", enrollment.id)
        .returning("outcome")
        .executeTakeFirstOrThrow();
      scope.emit("campaign.lead_replied", {
        campaign_id: campaign.id,
        lead_id: enrollment.lead_id,
        profile_id: sender_id,
        message_id,
        outcome: outcome ?? classified,
        replied_at: isoTime(now()),
      });
    }
    if (recorded === "no_step") {
      if (stopsAlways) await stopLeads(scope, { id: enrollment.id }, "stopped", "the lead wrote first");
      continue;
    }
    if (stopsAlways || campaign.stop_on.includes("replied"))
      await stopLeads(scope, { id: enrollment.id }, "replied", "replied");
    else await endWait(scope, enrollment);
    if (recorded === "first" && campaign.stop_on.includes("company_replied") && enrollment.company_id !== null) {
      const colleagues = { campaign_id: campaign.id, company_id: enrollment.company_id, exceptId: enrollment.id };
      await stopLeads(scope, colleagues, "stopped", "another lead at the company replied");
    }
  }
}

/**
 * Records the acceptance if a campaign has sent the invitation. Then, whether the lead or the account has accepted, ends the
 * sequences that stop on an acceptance, and ends the wait of the next step in the other sequences.
 */
async function handleAcceptance(
  scope: CampaignScope,
  { direction, profile_id }: Handled["invitation.accepted"],
): Promise<void> {
  for (const { campaign, enrollment } of await findLeads(scope, profile_id)) {
    if (direction === "sent") await recordResponse(scope, enrollment, "accepted");
    if (campaign.stop_on.includes("accepted"))
      await stopLeads(scope, { id: enrollment.id }, "stopped", "invitation accepted");
    else await endWait(scope, enrollment);
  }
}

async function pauseAll(scope: CampaignScope): Promise<void> {
  const { db, account } = scope;
  const running = await db
    .selectFrom("svc_campaigns")
    .select("id")
    .where("account_id", "=", account.id)
    .where("status", "=", "running")
    .orderBy("id")
    .execute();
  for (const { id } of running) await pauseRunning(scope, id, "The account is disconnected.");
}

/** Finds the launched enrollments of a member, and locks their campaigns. */
async function findLeads(
  scope: CampaignScope,
  profileId: string,
): Promise<{ readonly campaign: CampaignRecord; readonly enrollment: Enrollment }[]> {
  const { db, account } = scope;
  const enrollments = await db
    .selectFrom("svc_enrollments")
    .selectAll()
    .where("account_id", "=", account.id)
    .where("profile_id", "=", profileId)
    .where("variants", "!=", noVariants)
    .orderBy("campaign_id")
    .execute();
  const found = [];
  for (const enrollment of enrollments)
    found.push({ campaign: await lockCampaign(scope, enrollment.campaign_id), enrollment });
  return found;
}

/** Ends the wait of a step for its condition: makes the step due now, unless a caller has moved it to another time. */
async function endWait(scope: CampaignScope, { id }: Enrollment): Promise<void> {
  const { db, now } = scope;
  const waiting = await db
    .updateTable("svc_campaign_actions")
    .set({ due_at: now() })
    .where("enrollment_id", "=", id)
    .where("status", "=", "planned")
    .whereRef("due_at", "=", "wait_until")
    .returning("id")
    .execute();
  if (waiting.length > 0) await wakeCampaigns(scope);
}

async function stopsOnReply({ db, account }: CampaignScope): Promise<boolean> {
  const row = await db
    .selectFrom("svc_outreach_settings")
    .select("stop_on_reply")
    .where("account_id", "=", account.id)
    .executeTakeFirst();
  return row?.stop_on_reply !== 0;
}
