import type { BulkInsert } from "../../../mirror/sql/bulk-insert.ts";
import { yearMs } from "./calendar.ts";
import { groupBy } from "./groups.ts";
import { Links, placesById } from "./links.ts";
import { NumberLists } from "./number-lists.ts";
import { chance, itemAt, pick, pickBiased, shuffle, type Rng } from "./rng.ts";
import { story, type Member } from "./world.ts";

/** The connections, by position in the list of members. */
export interface Graph {
  /** The connections of each member, in random order. The first ones count as closer: they react and write more. */
  readonly neighbors: NumberLists;
  /** Each connection once, with its time. */
  readonly edges: Links;
  /** The members by prominence, highest first. */
  readonly byProminence: readonly number[];
}

/** The number of connections that a member of prominence 1 chooses. The choices of others add about the same number. */
const usualChoices = 5;

/**
 * Connects the members. Each one chooses colleagues, members with the same industry and city, members of the same school,
 * connections of connections, and a few others; prominent members are chosen more often. This results in dense communities,
 * many triangles, and a few members with very many connections. The connections of the owner are chosen
 * separately, and include those of the demo story.
 */
export function buildGraph(rng: Rng, members: readonly Member[], now: number): Graph {
  const prominence = Float64Array.from(members, (member) => member.prominence);
  const byProminence = [...members.keys()].sort(
    (one, other) => (prominence[other] ?? 0) - (prominence[one] ?? 0) || one - other,
  );
  const neighbors = new NumberLists(members.length);
  const areConnected = (one: number, other: number): boolean =>
    neighbors.sizeOf(one) < neighbors.sizeOf(other)
      ? neighbors.of(one).includes(other)
      : neighbors.of(other).includes(one);
  const joined = Float64Array.from(members, ({ joinedAt }) => joinedAt);
  const edges = new Links();
  const connect = (one: number, other: number, connectedAt = randomMeeting(rng, joined, one, other, now)) => {
    if (one === other || areConnected(one, other)) return;
    neighbors.push(one, other);
    neighbors.push(other, one);
    edges.add(one, other, connectedAt);
  };
  connectOwner(rng, members, byProminence, now, connect);
  for (const [at, stranger] of story.secondDegree.entries()) connect(stranger, itemAt(story.connections, 1 + at));
  const circles = groupIntoCircles(members, byProminence);
  for (const one of byProminence) {
    if (one === story.owner) continue;
    const choices = usualChoices * itemAt(members, one).prominence * (0.6 + 0.8 * rng.next());
    for (let chosen = 0; chosen < Math.min(choices, members.length / 8); chosen++) {
      const other = chooseOther(rng, members, one, circles, neighbors);
      if (other !== story.owner) connect(one, other);
    }
  }
  for (const at of members.keys()) shuffle(rng, neighbors.of(at), neighbors.sizeOf(at));
  return { neighbors, edges, byProminence };
}

/** Writes each connection in both directions. */
export async function writeConnections(
  bulk: BulkInsert,
  members: readonly Member[],
  { edges, byProminence }: Graph,
): Promise<void> {
  const ranks = new Float64Array(members.length);
  for (const [above, member] of byProminence.entries()) ranks[member] = bulk.ordinals.rank("net_members", above + 1);
  const directions = new Links();
  for (let edge = 0; edge < edges.size; edge++) {
    directions.add(edges.from(edge), edges.to(edge), edges.at(edge));
    directions.add(edges.to(edge), edges.from(edge), edges.at(edge));
  }
  const ids = members.map(({ id }) => id);
  const places = placesById(members);
  let written = 0;
  for (const position of directions.inOrder(places, places)) {
    bulk.add("net_connections", {
      member_id: ids[directions.from(position)] ?? "",
      other_id: ids[directions.to(position)] ?? "",
      connected_at: directions.at(position),
      other_rank: itemAt(ranks, directions.to(position)),
    });
    if (++written % 512 === 0) await bulk.flushFull();
  }
}

/** The number of the owner's connections: the connections of the demo story in a small world, up to 600 in a large one. */
function ownerConnections(members: number): number {
  return Math.min(600, Math.round(29 + Math.sqrt(members - 60) * 5.8));
}

function connectOwner(
  rng: Rng,
  members: readonly Member[],
  byProminence: readonly number[],
  now: number,
  connect: (one: number, other: number, connectedAt?: number) => void,
): void {
  const reserved = new Set<number>([
    story.owner,
    ...story.connections,
    ...story.secondDegree,
    ...story.inviters,
    ...story.invited,
  ]);
  const owner = itemAt(members, story.owner);
  const near = (member: Member) =>
    member.community === owner.community || member.school === owner.school || member.company === owner.company;
  const others = byProminence.filter((at) => !reserved.has(at));
  const close = others.filter((at) => near(itemAt(members, at)));
  const peers = others.filter((at) => ["engineering", "security", "data"].includes(itemAt(members, at).functionKey));
  const chosen = new Set<number>(story.connections);
  const wanted = Math.min(ownerConnections(members.length), chosen.size + others.length);
  for (let attempt = 0; chosen.size < wanted && attempt < wanted * 20; attempt++) {
    const draw = rng.next();
    const circle = draw < 0.35 ? close : draw < 0.75 ? peers : others;
    if (circle.length > 0) chosen.add(pickBiased(rng, circle, 1.6));
  }
  for (const other of chosen) connect(story.owner, other, ownerMeeting(rng, owner, itemAt(members, other), now));
}

/** The owner's network has grown faster recently: two thirds over the years, one third in the last twelve months. */
function ownerMeeting(rng: Rng, owner: Member, other: Member, now: number): number {
  const from = Math.max(owner.joinedAt, other.joinedAt);
  const recent = Math.max(from, now - yearMs);
  return chance(rng, 0.35)
    ? Math.round(recent + (now - recent) * rng.next() ** 0.8)
    : Math.round(from + (recent - from) * rng.next() ** 0.7);
}

function randomMeeting(rng: Rng, joined: Float64Array, one: number, other: number, now: number): number {
  const from = Math.max(joined[one] ?? 0, joined[other] ?? 0);
  return Math.round(from + (now - from) * rng.next());
}

interface Circles {
  readonly company: ReadonlyMap<number, readonly number[]>;
  readonly community: ReadonlyMap<number, readonly number[]>;
  readonly school: ReadonlyMap<string, readonly number[]>;
  readonly trade: ReadonlyMap<string, readonly number[]>;
  readonly everybody: readonly number[];
}

function groupIntoCircles(members: readonly Member[], byProminence: readonly number[]): Circles {
  const by = <Key>(keyOf: (member: Member) => Key) => groupBy(byProminence, (at) => keyOf(itemAt(members, at)));
  return {
    company: by(({ company }) => company),
    community: by(({ community }) => community),
    school: by(({ school }) => school),
    trade: by(({ functionKey }) => functionKey),
    everybody: byProminence,
  };
}

function chooseOther(
  rng: Rng,
  members: readonly Member[],
  one: number,
  circles: Circles,
  neighbors: NumberLists,
): number {
  const member = itemAt(members, one);
  const draw = rng.next();
  if (draw < 0.3) return pickBiased(rng, circles.company.get(member.company) ?? circles.everybody, 1.3);
  if (draw < 0.5) return pickBiased(rng, circles.community.get(member.community) ?? circles.everybody, 1.5);
  if (draw < 0.6) return pickBiased(rng, circles.school.get(member.school) ?? circles.everybody, 1.5);
  if (draw < 0.86 && neighbors.sizeOf(one) > 0) return pick(rng, neighbors.of(pick(rng, neighbors.of(one))));
  return pickBiased(
    rng,
    draw < 0.95 ? (circles.trade.get(member.functionKey) ?? circles.everybody) : circles.everybody,
    2.2,
  );
}
