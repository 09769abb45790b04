import type { Conversation, ConversationItem, Detail } from "../../generated/schemas.ts";
import { excerptOf } from "../text/excerpt.ts";
import { toNamedMember } from "./member-item.ts";

/** Maximum number of participants of a group in a list with `detail: brief`. */
const namedParticipants = 3;

/**
 * Returns a conversation as an item of a list. With `detail: brief`, it has only the properties that a reader needs to
 * choose a conversation.
 */
export function toConversationItem(conversation: Conversation, detail: Detail): ConversationItem {
  if (detail === "full") return conversation;
  const { id, kind, title, participants, participant_count, unread_count, last_message, awaiting_reply } = conversation;
  const { archived, muted, starred, snoozed_until, labels, draft, lead_id, campaign_id } = conversation;
  return {
    id,
    kind,
    ...(title !== null && { title }),
    participants: participants.slice(0, namedParticipants).map(toNamedMember),
    participant_count,
    unread_count,
    last_message,
    awaiting_reply,
    ...(archived && { archived }),
    ...(muted === true && { muted }),
    ...(starred === true && { starred }),
    ...(snoozed_until !== null && { snoozed_until }),
    ...(labels.length > 0 && { labels }),
    ...(draft !== null && { draft: excerptOf(draft) }),
    ...(lead_id !== null && { lead_id }),
    ...(campaign_id !== null && { campaign_id }),
  };
}
