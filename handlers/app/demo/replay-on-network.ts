import type { Insertable, Kysely } from "kysely";
import { embeddedNetwork } from "../../network/connectors/embedded/embedded-network.ts";
import { removeConnection } from "../../network/connectors/embedded/seed/remove-connection.ts";
import { chance, pick, type Rng } from "../../network/connectors/embedded/seed/rng.ts";
import type { NetworkScope } from "../../network/mirror/network-view.ts";
import type { NetTables } from "../../network/mirror/tables/net-tables.ts";
import type { LeadMember } from "../../network/port/leads.ts";
import { leadValues, renderText } from "../../service/campaigns/setup/text-template.ts";
import type { CampaignEventRow } from "../../service/campaigns/tables.ts";
import { hours, type HistoryCampaign } from "./campaign-history.ts";
import { replyTexts } from "./campaign-texts.ts";
import { continueIds } from "./continue-ids.ts";

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
}

/** More recent replies are unread. */
const unreadForMs = hours(36);
/** Older notices have been read by the owner. */
const noticedAfterMs = hours(48);

/**
 * Replays the events of the campaigns on the network with the network's own functions, each at its time: invitations with
 * their notes, connections since the acceptance, messages, replies and notices. Leads who accept were connected by the seed of
 * the network at another time; these connections are removed first.
 */
export async function replayOnNetwork(network: NetworkScope, past: CampaignPast): Promise<void> {
  const { memberId, now, rng, campaigns, events } = past;
  const { db } = network;
  const newId = await continueIds(db);
  const actAs = (id: string, at: number) => embeddedNetwork({ ...network, memberId: id, now: () => at, newId });
  const joining = events.filter(({ kind }) => kind === "accepted" || kind === "failed");
  for (const { profile_id } of joining) await removeConnection(db, memberId, profile_id);
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
      const { conversation_id: conversation } = await owner.messaging.sendTo(profile_id, { text, attachments: [] });
      const readAt = at + hours(0.2 + 20 * rng.next());
      if (chance(rng, 0.6) && readAt < now) await markRead(db, conversation, profile_id, readAt);
    } else if (kind === "accepted") {
      const id = invitations.get(enrollment_id) ?? "";
      await lead.invitations.respond(id, "accept", null);
      await db
        .updateTable("net_notices")
        .set({ read_at: at })
        .where("subject_id", "=", id)
        .where("member_id", "=", profile_id)
        .execute();
    } else if (kind === "replied") {
      const text = pick(rng, replyTexts[findVariant(campaigns, event)?.name ?? ""] ?? []);
      const { conversation_id: conversation } = await lead.messaging.sendTo(memberId, { text, attachments: [] });
      if (at < now - unreadForMs) await markRead(db, conversation, memberId, at + hours(2 * rng.next()));
    } else if (kind === "failed") {
      const { id } = await actAs(profile_id, at - hours(20)).invitations.send(memberId, null);
      await actAs(memberId, at - hours(3)).invitations.respond(id, "accept", null);
    }
  }
  for (const { profile_id, occurred_at } of joining) await endorseLater(db, [memberId, profile_id], occurred_at);
  await db
    .updateTable("net_notices")
    .set((set) => ({ read_at: set("created_at", "+", hours(5)) }))
    .where("member_id", "=", memberId)
    .where("read_at", "is", null)
    .where("created_at", "<=", now - noticedAfterMs)
    .execute();
}

function findVariant(campaigns: readonly HistoryCampaign[], { campaign_id, step, variant }: Event) {
  const campaign = campaigns.find(({ id }) => id === campaign_id);
  return campaign?.steps[step - 1]?.variants[(variant ?? 0) - 1];
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

/** Moves earlier endorsements between two members to the time of their connection: only connections endorse each other. */
async function endorseLater(db: Kysely<NetTables>, pair: readonly string[], connectedAt: number): Promise<void> {
  await db
    .updateTable("net_endorsements")
    .set({ created_at: connectedAt })
    .where("member_id", "in", [...pair])
    .where("endorser_id", "in", [...pair])
    .where("created_at", "<", connectedAt)
    .execute();
}

async function markRead(db: Kysely<NetTables>, conversation: string, memberId: string, at: number): Promise<void> {
  await db
    .updateTable("net_participants")
    .set({ unread_count: 0, last_read_at: at })
    .where("conversation_id", "=", conversation)
    .where("member_id", "=", memberId)
    .execute();
}
