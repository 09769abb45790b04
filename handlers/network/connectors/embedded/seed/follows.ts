import type { BulkInsert } from "../../../mirror/sql/bulk-insert.ts";
import { hourMs, yearMs } from "./calendar.ts";
import type { Graph } from "./graph.ts";
import { Links, placesById } from "./links.ts";
import { NumberLists } from "./number-lists.ts";
import {
  chance,
  exponential,
  integer,
  itemAt,
  pick,
  pickBiased,
  weightedChooser,
  weightedIndex,
  type Rng,
} from "./rng.ts";
import { story, type Company, type Member } from "./world.ts";

/** The followers of members and companies. */
export interface FollowGraph {
  /** The followers of each member. */
  readonly followers: NumberLists;
  /** The number of followers of each company. */
  readonly companyFollowers: Int32Array;
}

/** How followers find their targets; the kind of a link is an index of this list. */
const sources = ["connection", "company_page", "post", "profile", "search", "suggestion"];
const viaConnection = 0;
const viaCompanyPage = 1;
const strangerWeights = [0, 0, 5, 2, 1, 2];

/** Members whom the owner does not follow yet, so that a caller can follow them. */
const storyStrangers = [...story.secondDegree, ...story.inviters, ...story.invited];

/**
 * Plans and writes follows: of two connected members, the more prominent one is followed more often; some members
 * follow prominent members without being connected; and most members follow their employer.
 */
export async function writeFollows(
  bulk: BulkInsert,
  rng: Rng,
  members: readonly Member[],
  companies: readonly Company[],
  graph: Graph,
  now: number,
): Promise<FollowGraph> {
  const followers = new NumberLists(members.length);
  const toMembers = new Links();
  const follow = (follower: number, target: number, at: number, source: number) => {
    followers.push(target, follower);
    toMembers.add(follower, target, Math.round(at), source);
  };
  const { edges } = graph;
  const prominence = Float64Array.from(members, (member) => member.prominence);
  for (let edge = 0; edge < edges.size; edge++) {
    const [one, other, at] = [edges.from(edge), edges.to(edge), edges.at(edge)];
    if (chance(rng, followProbability(prominence, one, other))) follow(one, other, at, viaConnection);
    if (chance(rng, followProbability(prominence, other, one))) follow(other, one, at, viaConnection);
  }
  followOwner(rng, members, graph, now, follow);
  followFromAfar(rng, members, graph, now, follow);
  const toCompanies = followCompanies(rng, members, companies, now);
  const companyFollowers = new Int32Array(companies.length);
  const places = placesById(members);
  await writeLinks(bulk, "member", members, members, toMembers, toMembers.inOrder(places, places));
  const companyPlaces = placesById(companies);
  for (let position = 0; position < toCompanies.size; position++) {
    const company = toCompanies.to(position);
    companyFollowers[company] = itemAt(companyFollowers, company) + 1;
  }
  await writeLinks(bulk, "company", members, companies, toCompanies, toCompanies.inOrder(places, companyPlaces));
  return { followers, companyFollowers };
}

async function writeLinks(
  bulk: BulkInsert,
  kind: "member" | "company",
  members: readonly Member[],
  targets: readonly { readonly id: string }[],
  links: Links,
  order: Int32Array,
): Promise<void> {
  const ids = members.map(({ id }) => id);
  const targetIds = targets.map(({ id }) => id);
  let written = 0;
  for (const position of order) {
    bulk.add("net_follows", {
      follower_id: ids[links.from(position)] ?? "",
      kind,
      target_id: targetIds[links.to(position)] ?? "",
      created_at: links.at(position),
      source: sources[links.kind(position)] ?? "",
    });
    if (++written % 512 === 0) await bulk.flushFull();
  }
}

function followProbability(prominence: Float64Array, follower: number, target: number): number {
  if (target === story.owner) return 0.86;
  if (follower === story.owner) return 0.7;
  return Math.min(0.9, 0.08 + 0.09 * (prominence[target] ?? 0));
}

type Follow = (follower: number, target: number, at: number, source: number) => void;

/** Adds followers of the owner who are not connections, about 0.64 times as many as connections, most of them in the last year. */
function followOwner(
  rng: Rng,
  members: readonly Member[],
  { byProminence, neighbors }: Graph,
  now: number,
  follow: Follow,
): void {
  const connected = new Set(neighbors.of(story.owner));
  const strangers = byProminence.filter((at) => at !== story.owner && !connected.has(at));
  const wanted = Math.min(Math.round(connected.size * 0.64), Math.floor(strangers.length * 0.6));
  const fans = new Set<number>();
  while (fans.size < wanted) fans.add(pick(rng, strangers));
  const { joinedAt } = itemAt(members, story.owner);
  for (const fan of fans) {
    const since = Math.max(joinedAt, itemAt(members, fan).joinedAt, chance(rng, 0.75) ? now - yearMs : 0);
    const at = Math.min(now - 1, now - (now - since) * rng.next() ** 1.3);
    follow(fan, story.owner, at, weightedIndex(rng, strangerWeights));
  }
}

function followFromAfar(
  rng: Rng,
  members: readonly Member[],
  { byProminence, neighbors }: Graph,
  now: number,
  follow: Follow,
): void {
  for (const [at, { joinedAt }] of members.entries()) {
    const seen = new Set<number>([at, story.owner, ...(at === story.owner ? storyStrangers : [])]);
    for (const connection of neighbors.of(at)) seen.add(connection);
    const wishes = at === story.owner ? 40 : Math.floor(exponential(rng, 2));
    for (let count = 0; count < wishes; count++) {
      const target = pickBiased(rng, byProminence, 3.2);
      if (seen.has(target)) continue;
      seen.add(target);
      const since = Math.max(joinedAt, itemAt(members, target).joinedAt);
      follow(
        at,
        target,
        Math.min(now - hourMs, since + (now - since) * rng.next()),
        weightedIndex(rng, strangerWeights),
      );
    }
  }
}

function followCompanies(rng: Rng, members: readonly Member[], companies: readonly Company[], now: number): Links {
  const links = new Links();
  const chooseCompany = weightedChooser(companies.map(({ weight }) => weight));
  for (const [at, member] of members.entries()) {
    const chosen = new Set<number>(chance(rng, 0.8) ? [member.company] : []);
    const more = at === story.owner ? 12 : integer(rng, 0, 3);
    for (let count = 0; count < more; count++) chosen.add(chooseCompany(rng));
    for (const company of chosen) {
      const since = company === member.company ? Math.max(member.joinedAt, member.startedAt) : member.joinedAt;
      links.add(at, company, Math.round(since + (now - since) * rng.next() ** 1.5), viaCompanyPage);
    }
  }
  return links;
}
