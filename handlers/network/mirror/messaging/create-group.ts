import { Failure, type ArgumentProblem } from "../../../../runtime/index.ts";
import type { NetworkConversation, NewGroup } from "../../port/messaging.ts";
import type { NetworkView } from "../network-view.ts";
import { findMemberId } from "../profiles/find-member.ts";
import { isConnected } from "../profiles/is-connected.ts";
import { readConversation } from "./conversation-details.ts";
import { recordConversation } from "./open-conversation.ts";
import { recordSent } from "./record-message.ts";

/** The minimum number of members other than the account. */
const minMembers = 2;

/** Starts a group conversation with connections of the account and sends its first message. */
export async function createGroup(view: NetworkView, { members, title, text }: NewGroup): Promise<NetworkConversation> {
  const ids = await resolveMembers(view, members);
  const receipt = await view.act("create_group", async () => {
    await requireConnections(view, ids);
    return { member_ids: [...new Set(ids)], title, text };
  });
  const columns = { kind: "group", direct_key: null, subject: null, title } as const;
  await recordConversation(view, columns, [view.memberId, ...new Set(ids)], receipt);
  await recordSent(view, { text, attachments: [] }, receipt);
  return readConversation(view, receipt.conversation_id);
}

/** Returns the id for each reference. */
async function resolveMembers(view: NetworkView, references: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const reference of references) ids.push(await findMember(view, reference, ids.length));
  return ids;
}

/** @throws Failure `not_found` with the pointer of the reference. */
async function findMember(view: NetworkView, reference: string, at: number): Promise<string> {
  try {
    return await findMemberId(view, reference);
  } catch (error) {
    if (!(error instanceof Failure && error.code === "not_found")) throw error;
    const detail = error.details.detail ?? "There is no such member.";
    const hint = "get_connections returns the ids of connections.";
    throw new Failure("not_found", { detail, hint, errors: [{ pointer: pointerTo(at), detail }] });
  }
}

const pointerTo = (at: number): string => `/profile_ids/${at}`;

/** @throws Failure `not_connected` or `invalid_arguments`, with the pointers of the members that cannot be added. */
async function requireConnections(view: NetworkView, ids: readonly string[]): Promise<void> {
  const own = ids.indexOf(view.memberId);
  if (own >= 0) {
    const hint = "Omit it; the account always participates.";
    throw new Failure("invalid_arguments", {
      errors: [{ pointer: pointerTo(own), detail: "The member is the account itself.", hint }],
    });
  }
  const errors: ArgumentProblem[] = [];
  for (const [at, id] of ids.entries())
    if (!(await isConnected(view, id)))
      errors.push({ pointer: pointerTo(at), detail: `The member ${id} is not a first-degree connection.` });
  if (errors.length > 0) {
    const detail = `${errors.length} of the members ${errors.length === 1 ? "is" : "are"} not connected to the account.`;
    throw new Failure("not_connected", { detail, hint: "Remove them, or call send_invitation first.", errors });
  }
  if (new Set(ids).size < minMembers) {
    const hint = "Add another connection, or write to one with send_message.";
    throw new Failure("invalid_arguments", {
      errors: [{ pointer: "/profile_ids", detail: "All references refer to the same member.", hint }],
    });
  }
}
