import { Failure } from "../../../runtime/index.ts";
import type { ActKind, Acts } from "../../network/port/acts.ts";
import type { Network } from "../../network/port/network.ts";
import { readExclusionsOf } from "./exclusions.ts";

type Context = Parameters<typeof readExclusionsOf>[0] & { readonly network: Pick<Network, "leads"> };
type MessagingContext = Context & { readonly network: Pick<Network, "messaging"> };

type Members = readonly string[] | Promise<readonly string[]>;
type Contacted = { readonly [Kind in ActKind]?: (act: Acts[Kind]["act"], context: MessagingContext) => Members };

/** The ids of the members whom an act contacts. */
const contacted: Contacted = {
  send_invitation: ({ member_id }) => [member_id],
  send_inmail: ({ recipient_id }) => [recipient_id],
  send_message: ({ recipient_id, conversation_id }, context) => {
    if (recipient_id !== null) return [recipient_id];
    return conversation_id === null ? [] : contactedIn(context, conversation_id);
  },
  create_group: ({ member_ids }) => member_ids,
  request_recommendation: ({ member_id }) => [member_id],
};

/**
 * Returns the id of the member whom a message in a direct conversation contacts. An answer to the newest message contacts
 * nobody, nor does a message to a group.
 */
async function contactedIn({ network }: MessagingContext, conversationId: string): Promise<readonly string[]> {
  const { kind, awaiting_reply, participants } = await network.messaging.conversation(conversationId);
  return kind === "direct" && !awaiting_reply ? participants.map(({ id }) => id) : [];
}

/**
 * Refuses an act that contacts a member whom the do-not-contact list excludes.
 * @param step the name of the act's step (`stepName`).
 * @throws Failure `excluded` with the entry.
 */
export async function refuseExcludedAct(context: MessagingContext, step: string, act: object | null): Promise<void> {
  const [kind = ""] = step.split(":");
  // The kind determines the type of the act.
  const membersOf = contacted[kind as ActKind] as ((act: object, context: MessagingContext) => Members) | undefined;
  if (act && membersOf) await refuseExcluded(context, await membersOf(act, context));
}

/**
 * Refuses a message in a direct conversation with a member whom the do-not-contact list excludes, unless it answers the
 * member's newest message.
 * @throws Failure `excluded` with the entry, and `not_found` unless the account may read the conversation.
 */
export async function refuseExcludedIn(context: MessagingContext, conversationId: string): Promise<void> {
  await refuseExcluded(context, await contactedIn(context, conversationId));
}

/**
 * Refuses to contact members, by id, whom the do-not-contact list excludes.
 * @throws Failure `excluded` with the entry.
 */
export async function refuseExcluded(context: Context, ids: readonly string[]): Promise<void> {
  const members = [...(await context.network.leads.describe(ids)).values()];
  if (members.length === 0) return;
  const exclusions = await readExclusionsOf(context, ...members);
  for (const member of members) {
    const text = exclusions.reasonAgainst(member);
    if (text !== null) throw new Failure("excluded", { detail: /[.!?]$/.test(text) ? text : `${text}.` }); // a hint follows
  }
}
