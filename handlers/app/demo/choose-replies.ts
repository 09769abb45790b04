import type { Insertable } from "kysely";
import { sample, type Rng } from "../../network/connectors/embedded/seed/rng.ts";
import type { CampaignEventRow } from "../../service/campaigns/tables.ts";
import { hours, type HistoryCampaign } from "./campaign-history.ts";
import { replyTexts, type ReplyText } from "./campaign-texts.ts";

type Event = Insertable<CampaignEventRow>;

/** Replies more recent than this are unread, and their outcome is not recorded yet. */
export const unreadForMs = hours(36);

/** The variant of an event's step. */
export function findVariant(campaigns: readonly HistoryCampaign[], { campaign_id, step, variant }: Event) {
  const campaign = campaigns.find(({ id }) => id === campaign_id);
  return campaign?.steps[step - 1]?.variants[(variant ?? 0) - 1];
}

/**
 * Chooses the text of each reply, by enrollment. A text is repeated only after all others of its variant have been used.
 */
export function chooseReplies(
  rng: Rng,
  campaigns: readonly HistoryCampaign[],
  events: readonly Event[],
): ReadonlyMap<string, ReplyText> {
  const decks = new Map<string, ReplyText[]>();
  const replies = new Map<string, ReplyText>();
  for (const event of events) {
    if (event.kind !== "replied") continue;
    const name = findVariant(campaigns, event)?.name ?? "";
    const texts = replyTexts[name] ?? [];
    const deck = decks.get(name) ?? [];
    const reply = deck.pop() ?? (deck.push(...sample(rng, texts, texts.length)), deck.pop());
    decks.set(name, deck);
    if (reply === undefined) throw new Error(`the variant ${name} has no replies`);
    replies.set(event.enrollment_id, reply);
  }
  return replies;
}

/** The outcomes that the owner has recorded for the replies that have been read, by enrollment. */
export function recordedOutcomes(
  replies: ReadonlyMap<string, ReplyText>,
  events: readonly Event[],
  now: number,
): ReadonlyMap<string, ReplyText["outcome"]> {
  const outcomes = new Map<string, ReplyText["outcome"]>();
  for (const { kind, enrollment_id, occurred_at } of events) {
    const reply = replies.get(enrollment_id);
    if (kind === "replied" && reply && occurred_at < now - unreadForMs) outcomes.set(enrollment_id, reply.outcome);
  }
  return outcomes;
}
