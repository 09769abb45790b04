import {
  activeTime,
  atLocalHour,
  dayMs,
  hourMs,
  isWorkday,
  postingByWeekday,
  weekdayOf,
  workingTime,
} from "./calendar.ts";
import { demoId } from "./ids.ts";
import type { Zone } from "./pools/places.ts";
import { chance, integer, itemAt, logNormal, poisson, weightedIndex, type Rng } from "./rng.ts";
import { story, type Company, type Member } from "./world.ts";

/** The time and author of a post that is not a repost. */
export interface PlannedPost {
  readonly at: number;
  /** Position in the list of members or companies. */
  readonly author: number;
  readonly kind: "member" | "company";
  /** The id, if the demo story defines it. */
  readonly id: string | null;
}

const storyPosts = 40;
/**
 * This many connections of the demo story, from the first one on, have one recent post each. The ids of the posts follow the
 * order of the connections and start at pst_demo_0041.
 */
const connectionPosts = 20;
/** Ids up to this number are reserved for the demo story. */
export const reservedPosts = storyPosts + connectionPosts;

/**
 * Plans the posts of twelve months in chronological order. Prominent members post more; at least half of the members never
 * post.
 */
export function planPosts(
  rng: Rng,
  members: readonly Member[],
  companies: readonly Company[],
  now: number,
): PlannedPost[] {
  const posts = [...planOwner(rng, members, now), ...planConnections(rng, members, now)];
  for (const [author, member] of members.entries()) {
    if (author === story.owner) continue;
    const wanted =
      author === story.ana ? 14 : chance(rng, 0.5) ? Math.min(120, poisson(rng, 1.7 * member.prominence)) : 0;
    for (let count = 0; count < wanted; count++) {
      const at = postingTime(rng, member.place.zone, now);
      if (at > member.joinedAt && at < now) posts.push({ at, author, kind: "member", id: null });
    }
  }
  for (const [author, company] of companies.entries()) {
    const wanted = Math.min(40, Math.round(logNormal(rng, 5, 0.6)));
    for (let count = 0; count < wanted; count++) {
      const at = workingTime(rng, company.place.zone, postingTime(rng, company.place.zone, now));
      if (at < now) posts.push({ at, author, kind: "company", id: null });
    }
  }
  return posts.sort((one, other) => one.at - other.at);
}

/** A random time of the last year, weighted by weekday and hour. */
function postingTime(rng: Rng, zone: Zone, now: number): number {
  for (;;) {
    const at = now - Math.floor(rng.next() * 365 * dayMs);
    const share = itemAt(postingByWeekday, weekdayOf(zone, at));
    if (rng.next() * 1.25 < share) return activeTime(rng, zone, at);
  }
}

/**
 * Plans the owner's posts: two or three a week (fewer in a small network), mostly on mornings from Tuesday to Thursday;
 * some have ids of the demo story.
 */
function planOwner(rng: Rng, members: readonly Member[], now: number): PlannedPost[] {
  const { zone } = itemAt(members, story.owner).place;
  const wanted = Math.min(120, storyPosts + Math.round((members.length - 60) * 0.00805));
  const times: number[] = [];
  for (let count = 0; count < wanted; count++) {
    let day = now - (2 + (361 * (count === 0 ? 0 : count + rng.next() * 0.8)) / wanted) * dayMs;
    while (!isWorkday(zone, day)) day -= dayMs;
    if (chance(rng, 0.5) && weekdayOf(zone, day) === 5) day -= integer(rng, 1, 3) * dayMs;
    const hour = itemAt([7, 8, 9, 12, 16], weightedIndex(rng, [2, 6, 4, 2, 1])) + rng.next();
    times.push(atLocalHour(zone, day, hour));
  }
  times.sort((one, other) => other - one);
  const spacing = wanted / storyPosts;
  const fixed = new Map(
    Array.from({ length: storyPosts }, (_, at) => [Math.floor(at * spacing), demoId("pst", at + 1)]),
  );
  return times.map((at, position) => ({ at, author: story.owner, kind: "member", id: fixed.get(position) ?? null }));
}

function planConnections(rng: Rng, members: readonly Member[], now: number): PlannedPost[] {
  return story.connections.slice(0, connectionPosts).map((author, position) => {
    const { zone } = itemAt(members, author).place;
    const at = workingTime(rng, zone, now - (1.5 + position * 1.2) * dayMs);
    return {
      at: Math.min(at, now - 20 * hourMs),
      author,
      kind: "member",
      id: demoId("pst", storyPosts + 1 + position),
    };
  });
}
