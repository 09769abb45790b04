import { Failure } from "../../../runtime/index.ts";
import type { ActKind, Acts } from "../../network/port/acts.ts";
import type { Network } from "../../network/port/network.ts";
import { readExclusionsOf } from "./exclusions.ts";

type Context = Parameters<typeof readExclusionsOf>[0] & { readonly network: Pick<Network, "leads"> };
type ActContext = Context & { readonly network: Pick<Network, "messaging" | "content"> };

type Members = readonly string[] | Promise<readonly string[]>;
type Contacted = { readonly [Kind in ActKind]?: (act: Acts[Kind]["act"], context: ActContext) => Members };

/**
 * The ids of the members whom an act contacts. A message to a group contacts all of its participants. Posts, comments and
 * replies contact the members whom they mention. On the post of another member, comments and replies also contact the author
 * of the post, and replies also contact the author of the comment. On a post of the account, they contact nobody else.
 */
const contacted: Contacted = {
  send_invitation: ({ member_id }) => [member_id],
  send_inmail: ({ recipient_id }) => [recipient_id],
  send_message: ({ recipient_id, conversation_id }, { network }) =>
    recipient_id === null ? network.messaging.participantIds(conversation_id ?? "") : [recipient_id],
  create_group: ({ member_ids }) => member_ids,
  request_recommendation: ({ member_id }) => [member_id],
  publish_post: ({ mentions }) => mentions,
  update_post: ({ mentions = [] }) => mentions,
  comment_on_post: async ({ post_id, mentions = [] }, { network }) => [
    ...mentions,
    ...(await network.content.addressees(post_id, null)),
  ],
  reply_to_comment: async ({ post_id, comment_id, mentions = [] }, { network }) => [
    ...mentions,
    ...(await network.content.addressees(post_id, comment_id)),
  ],
};

/**
 * Refuses an act that contacts a member whom the do-not-contact list excludes, unless it is a message that answers the
 * newest message of its conversation.
 * @param step the name of the act's step (`stepName`).
 * @throws Failure `excluded` with the entry.
 */
export async function refuseExcludedAct(context: ActContext, step: string, act: object | null): Promise<void> {
  const [kind = ""] = step.split(":");
  // The kind determines the type of the act.
  const membersOf = contacted[kind as ActKind] as ((act: object, context: ActContext) => Members) | undefined;
  if (!act || !membersOf) return;
  const found = await findExclusion(context, await membersOf(act, context));
  if (found !== null && !(await isAnswer(context, act))) throw found;
}

/** Returns whether an act is a message into a conversation whose newest message was received. */
async function isAnswer({ network }: ActContext, act: Partial<Acts["send_message"]["act"]>): Promise<boolean> {
  return typeof act.conversation_id === "string" && network.messaging.awaitsAnswer(act.conversation_id);
}

/**
 * Refuses to contact members whom the do-not-contact list excludes.
 * @param ids the ids of the members.
 * @throws Failure `excluded` with the entry.
 */
export async function refuseExcluded(context: Context, ids: readonly string[]): Promise<void> {
  const found = await findExclusion(context, ids);
  if (found !== null) throw found;
}

/** Returns the failure for the first of the members who is excluded, or null. With several `ids`, it names the member. */
async function findExclusion(context: Context, ids: readonly string[]): Promise<Failure | null> {
  const members = ids.length === 0 ? [] : [...(await context.network.leads.describe(ids)).values()];
  if (members.length === 0) return null;
  const exclusions = await readExclusionsOf(context, ...members);
  for (const member of members) {
    const reason = exclusions.reasonAgainst(member);
    if (reason === null) continue;
    const which = members.length > 1 ? `${member.id} cannot be contacted. ` : "";
    return new Failure("excluded", { detail: `${which}${/[.!?]$/.test(reason) ? reason : `${reason}.`}` }); // a hint follows
  }
  return null;
}
