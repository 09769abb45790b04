import { atLocalHour, dayMs, hourMs, isWorkday, minuteMs, offsetAt, yearMs } from "./calendar.ts";
import type { Zone } from "./pools/places.ts";
import type { Thread } from "./pools/thread.ts";
import { anaThread, directThreads, meetingPlaces } from "./pools/threads.ts";
import { topicsOf } from "./pools/topics.ts";
import { chance, integer, itemAt, pick, pickBiased, type Rng } from "./rng.ts";
import { story, type Company, type Member } from "./world.ts";

/** One message of a conversation; `sender` is a position in the list of members. */
export interface Line {
  readonly sender: number;
  readonly text: string;
  readonly at: number;
}

interface Stage {
  readonly rng: Rng;
  readonly members: readonly Member[];
  readonly companies: readonly Company[];
  readonly now: number;
}

/** Members congratulate only on new positions that began at least this long ago. */
const settledMs = 20 * dayMs;

/**
 * Chooses a script for two members. Colleagues get no recruiting, sales, introduction, reference or congratulations,
 * and nobody is congratulated on an old position.
 */
export function chooseScript({ rng, members, now }: Stage, a: number, b: number): Thread {
  const one = itemAt(members, a);
  const other = itemAt(members, b);
  const isNew = other.startedAt > now - yearMs && other.startedAt < now - settledMs;
  const fitting = directThreads.filter(({ key }) => {
    if (key === "congratulations") return isNew && one.company !== other.company;
    return one.company !== other.company || !["recruiting", "sales", "introduction", "reference"].includes(key);
  });
  return pick(rng, fitting);
}

/** Plays a script up to a random turn, at a random time of the last months; the owner's conversations are more recent. */
export function playScript(
  { rng, members, now }: Stage,
  { key, turns }: Thread,
  a: number,
  b: number,
  fill: (text: string) => string,
): Line[] {
  const count = chance(rng, 0.6) ? turns.length : integer(rng, 1, turns.length);
  const age = a === story.owner || b === story.owner ? 1 + 150 * rng.next() ** 1.8 : 2 + 340 * rng.next();
  const begin = now - (age + count * 1.1) * dayMs;
  let at = key === "congratulations" ? Math.max(begin, itemAt(members, b).startedAt + 10 * dayMs) : begin;
  // All turns use the same alternative, because the second alternative of an answer matches that of the question.
  const voice = integer(rng, 0, 1);
  const lines: Line[] = [];
  for (const turn of turns.slice(0, count)) {
    const [low, high] = turn.after;
    const sender = turn.by === "a" ? a : b;
    at = workingTimeFrom(rng, itemAt(members, sender).place.zone, at + (low + (high - low) * rng.next()) * hourMs);
    if (at >= now - 10 * minuteMs && lines.length > 0) break;
    at = Math.min(at, now - 10 * minuteMs);
    lines.push({ sender, text: fill(itemAt(turn.texts, voice % turn.texts.length)), at });
  }
  return lines;
}

/** The conversation with Ana, as recent as possible: in working hours, and the last message at least half an hour ago. */
export function storyLines(rng: Rng, members: readonly Member[], now: number): Line[] {
  for (let start = now - 4 * dayMs; ; start -= 6 * hourMs) {
    let at = start;
    const lines = anaThread.turns.map((turn) => {
      const sender = turn.by === "a" ? story.ana : story.owner;
      at = workingTimeFrom(rng, itemAt(members, sender).place.zone, at + turn.after[0] * hourMs);
      return { sender, text: itemAt(turn.texts, 0), at };
    });
    if (at < now - 30 * minuteMs) return lines;
  }
}

/** The given time if it is within working hours, otherwise the next working morning. */
export function workingTimeFrom(rng: Rng, zone: Zone, at: number): number {
  const hour = new Date(at + offsetAt(zone, at)).getUTCHours();
  if (isWorkday(zone, at) && hour >= 8 && hour < 19) return Math.round(at);
  let day = hour >= 19 || !isWorkday(zone, at) ? at + dayMs : at;
  while (!isWorkday(zone, day)) day += dayMs;
  return Math.max(Math.round(at + minuteMs), atLocalHour(zone, day, 8 + 1.8 * rng.next()));
}

/** Returns a function that replaces the placeholders of a script, always with the same values. */
export function createFiller({ rng, members, companies }: Stage, a: number, b: number): (text: string) => string {
  const one = itemAt(members, a);
  const other = itemAt(members, b);
  const values: Readonly<Record<string, string>> = {
    a: one.first,
    b: other.first,
    a_company: itemAt(companies, one.company).name,
    b_company: itemAt(companies, other.company).name,
    a_title: one.title,
    b_title: other.title,
    subject: pickBiased(rng, topicsOf(other.functionKey), 1.6).subject,
    day: pick(rng, ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]),
    time: pick(rng, ["nine", "ten", "half past ten", "one", "two", "half past three"]),
    place: pick(rng, meetingPlaces),
  };
  return (text) => text.replace(/\{(\w+)\}/g, (slot, key: string) => values[key] ?? slot);
}
