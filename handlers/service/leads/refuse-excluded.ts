import { Failure } from "../../../runtime/index.ts";
import type { ActKind, Acts } from "../../network/port/acts.ts";
import type { Network } from "../../network/port/network.ts";
import { readExclusionsOf } from "./exclusions.ts";

type Context = Parameters<typeof readExclusionsOf>[0] & { readonly network: Pick<Network, "leads"> };
type MessagingContext = Context & { readonly network: Pick<Network, "messaging"> };

type Contacted = { readonly [Kind in ActKind]?: (act: Acts[Kind]["act"]) => readonly string[] };

/** The ids of the members whom an act contacts. A message to an existing group contacts nobody. */
const contacted: Contacted = {
  send_invitation: ({ member_id }) => [member_id],
  send_inmail: ({ recipient_id }) => [recipient_id],
  send_message: ({ recipient_id }) => (recipient_id === null ? [] : [recipient_id]),
  create_group: ({ member_ids }) => member_ids,
  request_recommendation: ({ member_id }) => [member_id],
};

/**
 * Refuses an act that contacts a member whom the do-not-contact list excludes, unless it is a message that answers the
 * member's newest message.
 * @param step the name of the act's step (`stepName`).
 * @throws Failure `excluded` with the entry.
 */
export async function refuseExcludedAct(context: MessagingContext, step: string, act: object | null): Promise<void> {
  const [kind = ""] = step.split(":");
  // The kind determines the type of the act.
  const membersOf = contacted[kind as ActKind] as ((act: object) => readonly string[]) | undefined;
  if (!act || !membersOf) return;
  const reason = await findExclusion(context, membersOf(act));
  if (reason !== null && !(await isAnswer(context, act))) throw excluded(reason);
}

/** Returns whether an act is a message into a conversation whose newest message was received. */
async function isAnswer({ network }: MessagingContext, act: Partial<Acts["send_message"]["act"]>): Promise<boolean> {
  if (typeof act.conversation_id !== "string") return false;
  return (await network.messaging.conversation(act.conversation_id)).awaiting_reply;
}

/**
 * Refuses to contact members, by id, whom the do-not-contact list excludes.
 * @throws Failure `excluded` with the entry.
 */
export async function refuseExcluded(context: Context, ids: readonly string[]): Promise<void> {
  const reason = await findExclusion(context, ids);
  if (reason !== null) throw excluded(reason);
}

/** Describes the entry that excludes the first excluded member, or returns null. */
async function findExclusion(context: Context, ids: readonly string[]): Promise<string | null> {
  const members = [...(await context.network.leads.describe(ids)).values()];
  if (members.length === 0) return null;
  const exclusions = await readExclusionsOf(context, ...members);
  return members.map((member) => exclusions.reasonAgainst(member)).find((reason) => reason !== null) ?? null;
}

const excluded = (reason: string): Failure =>
  new Failure("excluded", { detail: /[.!?]$/.test(reason) ? reason : `${reason}.` }); // a hint follows
