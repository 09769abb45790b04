import type { Kysely } from "kysely";
import type { NetTables, ReactionType } from "../../../../mirror/tables/net-tables.ts";
import { hourMs } from "../../seed/calendar.ts";
import { generalComments } from "../../seed/pools/post-texts.ts";
import { topics } from "../../seed/pools/topics.ts";
import { itemAt, pick, poisson, sample, weightedIndex } from "../../seed/rng.ts";
import type { SimulatedEvent } from "../events.ts";
import { rules } from "../rules.ts";
import { connectionsOf, decisionRng, delayed, pickConnection, zoneOf, type World } from "../world.ts";

/** A post that others see and respond to. */
export interface ShownPost {
  readonly id: string;
  readonly author_id: string;
  readonly created_at: number;
  readonly topic: string | null;
  /** The rank, first name and location of the author. */
  readonly rank: number;
  readonly first_name: string;
  readonly location: string;
}

/** Plans the responses to posts published from `since` on, but not before the start of the simulation. */
export async function planResponses(db: Kysely<NetTables>, world: World, since: number): Promise<SimulatedEvent[]> {
  const posts = await db
    .selectFrom("net_posts as p")
    .innerJoin("net_members as m", "m.id", "p.author_id")
    .select(["p.id", "p.author_id", "p.created_at", "p.topic", "m.rank", "m.first_name", "m.location"])
    .where("p.created_at", ">=", Math.max(since, world.startedAt))
    .execute();
  return posts.flatMap((post) => planPostResponses(world, post));
}

/** Names a decision about a post by its author and time: the id of an account's post is random. */
const nameOf = (what: string, { author_id, created_at }: ShownPost, ...rest: readonly number[]): string =>
  [what, author_id, created_at, ...rest].join("/");

/** Plans when members see a post, react to it and comment on it. */
export function planPostResponses(world: World, post: ShownPost): SimulatedEvent[] {
  const rng = decisionRng(world, nameOf("post", post));
  const { first, count } = world.ranks;
  const place = (post.rank - first) / Math.max(1, count);
  const prominence = world.accounts.includes(post.author_id) ? rules.post.accountProminence : 1 - Math.min(1, place);
  const factor = 1 + (rules.post.prominence - 1) * prominence ** 3;
  const reactions = poisson(rng, rules.post.reactions * factor);
  const comments = poisson(rng, rules.post.comments * factor);
  return [
    ...rules.post.waves.map((wave, number) => planWave(world, post, wave, number)),
    ...Array.from({ length: reactions }, (_, number) => planReaction(world, post, number)),
    ...Array.from({ length: comments }, (_, number) => planComment(world, post, number)),
  ];
}

type Wave = (typeof rules.post.waves)[number];

/** Some connections of the author see the post. */
function planWave(world: World, post: ShownPost, { hours, share }: Wave, number: number): SimulatedEvent {
  const name = nameOf("wave", post, number);
  return {
    at: post.created_at + hours * hourMs,
    key: `${name}/${post.id}`,
    run: async ({ db, show }) => {
      const connections = await connectionsOf(db, world, post.author_id);
      const viewers = Math.min(rules.post.maxViewersPerWave, Math.ceil(connections.length * share));
      for (const viewer of sample(decisionRng(world, name), connections, viewers))
        await show(viewer, { kind: "posts", postIds: [post.id] });
      return viewers > 0 ? "impressions" : null;
    },
  };
}

const reactionTypes = Object.keys(rules.reactions) as ReactionType[]; // its keys are reaction types
const reactionWeights = Object.values(rules.reactions);

function planReaction(world: World, post: ShownPost, number: number): SimulatedEvent {
  const name = nameOf("reaction", post, number);
  const rng = decisionRng(world, name);
  const type = itemAt(reactionTypes, weightedIndex(rng, reactionWeights));
  return {
    at: delayed(rng, zoneOf(post.location), post.created_at, rules.post.delay),
    key: `${name}/${post.id}`,
    run: async ({ db, as, show }) => {
      const member = await pickConnection(db, world, decisionRng(world, name, "member"), post.author_id);
      if (member === null || (await hasReacted(db, post.id, member))) return null;
      await as(member).content.react(post.id, type);
      await show(member, { kind: "posts", postIds: [post.id] });
      return "reaction";
    },
  };
}

async function hasReacted(db: Kysely<NetTables>, postId: string, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom("net_reactions")
    .select("member_id")
    .where("target_id", "=", postId)
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  return row !== undefined;
}

function planComment(world: World, post: ShownPost, number: number): SimulatedEvent {
  const name = nameOf("comment", post, number);
  const rng = decisionRng(world, name);
  const ofTopic = topics.find(({ key: name }) => name === post.topic)?.comments ?? [];
  const text = pick(rng, [...ofTopic, ...generalComments]).replaceAll("{first}", post.first_name);
  return {
    at: delayed(rng, zoneOf(post.location), post.created_at, rules.post.delay),
    key: `${name}/${post.id}`,
    run: async ({ db, as, show }) => {
      const member = await pickConnection(db, world, decisionRng(world, name, "member"), post.author_id);
      if (member === null || (await isWritten(db, post.id, text))) return null;
      await as(member).content.comment(post.id, { text, mentions: [] });
      await show(member, { kind: "posts", postIds: [post.id] });
      return "comment";
    },
  };
}

/** Whether somebody has already written the same comment. */
async function isWritten(db: Kysely<NetTables>, postId: string, text: string): Promise<boolean> {
  const row = await db
    .selectFrom("net_comments")
    .select("id")
    .where("post_id", "=", postId)
    .where("text", "=", text)
    .executeTakeFirst();
  return row !== undefined;
}
