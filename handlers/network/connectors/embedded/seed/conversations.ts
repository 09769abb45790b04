import { directKey } from "../../../mirror/tables/messaging.ts";
import type { BulkInsert } from "../../../mirror/sql/bulk-insert.ts";
import { dayMs, hourMs, minuteMs } from "./calendar.ts";
import type { Graph } from "./graph.ts";
import { demoId, idSequence } from "./ids.ts";
import { anaThread, groupThreads, inmailThreads } from "./pools/threads.ts";
import { chance, integer, itemAt, pick, pickBiased, sample, type Rng } from "./rng.ts";
import { chooseScript, createFiller, playScript, storyLines, workingTimeFrom, type Line } from "./script-player.ts";
import { story, type Company, type Member } from "./world.ts";

interface Conversation {
  readonly id: string;
  readonly kind: "direct" | "group" | "inmail";
  readonly title: string | null;
  readonly subject: string | null;
  readonly participants: readonly number[];
  readonly lines: readonly Line[];
  /** The ids of the messages, newest first, if the demo story defines them. */
  readonly messageIds?: readonly string[];
  /** Whether the conversation is unread for the owner, if the demo story defines this. */
  readonly ownUnread?: boolean;
}

export interface ConversationWorld {
  readonly bulk: BulkInsert;
  readonly rng: Rng;
  readonly members: readonly Member[];
  readonly companies: readonly Company[];
  readonly graph: Graph;
  readonly now: number;
}

/** Writes the conversations: about 60 of the owner (fewer in a small network), and one for every fourth other member. */
export async function writeConversations(world: ConversationWorld): Promise<void> {
  const writer = new ConversationWriter(world);
  writer.writeStory();
  const wanted = Math.min(59, 14 + Math.round((world.members.length - 60) / 80));
  const connections = world.graph.neighbors.of(story.owner);
  const partners = [...story.connections.slice(1, 12), ...connections.filter((at) => !story.connections.includes(at))];
  const inmails = Math.max(2, Math.round(wanted / 10));
  const groups = Math.max(1, Math.round(wanted / 20));
  for (const other of partners.slice(0, wanted - inmails - groups)) writer.writeDirect(story.owner, other);
  for (let count = 0; count < groups; count++)
    writer.writeGroup(story.owner, sample(world.rng, partners, integer(world.rng, 2, 5)), count);
  for (let count = 0; count < inmails; count++) writer.writeInmail(story.owner);
  for (const [at] of world.members.entries()) {
    if (at !== story.owner && chance(world.rng, 0.25)) writer.writeBetweenOthers(at);
    if (at % 32 === 31) await world.bulk.flushFull();
  }
  await writer.writeMessages();
}

class ConversationWriter {
  readonly #world: ConversationWorld;
  readonly #nextId = idSequence("cnv", 1);
  readonly #nextMessage = idSequence("msg", anaThread.turns.length);
  readonly #pairs = new Set<string>();
  readonly #inmailPartners = new Set<number>();
  readonly #messages: (Line & { readonly id: string; readonly conversationId: string })[] = [];

  constructor(world: ConversationWorld) {
    this.#world = world;
  }

  /** cnv_demo_0001: with Ana, whose last two messages are unread. */
  writeStory(): void {
    const { rng, now, members } = this.#world;
    const lines = storyLines(rng, members, now);
    this.#pairs.add(directKey(itemAt(members, story.owner).id, itemAt(members, story.ana).id));
    const messageIds = lines.map((_, position) => demoId("msg", position + 1));
    const id = demoId("cnv", 1);
    const participants = [story.owner, story.ana];
    this.#write({ id, kind: "direct", title: null, subject: null, participants, lines, messageIds, ownUnread: true });
  }

  writeDirect(one: number, other: number): void {
    const { rng, members } = this.#world;
    const key = directKey(itemAt(members, one).id, itemAt(members, other).id);
    if (this.#pairs.has(key)) return;
    this.#pairs.add(key);
    const [a, b] = chance(rng, 0.5) ? [one, other] : [other, one];
    const script = chooseScript(this.#world, a, b);
    const lines = playScript(this.#world, script, a, b, createFiller(this.#world, a, b));
    this.#write({ id: this.#nextId(), kind: "direct", title: null, subject: null, participants: [one, other], lines });
  }

  writeBetweenOthers(at: number): void {
    const connections = this.#world.graph.neighbors.of(at).filter((connection) => connection !== story.owner);
    if (connections.length > 0) this.writeDirect(at, pickBiased(this.#world.rng, connections));
  }

  /**
   * Writes an InMail conversation with a member who is not a connection. In two of three cases, that member sends the
   * first message, otherwise the owner.
   */
  writeInmail(owner: number): void {
    const { rng, graph } = this.#world;
    const connections = new Set(graph.neighbors.of(owner));
    const reserved = new Set<number>([owner, ...story.secondDegree, ...story.inviters, ...story.invited]);
    const isFree = (at: number) => !connections.has(at) && !reserved.has(at) && !this.#inmailPartners.has(at);
    const candidates = graph.byProminence.filter(isFree);
    if (candidates.length === 0) return;
    const other = pickBiased(rng, candidates, 1.5);
    this.#inmailPartners.add(other);
    const [a, b] = chance(rng, 0.67) ? [other, owner] : [owner, other];
    const script = pick(rng, inmailThreads);
    const fill = createFiller(this.#world, a, b);
    const lines = playScript(this.#world, script, a, b, fill);
    const subject = fill(script.subject);
    this.#write({ id: this.#nextId(), kind: "inmail", title: null, subject, participants: [owner, other], lines });
  }

  writeGroup(owner: number, others: readonly number[], number: number): void {
    const { rng, members, now } = this.#world;
    const script = itemAt(groupThreads, number % groupThreads.length);
    const participants = [owner, ...others];
    const count = integer(rng, 3, script.lines.length);
    let at = now - integer(rng, 6, 90) * dayMs;
    let sender = pick(rng, participants);
    const lines: Line[] = [];
    for (const text of script.lines.slice(0, count)) {
      at = workingTimeFrom(rng, itemAt(members, sender).place.zone, at + (0.3 + 20 * rng.next()) * hourMs);
      if (at >= now) break;
      lines.push({ sender, text, at });
      sender = pick(
        rng,
        participants.filter((participant) => participant !== sender),
      );
    }
    if (lines.length > 0)
      this.#write({ id: this.#nextId(), kind: "group", title: script.title, subject: null, participants, lines });
  }

  /** Writes the messages of all conversations in chronological order. */
  async writeMessages(): Promise<void> {
    const { bulk, members } = this.#world;
    this.#messages.sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
    for (const [index, { id, conversationId, sender, text, at }] of this.#messages.entries()) {
      const seq = bulk.ordinals.time("net_messages", at);
      bulk.add("net_messages", {
        id,
        seq,
        conversation_id: conversationId,
        sender_id: itemAt(members, sender).id,
        text,
        created_at: at,
        edited_at: null,
        deleted_at: null,
        attachments: "[]",
      });
      bulk.addText("net_message_text", seq, text);
      if (index % 64 === 63) await bulk.flushFull();
    }
  }

  #write({ id, kind, title, subject, participants, lines, messageIds, ownUnread }: Conversation): void {
    const { bulk, members } = this.#world;
    const first = itemAt(lines, 0);
    const last = itemAt(lines, lines.length - 1);
    const idOf = (at: number) => itemAt(members, at).id;
    const ids = participants.map(idOf);
    bulk.add("net_conversations", {
      id,
      kind,
      direct_key: kind === "direct" ? directKey(ids[0] ?? "", ids[1] ?? "") : null,
      creator_id: idOf(first.sender),
      title,
      subject,
      created_at: first.at,
      last_message_at: last.at,
    });
    for (const at of participants) bulk.add("net_participants", this.#side(id, at, lines, ownUnread));
    for (const [position, line] of lines.entries()) {
      const messageId =
        messageIds === undefined ? this.#nextMessage() : itemAt(messageIds, lines.length - 1 - position);
      this.#messages.push({ ...line, id: messageId, conversationId: id });
      this.#writeReaction(messageId, participants, line);
    }
  }

  /** The read state and flags of one participant, who has read at least up to their own last message. */
  #side(conversation_id: string, at: number, lines: readonly Line[], unread: boolean | undefined) {
    const { rng, members, now } = this.#world;
    const isOwner = at === story.owner;
    const last = itemAt(lines, lines.length - 1);
    const ownLast = lines.findLastIndex((line) => line.sender === at);
    const isWaiting = last.sender !== at;
    const leavesUnread = isWaiting && (unread ?? chance(rng, isOwner ? 0.3 : 0.12));
    const read = leavesUnread ? ownLast : lines.length - 1;
    const age = now - last.at;
    const hasRandomFlags = isOwner && unread === undefined;
    return {
      conversation_id,
      member_id: itemAt(members, at).id,
      last_read_at: read < 0 ? null : Math.min(now, itemAt(lines, read).at + (read === ownLast ? 0 : 25 * minuteMs)),
      unread_count: lines.slice(read + 1).filter((line) => line.sender !== at).length,
      archived: hasRandomFlags && !leavesUnread && age > 60 * dayMs && chance(rng, 0.4) ? (1 as const) : (0 as const),
      muted: hasRandomFlags && chance(rng, 0.03) ? (1 as const) : (0 as const),
      starred: isOwner && chance(rng, 0.15) ? (1 as const) : (0 as const),
    };
  }

  #writeReaction(message_id: string, participants: readonly number[], { sender, at }: Line): void {
    const { bulk, rng, members, now } = this.#world;
    if (!chance(rng, 0.06)) return;
    const reader = pick(
      rng,
      participants.filter((participant) => participant !== sender),
    );
    const created_at = Math.round(at + integer(rng, 2, 200) * minuteMs);
    if (created_at >= now) return;
    const emoji = pick(rng, ["👍", "👍", "🙏", "😄", "🎉", "❤️"]);
    bulk.add("net_message_reactions", { message_id, member_id: itemAt(members, reader).id, emoji, created_at });
  }
}
