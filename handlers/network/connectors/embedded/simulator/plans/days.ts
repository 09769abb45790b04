import type { Kysely } from "kysely";
import type { NewPost } from "../../../../port/content.ts";
import type { NetTables } from "../../../../mirror/tables/net-tables.ts";
import { activeTime, dayMs, dayOf, postingByWeekday } from "../../seed/calendar.ts";
import type { FunctionKey } from "../../seed/pools/business-function.ts";
import { topics, topicsOf } from "../../seed/pools/topics.ts";
import { chance, itemAt, pick, pickBiased, poisson, type Rng } from "../../seed/rng.ts";
import { composePost, type PostText } from "../../seed/post-text.ts";
import type { SimulatedEvent, EventContext } from "../events.ts";
import { rules } from "../rules.ts";
import { decisionRng, pickConnection, pickMember, zoneOf, type World } from "../world.ts";
import { planPostResponses } from "./posts.ts";

interface Account {
  readonly id: string;
  readonly location: string;
  readonly title: string;
}

/** Plans what members do on their own on one day (UTC): they view accounts, find and invite them, and write posts. */
export async function planDay(db: Kysely<NetTables>, world: World, dayStart: number): Promise<SimulatedEvent[]> {
  const accounts = await db
    .selectFrom("net_members")
    .select(["id", "location", "title"])
    .where("id", "in", [...world.accounts])
    .execute();
  return [...accounts.flatMap((account) => planVisits(world, account, dayStart)), ...planPosts(world, dayStart)];
}

function planVisits(world: World, account: Account, dayStart: number): SimulatedEvent[] {
  const { profileViews, searches, invitations, viewedByConnection } = rules.day;
  const name = `${dayOf(dayStart)}/${account.id}`;
  const times = (what: string, mean: number): { at: number; key: string }[] => {
    const rng = decisionRng(world, what, name);
    return Array.from({ length: poisson(rng, mean) }, (_, number) => ({
      at: activeTime(rng, zoneOf(account.location), dayStart + dayMs / 2),
      key: `${what}/${name}/${number}`,
    }));
  };
  return [
    ...times("view", profileViews).map(({ at, key }) => ({
      at,
      key,
      run: async ({ db, show }: EventContext) => {
        const rng = decisionRng(world, key, "member");
        const viewer = chance(rng, viewedByConnection)
          ? await pickConnection(db, world, rng, account.id)
          : await pickMember(db, world, rng, 1.5);
        if (viewer === null) return null;
        await show(viewer, { kind: "profile", memberId: account.id });
        return "profile_view" as const;
      },
    })),
    ...times("search", searches).map(({ at, key }) => ({
      at,
      key,
      run: async ({ db, show }: EventContext) => {
        const rng = decisionRng(world, key, "member");
        const searcher = await pickMember(db, world, rng, 1.2);
        if (searcher === null) return null;
        const skills = await readSkills(db, account.id);
        const keyword = pick(rng, [account.title, ...skills]).toLowerCase();
        await show(searcher, { kind: "search", memberIds: [account.id], keyword });
        return "search" as const;
      },
    })),
    ...times("invite", invitations).map(({ at, key }) => ({
      at,
      key,
      run: async ({ db, as }: EventContext) => {
        const inviter = await pickInviter(db, world, decisionRng(world, key, "member"), account.id);
        if (inviter === null) return null;
        await as(inviter).invitations.send(account.id, null);
        return "send_invitation" as const;
      },
    })),
  ];
}

const maxCandidates = 20;

/**
 * Picks a member who is not connected to the account and has no pending invitation from or to it: usually one with
 * mutual connections.
 */
async function pickInviter(db: Kysely<NetTables>, world: World, rng: Rng, accountId: string): Promise<string | null> {
  for (let candidates = 0; candidates < maxCandidates; candidates++) {
    const connection = await pickConnection(db, world, rng, accountId);
    const isClose = chance(rng, rules.day.invitedByMutual);
    const found =
      isClose && connection !== null
        ? await pickConnection(db, world, rng, connection)
        : await pickMember(db, world, rng, 1.5);
    if (found === null) continue;
    if (!(await isRelated(db, accountId, found))) return found;
  }
  return null;
}

async function isRelated(db: Kysely<NetTables>, one: string, other: string): Promise<boolean> {
  const connection = await db
    .selectFrom("net_connections")
    .select("other_id as id")
    .where("member_id", "=", one)
    .where("other_id", "=", other)
    .unionAll(
      db
        .selectFrom("net_invitations")
        .select("id")
        .where("status", "=", "pending")
        .where("sender_id", "in", [one, other])
        .where("recipient_id", "in", [one, other]),
    )
    .executeTakeFirst();
  return connection !== undefined;
}

async function readSkills(db: Kysely<NetTables>, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("net_skills")
    .select("skill")
    .where("member_id", "=", memberId)
    .orderBy("skill")
    .execute();
  return rows.map(({ skill }) => skill);
}

function planPosts(world: World, dayStart: number): SimulatedEvent[] {
  const name = dayOf(dayStart);
  const rng = decisionRng(world, "posts", name);
  const share = itemAt(postingByWeekday, new Date(dayStart).getUTCDay()) / 1.25;
  const count = poisson(rng, rules.post.perMember * world.ranks.count * share);
  return Array.from({ length: count }, (_, number) => {
    const key = `posts/${name}/${number}`;
    // Active hours depend on the author's time zone. The author is picked later, so the time zone is assumed to be UTC.
    const at = activeTime(rng, zoneOf(""), dayStart + dayMs / 2);
    return { at, key, run: (context: EventContext) => writePost(context, decisionRng(world, key, "post"), at) };
  });
}

async function writePost({ world, db, as, add }: EventContext, rng: Rng, at: number): Promise<"post" | null> {
  const id = await pickMember(db, world, rng, 2.2);
  if (id === null) return null;
  const author = await db
    .selectFrom("net_members as m")
    .leftJoin("net_companies as c", "c.id", "m.company_id")
    .select(["m.rank", "m.first_name", "m.location", "m.function", "m.company_name", "c.handle"])
    .where("m.id", "=", id)
    .executeTakeFirstOrThrow();
  const known = topicsOf(author.function as FunctionKey);
  const topic = pickBiased(rng, known.length > 0 ? known : topics, 1.5);
  const written = composeText(rng, topic, { name: author.company_name, handle: author.handle ?? "company" });
  const post = await as(id).content.publish(toNewPost(written));
  await db.updateTable("net_posts").set({ topic: topic.key }).where("id", "=", post.id).execute();
  const { rank, first_name, location } = author;
  const shown = { id: post.id, author_id: id, created_at: at, topic: topic.key, rank, first_name, location };
  add(planPostResponses(world, shown));
  return "post";
}

type Composed = Parameters<typeof composePost>;

/** Composes a post without files. */
function composeText(rng: Rng, topic: Composed[1], company: Composed[2]): PostText {
  for (;;) {
    const text = composePost(rng, topic, company);
    if (text.format !== "image" && text.format !== "document") return text;
  }
}

const pollDays = 7;

function toNewPost({ format, text, linkUrl, topic }: PostText): NewPost {
  const post = { text, visibility: "public", mentions: [] } as const;
  if (linkUrl !== null) return { ...post, attachment: { kind: "link", url: linkUrl } };
  if (format === "poll") return { ...post, attachment: { kind: "poll", ...topic.poll, days: pollDays } };
  return { ...post, attachment: null };
}
