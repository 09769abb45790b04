import type { Kysely } from "kysely";
import { collectStatistics } from "../../../mirror/migrations/collect-statistics.ts";
import { scopeToNetwork } from "../../../mirror/scope/scope-to-network.ts";
import { createIndexes, dropIndexes, netIndexes } from "../../../mirror/migrations/indexes.ts";
import { createTextIndexes, dropTextIndexes, useLargeTextBuffer } from "../../../mirror/migrations/text-indexes.ts";
import type { Dialect, NetTables } from "../../../mirror/tables/net-tables.ts";
import { countValues, isLarge, storeCounts, valueKinds } from "../../../mirror/search/value-counts.ts";
import { BulkInsert } from "../../../mirror/sql/bulk-insert.ts";
import { planCompanies, writeCompanies } from "./companies.ts";
import { writeConversations } from "./conversations.ts";
import { writeFollows } from "./follows.ts";
import { buildGraph, writeConnections } from "./graph.ts";
import { writeInvitations } from "./invitations.ts";
import { writeJobs } from "./jobs.ts";
import { writeNotices } from "./notices.ts";
import { writeUpdates } from "./updates.ts";
import { planPeople } from "./people.ts";
import type { PostWorld } from "./post-writer.ts";
import { writePosts } from "./posts.ts";
import { writeProfiles } from "./profiles.ts";
import { createRng, type Rng } from "./rng.ts";
import { writeProfileViews, writeSearchAppearances } from "./views.ts";
import { minMembers } from "./world.ts";

export interface SeedOptions {
  /** A migrated store, or a transaction on it. Everything is written in one transaction. */
  readonly db: Kysely<NetTables>;
  readonly dialect: Dialect;
  /** The network to fill. */
  readonly networkId: number;
  /** The number of members: 0 writes nothing, otherwise at least 60, which the demo story requires. */
  readonly members: number;
  /** The same `members`, `seed` and `now` produce an identical network. */
  readonly seed: number;
  /** The current time of the network, in epoch milliseconds. Only the ends of polls are later. */
  readonly now: number;
  /** Called with the progress, in steps of about equal duration, and the current phase. */
  readonly onProgress?: (done: number, total: number, phase: string) => void;
  /** Aborts the work and rolls it back. */
  readonly signal?: AbortSignal;
}

/**
 * Fills an empty network: members with careers, a connection graph with communities, twelve months of posts with reactions and
 * comments, conversations, jobs, invitations and statistics. The owner of the demo account is prf_demo_0001; `story` in
 * world.ts defines more ids.
 * @throws Error if the network is not empty or there are too few members; if the signal aborts, throws the signal's reason.
 */
export async function seedNetwork(options: SeedOptions): Promise<void> {
  const { db, members, networkId } = options;
  if (members === 0) return;
  if (!Number.isInteger(members) || members < minMembers) {
    throw new Error(`The demo network must have 0 or at least ${minMembers} members, not ${members}`);
  }
  const filled = await scopeToNetwork(db, networkId).selectFrom("net_members").select("id").limit(1).executeTakeFirst();
  if (filled !== undefined) {
    throw new Error(
      `The network is not empty: it contains ${filled.id}. Seed an empty one, for example in a new database`,
    );
  }
  if (db.isTransaction) await writeNetwork(options);
  else await db.transaction().execute((tx) => writeNetwork({ ...options, db: tx }));
}

/** The approximate share of each phase in the duration, in percent. */
const phases = {
  people: 14,
  connections: 12,
  content: 56,
  statistics: 6,
  indexes: 12,
} as const;

async function writeNetwork(options: SeedOptions): Promise<void> {
  const created: Promise<void>[] = [];
  try {
    await writeTables(options, created);
  } finally {
    await Promise.allSettled(created); // if a part fails, nothing may write after the end of the transaction
  }
}

/** @param created receives a promise for each creation of indexes that has begun. */
async function writeTables(
  { db: store, dialect, networkId, members: count, seed, now, onProgress, signal }: SeedOptions,
  created: Promise<void>[],
): Promise<void> {
  const rng = createRng(`${seed}/${count}`);
  const bulk = await BulkInsert.open({ db: store, dialect, networkId, signal });
  const report = progressReporter(onProgress);
  // Rebuilding the indexes is only faster if the tables contain nothing else.
  const isFirst = !(await store.selectFrom("net_members").select("id").limit(1).executeTakeFirst());
  if (isFirst) {
    await dropIndexes(store);
    await dropTextIndexes(store, dialect);
  }
  await useLargeTextBuffer(store, dialect, true);
  /** Creates the indexes of complete tables while the next rows are computed. */
  const beginIndexes = (...tables: readonly (keyof NetTables)[]): void => {
    if (!isFirst) return;
    const creation = createIndexes(
      store,
      netIndexes.filter(({ table }) => tables.includes(table)),
    );
    creation.catch(() => undefined); // awaited later
    created.push(creation);
  };

  report("people", 0);
  const companies = planCompanies(rng.fork("companies"), count, now);
  const members = await planPeople(bulk, rng.fork("people"), companies, count, now);
  beginIndexes("net_positions");
  report("connections", 0);
  const graph = buildGraph(rng.fork("graph"), members, now);
  await writeConnections(bulk, members, graph);
  const follows = await writeFollows(bulk, rng.fork("follows"), members, companies, graph, now);
  beginIndexes("net_connections", "net_follows");
  report("content", 0);
  const world = { bulk, members, companies, graph, follows, now };
  const onPost = (done: number, total: number): void => report("content", done / total);
  // These parts run concurrently: some keep the store busy while others keep this thread busy.
  const parts = [
    writePosts({ ...world, rng: rng.fork("posts") }, onPost).then((views) => {
      beginIndexes("net_posts", "net_reactions", "net_comments", "net_mentions");
      return views;
    }),
    writeProfilePages(world, rng).then(() =>
      beginIndexes("net_members", "net_skills", "net_endorsements", "net_recommendations"),
    ),
    writeConversations({ ...world, rng: rng.fork("conversations") }),
  ] as const;
  await Promise.allSettled(parts); // if one fails, the others must end before the transaction does
  const [commentViews] = await Promise.all(parts);
  report("statistics", 0);
  const viewed = { bulk, rng: rng.fork("views"), members, companies, graph, now };
  await writeProfileViews(viewed, commentViews);
  await writeSearchAppearances({ ...viewed, rng: rng.fork("searches") });
  await writeInvitations(bulk, rng.fork("invitations"), members, graph, now);
  await writeUpdates(bulk, rng.fork("updates"), members, companies, now);
  await writeJobs(bulk, rng.fork("jobs"), companies, members, now);
  await bulk.flush();

  report("indexes", 0);
  signal?.throwIfAborted();
  await useLargeTextBuffer(store, dialect, false);
  await Promise.all(created);
  if (isFirst) {
    await createIndexes(store);
    await createTextIndexes(store, dialect);
  }
  await collectStatistics(store, dialect);
  const scope = scopeToNetwork(store, networkId);
  if (await isLarge({ db: scope }))
    for (const kind of valueKinds)
      await storeCounts({ db: scope }, kind, await countValues({ db: scope }, kind, false));
  await writeNotices(scopeToNetwork(store, networkId), bulk, now);
  await bulk.flush();
  report("indexes", 1);
}

async function writeProfilePages(
  { bulk, members, companies, graph, follows, now }: Omit<PostWorld, "rng">,
  rng: Rng,
): Promise<void> {
  await writeCompanies(bulk, rng.fork("company pages"), companies, follows.companyFollowers, now);
  await writeProfiles(bulk, rng.fork("profiles"), members, companies, graph, follows, now);
}

function progressReporter(onProgress: SeedOptions["onProgress"]): (phase: keyof typeof phases, share: number) => void {
  const names = Object.keys(phases) as (keyof typeof phases)[]; // the keys of this object
  const total = Object.values(phases).reduce((sum, steps) => sum + steps, 0);
  let last = -1;
  return (phase, share) => {
    const before = names.slice(0, names.indexOf(phase)).reduce((sum, name) => sum + phases[name], 0);
    const done = before + Math.floor(phases[phase] * share);
    if (done !== last) onProgress?.((last = done), total, phase);
  };
}
