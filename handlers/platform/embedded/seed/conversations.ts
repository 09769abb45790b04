import { directKey } from "../tables/messaging.ts";
import type { BulkInsert } from "./bulk-insert.ts";
import { dayMs, hourMs, isWorkday, minuteMs, offsetAt, workingTime, atLocalHour, type Zone } from "./calendar.ts";
import type { Graph } from "./graph.ts";
import { demoId, idSequence } from "./ids.ts";
import type { Turn } from "./pools/thread.ts";
import {
  anaThread,
  commonSubjects,
  directThreads,
  groupThreads,
  inmailThreads,
  meetingPlaces,
} from "./pools/threads.ts";
import { chance, integer, itemAt, pick, pickEarly, sample, type Rng } from "./rng.ts";
import { story, type Company, type Member } from "./world.ts";

const ownLabels = ["hiring", "partners", "follow-up", "conference", "customers"];

interface Line {
  readonly sender: number;
  readonly text: string;
  readonly at: number;
}

interface Conversation {
  readonly id: string;
  readonly kind: "direct" | "group" | "inmail";
  readonly title: string | null;
  readonly subject: string | null;
  readonly participants: readonly number[];
  readonly lines: readonly Line[];
  /** Ids for the messages, newest first, where the demo story fixes them. */
  readonly messageIds?: readonly string[];
  /** How the owner has sorted it, where the story says so. */
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

/** Writes the conversations: some 60 of the owner (fewer in a small world), and one for every fourth of the others. */
export async function writeConversations(world: ConversationWorld): Promise<void> {
  const writer = new ConversationWriter(world);
  writer.writeStory();
  const wanted = Math.min(59, 14 + Math.round((world.members.length - 60) / 80));
  const friends = itemAt(world.graph.neighbours, story.owner);
  const partners = [...story.connections.slice(1, 12), ...friends.filter((at) => !story.connections.includes(at))];
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
}

class ConversationWriter {
  readonly #world: ConversationWorld;
  readonly #nextId = idSequence("cnv", 1);
  readonly #nextMessage = idSequence("msg", anaThread.turns.length);
  readonly #pairs = new Set<string>();
  #seq = 0;

  constructor(world: ConversationWorld) {
    this.#world = world;
  }

  /** cnv_demo_0001: with Ana, whose last two messages are unread. */
  writeStory(): void {
    const { now, members } = this.#world;
    const lines = this.#storyLines(now);
    this.#pairs.add(directKey(itemAt(members, story.owner).id, itemAt(members, story.ana).id));
    const messageIds = lines.map((_, position) => demoId("msg", position + 1));
    const id = demoId("cnv", 1);
    const participants = [story.owner, story.ana];
    this.#write({ id, kind: "direct", title: null, subject: null, participants, lines, messageIds, ownUnread: true });
  }

  /** As late as it can be with all messages in working hours, the last one half an hour ago or earlier. */
  #storyLines(now: number): Line[] {
    for (let start = now - 4 * dayMs; ; start -= 6 * hourMs) {
      let at = start;
      const lines = anaThread.turns.map((turn) => {
        const sender = turn.by === "a" ? story.ana : story.owner;
        at = this.#nextTime(itemAt(this.#world.members, sender).place.zone, at + turn.after[0] * hourMs);
        return { sender, text: itemAt(turn.texts, 0), at };
      });
      if (at < now - 30 * minuteMs) return lines;
    }
  }

  writeDirect(one: number, other: number): void {
    const { rng, members } = this.#world;
    const key = directKey(itemAt(members, one).id, itemAt(members, other).id);
    if (this.#pairs.has(key)) return;
    this.#pairs.add(key);
    const [a, b] = chance(rng, 0.5) ? [one, other] : [other, one];
    const script = pick(rng, directThreads);
    const lines = this.#play(a, b, this.#filler(a, b), script.turns, one === story.owner);
    this.#write({ id: this.#nextId(), kind: "direct", title: null, subject: null, participants: [one, other], lines });
  }

  writeBetweenOthers(at: number): void {
    const friends = itemAt(this.#world.graph.neighbours, at).filter((friend) => friend !== story.owner);
    if (friends.length > 0) this.writeDirect(at, pickEarly(this.#world.rng, friends));
  }

  /** Two thirds of the InMails are to the owner, from somebody who is no connection. */
  writeInmail(owner: number): void {
    const { rng, graph } = this.#world;
    const friends = new Set(itemAt(graph.neighbours, owner));
    const kept = new Set<number>([owner, ...story.secondDegree, ...story.inviters, ...story.invited]);
    const candidates = graph.byProminence.filter((at) => !friends.has(at) && !kept.has(at));
    if (candidates.length === 0) return;
    const other = pickEarly(rng, candidates, 1.5);
    const [a, b] = chance(rng, 0.67) ? [other, owner] : [owner, other];
    const script = pick(rng, inmailThreads);
    const fill = this.#filler(a, b);
    const lines = this.#play(a, b, fill, script.turns, true);
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
      at = this.#nextTime(itemAt(members, sender).place.zone, at + (0.3 + 20 * rng.next()) * hourMs);
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

  /** Plays a script up to some turn, ending at some time of the last months; the owner's threads are younger. */
  #play(a: number, b: number, fill: (text: string) => string, turns: readonly Turn[], isOwners: boolean): Line[] {
    const { rng, members, now } = this.#world;
    const count = chance(rng, 0.6) ? turns.length : integer(rng, 1, turns.length);
    const age = isOwners ? 1 + 150 * rng.next() ** 1.8 : 2 + 340 * rng.next();
    let at = now - (age + count * 1.1) * dayMs;
    const lines: Line[] = [];
    for (const turn of turns.slice(0, count)) {
      const [low, high] = turn.after;
      const sender = turn.by === "a" ? a : b;
      at = this.#nextTime(itemAt(members, sender).place.zone, at + (low + (high - low) * rng.next()) * hourMs);
      if (at >= now - 10 * minuteMs) break;
      lines.push({ sender, text: fill(pick(rng, turn.texts)), at });
    }
    if (lines.length === 0) {
      const [first] = turns;
      lines.push({
        sender: a,
        text: fill(first === undefined ? "" : itemAt(first.texts, 0)),
        at: Math.round(now - 26 * hourMs),
      });
    }
    return lines;
  }

  /** The same time when it is within working hours, else the next morning of work. */
  #nextTime(zone: Zone, at: number): number {
    const hour = new Date(at + offsetAt(zone, at)).getUTCHours();
    if (isWorkday(zone, at) && hour >= 8 && hour < 19) return Math.round(at);
    let day = hour >= 19 || !isWorkday(zone, at) ? at + dayMs : at;
    while (!isWorkday(zone, day)) day += dayMs;
    return Math.max(Math.round(at + minuteMs), atLocalHour(zone, day, 8 + 1.8 * this.#world.rng.next()));
  }

  #filler(a: number, b: number): (text: string) => string {
    const { rng, members, companies } = this.#world;
    const one = itemAt(members, a);
    const other = itemAt(members, b);
    const values: Readonly<Record<string, string>> = {
      a: one.first,
      b: other.first,
      a_company: itemAt(companies, one.company).name,
      b_company: itemAt(companies, other.company).name,
      a_title: one.title,
      b_title: other.title,
      subject: pick(rng, commonSubjects),
      day: pick(rng, ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]),
      time: pick(rng, ["nine", "ten", "half past ten", "one", "two", "half past three"]),
      place: pick(rng, meetingPlaces),
    };
    return (text) => text.replace(/\{(\w+)\}/g, (slot, key: string) => values[key] ?? slot);
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
      bulk.add("net_messages", {
        id: messageId,
        seq: ++this.#seq,
        conversation_id: id,
        sender_id: idOf(line.sender),
        text: line.text,
        created_at: line.at,
        edited_at: null,
        deleted_at: null,
        attachments: "[]",
      });
      bulk.addText("net_message_text", this.#seq, line.text);
      this.#writeReaction(messageId, participants, line);
    }
  }

  /** What one participant has read, and how they have sorted it: what they wrote themselves they have read. */
  #side(conversation_id: string, at: number, lines: readonly Line[], unread: boolean | undefined) {
    const { rng, members, now } = this.#world;
    const isOwner = at === story.owner;
    const last = itemAt(lines, lines.length - 1);
    const ownLast = lines.findLastIndex((line) => line.sender === at);
    const isWaiting = last.sender !== at;
    const leavesUnread = isWaiting && (unread ?? chance(rng, isOwner ? 0.3 : 0.12));
    const read = leavesUnread ? ownLast : lines.length - 1;
    const age = now - last.at;
    const sorted = isOwner && unread === undefined;
    return {
      conversation_id,
      member_id: itemAt(members, at).id,
      last_read_at: read < 0 ? null : Math.min(now, itemAt(lines, read).at + (read === ownLast ? 0 : 25 * minuteMs)),
      unread_count: lines.slice(read + 1).filter((line) => line.sender !== at).length,
      archived: sorted && !leavesUnread && age > 60 * dayMs && chance(rng, 0.4) ? (1 as const) : (0 as const),
      muted: sorted && chance(rng, 0.03) ? (1 as const) : (0 as const),
      starred: isOwner && chance(rng, 0.15) ? (1 as const) : (0 as const),
      snoozed_until:
        sorted && isWaiting && age < 14 * dayMs && chance(rng, 0.15)
          ? workingTime(rng, itemAt(members, at).place.zone, now + 3 * dayMs)
          : null,
      labels: JSON.stringify(isOwner && chance(rng, 0.35) ? [pick(rng, ownLabels)] : []),
      draft: sorted && isWaiting && chance(rng, 0.08) ? "Thank you, I will come back to you" : null,
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
