import type { Insertable } from "kysely";
import { embeddedNetwork } from "../../network/connectors/embedded/embedded-network.ts";
import { continueIds } from "../../network/connectors/embedded/seed/continue-ids.ts";
import { eraseConnection } from "../../network/connectors/embedded/seed/erase-connection.ts";
import {
  postponeEndorsements,
  markConversationRead,
  markEarlierNoticesRead,
  markNoticesRead,
} from "../../network/connectors/embedded/seed/replay-changes.ts";
import { chance, type Rng } from "../../network/connectors/embedded/seed/rng.ts";
import type { NetworkScope } from "../../network/mirror/network-view.ts";
import type { LeadMember } from "../../network/port/leads.ts";
import { leadValues, renderText } from "../../service/campaigns/setup/text-template.ts";
import type { CampaignEventRow } from "../../service/campaigns/tables.ts";
import { hours, type HistoryCampaign } from "./campaign-history.ts";
import type { ReplyText } from "./campaign-texts.ts";
import { findVariant, unreadForMs } from "./choose-replies.ts";

type Event = Insertable<CampaignEventRow>;

export interface CampaignPast {
  /** The account's own member. */
  readonly memberId: string;
  /** The end of the history, epoch milliseconds. */
  readonly now: number;
  readonly rng: Rng;
  readonly campaigns: readonly HistoryCampaign[];
  /** In chronological order. */
  readonly events: readonly Event[];
  /** The replies by enrollment. */
  readonly replies: ReadonlyMap<string, ReplyText>;
}

/** The owner has read the notices that are older than this. */
const noticedAfterMs = hours(48);

/**
 * Replays the events of the campaigns on the network with the network's own functions, each at its time: invitations
 * with their notes, connections when accepted, messages, replies and notices. Seeding the network has already connected
 * the owner, at other times, with the leads who accept an invitation or send one to the owner; these connections are
 * removed first.
 */
export async function replayOnNetwork(network: NetworkScope, past: CampaignPast): Promise<void> {
  const { memberId, now, rng, campaigns, events, replies } = past;
  const newId = await continueIds(network.db);
  const actAs = (id: string, at: number) => embeddedNetwork({ ...network, memberId: id, now: () => at, newId });
  const joining = events.filter(({ kind }) => kind === "accepted" || kind === "failed");
  for (const { profile_id } of joining) await eraseConnection(network.db, memberId, profile_id);
  const members = await actAs(memberId, now).leads.describe([...new Set(events.map(({ profile_id }) => profile_id))]);
  const invitations = new Map<string, string>();

  for (const event of events) {
    const { kind, step_kind, profile_id, enrollment_id, occurred_at: at } = event;
    const [owner, lead] = [actAs(memberId, at), actAs(profile_id, at)];
    if (kind === "sent" && step_kind === "invite") {
      const { id } = await owner.invitations.send(profile_id, renderEventText(campaigns, event, members));
      invitations.set(enrollment_id, id);
    } else if (kind === "sent" && step_kind === "message") {
      const text = renderEventText(campaigns, event, members);
      const { conversation_id: conversationId } = await owner.messaging.sendTo(profile_id, { text, attachments: [] });
      const readAt = at + hours(0.2 + 20 * rng.next());
      if (chance(rng, 0.6) && readAt < now)
        await markConversationRead(network, { conversationId, memberId: profile_id, at: readAt });
    } else if (kind === "accepted") {
      const id = invitations.get(enrollment_id) ?? "";
      await lead.invitations.respond(id, "accept", null);
      await markNoticesRead(network, { subjectId: id, memberId: profile_id, at });
    } else if (kind === "replied") {
      const text = replies.get(enrollment_id)?.text ?? "";
      const { conversation_id: conversationId } = await lead.messaging.sendTo(memberId, { text, attachments: [] });
      if (at < now - unreadForMs)
        await markConversationRead(network, { conversationId, memberId, at: at + hours(2 * rng.next()) });
    } else if (kind === "failed") {
      const { id } = await actAs(profile_id, at - hours(20)).invitations.send(memberId, null);
      await actAs(memberId, at - hours(3)).invitations.respond(id, "accept", null);
    }
  }
  for (const { profile_id, occurred_at } of joining)
    await postponeEndorsements(network, [memberId, profile_id], occurred_at);
  await markEarlierNoticesRead(network, { memberId, until: now - noticedAfterMs, afterMs: hours(5) });
}

function renderEventText(
  campaigns: readonly HistoryCampaign[],
  event: Event,
  members: ReadonlyMap<string, LeadMember>,
): string {
  const variant = findVariant(campaigns, event);
  const member = members.get(event.profile_id);
  if (!variant || !member) throw new Error(`the event has no text for ${event.profile_id}`);
  return renderText(variant.text, leadValues(member, {})).text;
}
