import type { Conversation } from "../../../generated/schemas.ts";
import type { CallContext, RuntimeTables } from "../../../runtime/index.ts";
import type { NetworkConversation } from "../../network/port/messaging.ts";
import type { CampaignTables } from "../campaigns/tables.ts";
import type { LeadTables } from "../leads/tables.ts";
import { isoTimeOrNull } from "../../time/iso-time.ts";
import { readConversationStates, type ConversationStates } from "./conversation-states.ts";
import type { InboxTables } from "./tables.ts";

/** The part of the call context required to describe conversations. */
export type InboxContext = Pick<CallContext<RuntimeTables & CampaignTables & LeadTables>, "db" | "account">;

/**
 * Adds to each conversation the state that the service stores. To each one-to-one conversation, also adds the lead of the
 * other participant and the campaign that last enrolled the lead.
 */
export async function describeConversations(
  context: InboxContext,
  conversations: readonly NetworkConversation[],
  states: ConversationStates,
): Promise<Conversation[]> {
  const others = conversations.flatMap((conversation) => otherMember(conversation) ?? []);
  const leads = await readLeads(context, others);
  return conversations.map((conversation) => {
    const member = otherMember(conversation);
    const lead = member === undefined ? undefined : leads.get(member);
    const state = states.get(conversation.id);
    return {
      ...conversation,
      snoozed_until: isoTimeOrNull(state?.snoozedUntil ?? null),
      labels: [...(state?.labels ?? [])],
      draft: state?.draft ?? null,
      lead_id: lead?.leadId ?? null,
      campaign_id: lead?.campaignId ?? null,
    };
  });
}

/** Like `describeConversations`, for one conversation. */
export async function describeConversation(
  context: Pick<CallContext<RuntimeTables & CampaignTables & LeadTables & InboxTables>, "db" | "account" | "now">,
  conversation: NetworkConversation,
): Promise<Conversation> {
  const [described] = await describeConversations(context, [conversation], await readConversationStates(context));
  if (!described) throw new Error("a conversation was not described");
  return described;
}

function otherMember({ kind, participants }: NetworkConversation): string | undefined {
  return kind === "group" ? undefined : participants[0]?.id;
}

interface LeadOfMember {
  readonly leadId: string;
  readonly campaignId: string | null;
}

async function readLeads(
  { db, account }: InboxContext,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, LeadOfMember>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("svc_leads as l")
    .leftJoin("svc_enrollments as e", (join) =>
      join
        .onRef("e.account_id", "=", "l.account_id")
        .onRef("e.profile_id", "=", "l.profile_id")
        .onRef("e.lead_id", "=", "l.id"),
    )
    .select(["l.id", "l.profile_id", "e.campaign_id"])
    .where("l.account_id", "=", account.id)
    .where("l.profile_id", "in", [...new Set(memberIds)])
    .orderBy("e.enrolled_at")
    .orderBy("e.id")
    .execute();
  // The last row of a member wins: it is the latest enrollment.
  return new Map(rows.map((row) => [row.profile_id, { leadId: row.id, campaignId: row.campaign_id }]));
}
