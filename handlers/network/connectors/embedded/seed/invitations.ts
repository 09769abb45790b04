import type { InvitationStatus } from "../../../mirror/tables/net-tables.ts";
import type { BulkInsert } from "../../../mirror/sql/bulk-insert.ts";
import { dayMs, hourMs, yearMs } from "./calendar.ts";
import type { Graph } from "./graph.ts";
import { demoId, idSequence } from "./ids.ts";
import { invitationNotes } from "./pools/invitation-and-job-texts.ts";
import { chance, exponential, itemAt, pick, type Rng } from "./rng.ts";
import { story, type Member } from "./world.ts";

/** The ages in days of the invitations of the demo story: inv_demo_0001 to 0005 received, 0006 to 0008 sent. */
const receivedAges = [0.6, 1.9, 4.2, 8.5, 17];
const sentAges = [2.3, 12.4, 37.6];

/** Writes the invitations of the demo story, those between the owner and others, and pending ones between other members. */
export async function writeInvitations(
  bulk: BulkInsert,
  rng: Rng,
  members: readonly Member[],
  { neighbors, edges, byProminence }: Graph,
  now: number,
): Promise<void> {
  const nextId = idSequence("inv", receivedAges.length + sentAges.length);
  const write = (
    invitation: { id?: string; from: number; to: number; status: InvitationStatus; at: number; respondedAt?: number },
    hasNote = chance(rng, 0.55),
  ) => {
    const sender = itemAt(members, invitation.from);
    const recipient = itemAt(members, invitation.to);
    const note = pick(rng, invitationNotes).replaceAll("{first}", recipient.first).replaceAll("{from}", sender.first);
    bulk.add("net_invitations", {
      id: invitation.id ?? nextId(),
      sender_id: sender.id,
      recipient_id: recipient.id,
      message: hasNote ? note : null,
      status: invitation.status,
      created_at: Math.round(invitation.at),
      responded_at: invitation.respondedAt === undefined ? null : Math.round(invitation.respondedAt),
    });
  };
  const owner = story.owner;
  for (const [at, days] of receivedAges.entries()) {
    const from = itemAt(story.inviters, at);
    write({ id: demoId("inv", at + 1), from, to: owner, status: "pending", at: now - days * dayMs }, at % 2 === 0);
  }
  for (const [at, days] of sentAges.entries()) {
    const id = demoId("inv", receivedAges.length + at + 1);
    write({ id, from: owner, to: itemAt(story.invited, at), status: "pending", at: now - days * dayMs }, at !== 1);
  }
  for (let edge = 0; edge < edges.size; edge++) {
    const [one, other, connectedAt] = [edges.from(edge), edges.to(edge), edges.at(edge)];
    if (one !== owner || connectedAt < now - yearMs) continue;
    const [from, to] = chance(rng, 0.6) ? [one, other] : [other, one];
    write({
      from,
      to,
      status: "accepted",
      at: connectedAt - exponential(rng, 1.5 * dayMs) - hourMs,
      respondedAt: connectedAt,
    });
  }
  writeUnaccepted(rng, members, byProminence, [...neighbors.of(owner)], now, write);
  for (const [from] of members.entries()) {
    if (from % 64 === 63) await bulk.flushFull();
    if (from === owner || !chance(rng, 0.15)) continue;
    const connections = neighbors.of(from);
    if (connections.length === 0) continue;
    const to = pick(rng, neighbors.of(pick(rng, connections)));
    if (to === from || to === owner || connections.includes(to)) continue;
    write({ from, to, status: "pending", at: now - exponential(rng, 25 * dayMs) - hourMs });
  }
}

/** Writes the owner's pending, declined and withdrawn invitations. */
function writeUnaccepted(
  rng: Rng,
  members: readonly Member[],
  byProminence: readonly number[],
  connections: readonly number[],
  now: number,
  write: (invitation: { from: number; to: number; status: InvitationStatus; at: number; respondedAt?: number }) => void,
): void {
  const { owner, secondDegree, inviters, invited } = story;
  const reserved = new Set<number>([owner, ...connections, ...secondDegree, ...inviters, ...invited]);
  const strangers = byProminence.filter((at) => !reserved.has(at));
  const share = Math.min(1, members.length / 2_000);
  const kinds: readonly [InvitationStatus, "sent" | "received", number][] = [
    ["pending", "sent", 9],
    ["pending", "received", 6],
    ["declined", "sent", 12],
    ["declined", "received", 10],
    ["withdrawn", "sent", 8],
  ];
  for (const [status, direction, max] of kinds) {
    for (let count = Math.round(max * share); count > 0 && strangers.length > 0; count--) {
      const [other] = strangers.splice(Math.floor(rng.next() ** 2 * strangers.length), 1);
      if (other === undefined) return;
      const [from, to] = direction === "sent" ? [owner, other] : [other, owner];
      const at = now - (status === "pending" ? 1 + 24 * rng.next() : 40 + 200 * rng.next()) * dayMs;
      if (status === "pending") write({ from, to, status, at });
      else write({ from, to, status, at, respondedAt: at + (status === "withdrawn" ? 30 : 3 * rng.next()) * dayMs });
    }
  }
}
