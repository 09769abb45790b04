import type { UpdateConversationHandler } from "../../../generated/tools/messaging/update_conversation.ts";
import { argumentFailure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";
import { saveConversationState } from "../../service/inbox/conversation-states.ts";
import { scheduleEndOfSnooze } from "../../service/inbox/end-snooze.ts";
import { describeConversation } from "../../service/inbox/describe-conversations.ts";
import { itemsOf, refuseBlank } from "../../text/refuse-blank.ts";
import { epochMs } from "../../time/epoch-ms.ts";

const maxSnoozeMs = 366 * 86_400_000;

/** The network stores `read`, `archived`, `muted` and `starred`; the service stores the rest. */
export const update_conversation: UpdateConversationHandler<ServiceContext> = async (input, context) => {
  const { conversation_id, read, archived, muted, starred, labels, draft } = input;
  refuseBlank({ draft, ...itemsOf("labels", labels) });
  const snoozedUntil = toSnooze(input.snoozed_until, context.now());
  const { messaging } = context.network;
  const conversation = await messaging.update(conversation_id, { read, archived, muted, starred });
  await saveConversationState(context, conversation_id, { snoozedUntil, labels, draft });
  if (snoozedUntil !== undefined) await scheduleEndOfSnooze(context, conversation_id, snoozedUntil);
  return describeConversation(context, conversation);
};

function toSnooze(until: string | null | undefined, now: number): number | null | undefined {
  if (until === undefined || until === null) return until;
  const at = epochMs(until) ?? now;
  if (at > now && at <= now + maxSnoozeMs) return at;
  throw argumentFailure("/snoozed_until", "The time is not within the next year.", "Send a future time, or null.");
}
