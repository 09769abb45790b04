import type { BulkInsert } from "./bulk-insert.ts";
import { hourMs, yearMs } from "./calendar.ts";
import type { Graph } from "./graph.ts";
import {
  chance,
  exponential,
  integer,
  itemAt,
  pick,
  pickEarly,
  weightedChooser,
  weightedIndex,
  type Rng,
} from "./rng.ts";
import { story, type Company, type Member } from "./world.ts";

/** Who follows a member, and how many follow a company: those who do without being connected come after the connections. */
export interface Followings {
  readonly followers: readonly (readonly number[])[];
  readonly companyFollowers: Int32Array;
}

/** Whom the owner does not know yet: the story leaves it to the caller to follow them. */
const storyStrangers = [...story.secondDegree, ...story.inviters, ...story.invited];

const sources = ["post", "profile", "search", "suggestion"] as const;
const sourceWeights = [5, 2, 1, 2] as const;

/**
 * Decides who follows whom, and writes it: connections follow the more prominent of the two rather, some follow well-known
 * members of their trade without knowing them, and most follow the company they work for.
 */
export async function writeFollows(
  bulk: BulkInsert,
  rng: Rng,
  members: readonly Member[],
  companies: readonly Company[],
  graph: Graph,
  now: number,
): Promise<Followings> {
  const followers: number[][] = members.map(() => []);
  const companyFollowers = new Int32Array(companies.length);
  const write = (follower: number, kind: "member" | "company", target_id: string, created_at: number, source: string) =>
    bulk.add("net_follows", {
      follower_id: itemAt(members, follower).id,
      kind,
      target_id,
      created_at: Math.round(created_at),
      source,
    });
  const follow = (follower: number, target: number, at: number, source: string) => {
    itemAt(followers, target).push(follower);
    write(follower, "member", itemAt(members, target).id, at, source);
  };
  for (const [at, { one, other, connectedAt }] of graph.edges.entries()) {
    if (chance(rng, willFollow(members, one, other))) follow(one, other, connectedAt, "connection");
    if (chance(rng, willFollow(members, other, one))) follow(other, one, connectedAt, "connection");
    if (at % 64 === 63) await bulk.flushFull();
  }
  await followFromAfar(rng, members, graph, now, followers, follow, () => bulk.flushFull());
  const chooseCompany = weightedChooser(companies.map(({ weight }) => weight));
  for (const [at, member] of members.entries()) {
    const chosen = new Set<number>(chance(rng, 0.8) ? [member.company] : []);
    const more = at === story.owner ? 12 : integer(rng, 0, 3);
    for (let count = 0; count < more; count++) chosen.add(chooseCompany(rng));
    for (const company of chosen) {
      companyFollowers[company] = itemAt(companyFollowers, company) + 1;
      const since = company === member.company ? Math.max(member.joinedAt, member.startedAt) : member.joinedAt;
      write(at, "company", itemAt(companies, company).id, since + (now - since) * rng.next() ** 1.5, "company_page");
    }
    if (at % 64 === 63) await bulk.flushFull();
  }
  return { followers, companyFollowers };
}

function willFollow(members: readonly Member[], follower: number, target: number): number {
  if (target === story.owner) return 0.86;
  if (follower === story.owner) return 0.7;
  return Math.min(0.9, 0.08 + 0.09 * itemAt(members, target).prominence);
}

/** Followers who are no connections; the owner has half as many of them as of connections, most of the last year. */
async function followFromAfar(
  rng: Rng,
  members: readonly Member[],
  graph: Graph,
  now: number,
  followers: readonly (readonly number[])[],
  follow: (follower: number, target: number, at: number, source: string) => void,
  pause: () => Promise<void>,
): Promise<void> {
  const { byProminence, neighbours } = graph;
  const connected = new Set(itemAt(neighbours, story.owner));
  const source = () => itemAt(sources, weightedIndex(rng, sourceWeights));
  const strangers = byProminence.filter((at) => at !== story.owner && !connected.has(at));
  const wanted = Math.min(Math.round(connected.size * 0.64), Math.floor(strangers.length * 0.6));
  const ownFans = new Set<number>();
  while (ownFans.size < wanted) ownFans.add(pick(rng, strangers));
  const { joinedAt: ownerJoined } = itemAt(members, story.owner);
  for (const fan of ownFans) {
    const since = Math.max(ownerJoined, itemAt(members, fan).joinedAt, chance(rng, 0.75) ? now - yearMs : 0);
    follow(fan, story.owner, Math.min(now - 1, now - (now - since) * rng.next() ** 1.3), source());
  }
  for (const [at, { joinedAt }] of members.entries()) {
    const seen = new Set<number>([at, story.owner, ...(at === story.owner ? storyStrangers : [])]);
    for (const friend of itemAt(neighbours, at)) seen.add(friend);
    const wishes = at === story.owner ? 40 : Math.floor(exponential(rng, 2));
    for (let count = 0; count < wishes; count++) {
      const target = pickEarly(rng, byProminence, 3.2);
      if (seen.has(target)) continue;
      seen.add(target);
      const since = Math.max(joinedAt, itemAt(members, target).joinedAt);
      follow(at, target, Math.min(now - hourMs, since + (now - since) * rng.next()), source());
    }
    if (at % 64 === 63) await pause();
  }
}
