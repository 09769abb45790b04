import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedNetwork } from "../../../../../handlers/network/connectors/embedded/seed/seed-network.ts";
import { matches } from "../../../../../handlers/network/mirror/sql/full-text.ts";
import { timeOrdinal } from "../../../../../handlers/network/mirror/sql/ordinals.ts";
import { openEmptyNetwork, type EmptyNetwork } from "../../../../support/empty-network.ts";
import { createSqliteFile, digest, wrongSummaries, networkTables } from "../../../../support/network-digest.ts";

const now = Date.UTC(2026, 10, 20, 14, 30);
const dayMs = 86_400_000;
const owner = "prf_demo_0001";

const padded = (prefix: string, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => `${prefix}_demo_${String(first + at).padStart(4, "0")}`);

describe.each([60, 700])("a world of %d members", (members) => {
  let network: EmptyNetwork;
  beforeAll(async () => {
    network = await openEmptyNetwork();
    await seedNetwork({ ...network, members, seed: 1, now });
  });
  afterAll(() => network.close());

  const ids = async (query: { execute(): Promise<{ id: string }[]> }) =>
    (await query.execute()).map(({ id }) => id).sort();

  test("has the requested number of members, with consecutive ranks and unique handles", async () => {
    const rows = await network.db.selectFrom("net_members").select(["id", "rank", "handle"]).orderBy("rank").execute();
    expect(rows.map(({ rank }) => rank)).toEqual(Array.from({ length: members }, (_, at) => at + 1));
    expect(new Set(rows.map(({ handle }) => handle)).size).toBe(members);
    expect(rows.find(({ id }) => id === owner)?.handle).toBe("maya-lindholm");
  });

  test("restricts reactions and comments on connections-only posts to connections", async () => {
    const { rows } = await sql<{ id: string }>`
      select acts.id from (
        select p.id, p.author_id, r.member_id as actor from net_posts p join net_reactions r on r.target_id = p.id
          where p.visibility = 'connections'
        union all
        select p.id, p.author_id, c.author_id as actor from net_posts p join net_comments c on c.post_id = p.id
          where p.visibility = 'connections'
      ) acts
      where acts.actor <> acts.author_id and not exists (
        select 1 from net_connections n where n.member_id = acts.author_id and n.other_id = acts.actor)`.execute(
      network.db,
    );
    expect(rows).toEqual([]);
  });

  test("connects the owner with prf_demo_0002 to 0030, in both directions", async () => {
    const { db } = network;
    const connected = await ids(
      db.selectFrom("net_connections").select("other_id as id").where("member_id", "=", owner),
    );
    expect(connected).toEqual(expect.arrayContaining(padded("prf", 2, 30)));
    const { one_way } = await db
      .selectFrom("net_connections as there")
      .leftJoin("net_connections as back", (join) =>
        join.onRef("back.member_id", "=", "there.other_id").onRef("back.other_id", "=", "there.member_id"),
      )
      .select(({ fn }) => fn.countAll<number>().as("one_way"))
      .where("back.member_id", "is", null)
      .executeTakeFirstOrThrow();
    expect(one_way).toBe(0);
  });

  test("keeps prf_demo_0040 to 0049 at the second degree, without an invitation or a follow", async () => {
    const { db } = network;
    for (const stranger of padded("prf", 40, 49)) {
      const mutual = await db
        .selectFrom("net_connections as mine")
        .innerJoin("net_connections as theirs", "theirs.member_id", "mine.other_id")
        .select("mine.other_id")
        .where("mine.member_id", "=", owner)
        .where("theirs.other_id", "=", stranger)
        .execute();
      expect(mutual.length).toBeGreaterThan(0);
    }
    const pairs = await sql<{ found: number }>`
      select count(*) as found from (
        select other_id as stranger from net_connections where member_id = ${owner}
        union all select recipient_id from net_invitations where sender_id = ${owner}
        union all select sender_id from net_invitations where recipient_id = ${owner}
        union all select target_id from net_follows where follower_id = ${owner}
      ) as met where stranger between 'prf_demo_0040' and 'prf_demo_0049' and length(stranger) = 13
    `.execute(db);
    expect(pairs.rows[0]?.found).toBe(0);
  });

  test("has pending invitations: inv_demo_0001 to 0005 received, 0006 to 0008 sent, the last over 30 days ago", async () => {
    const rows = await network.db
      .selectFrom("net_invitations")
      .select(["id", "sender_id", "recipient_id", "status", "created_at"])
      .where("id", "<=", "inv_demo_0008")
      .where("id", "not like", "inv_demo______%")
      .orderBy("id")
      .execute();
    expect(rows.map(({ id }) => id)).toEqual(padded("inv", 1, 8));
    expect(rows.every(({ status }) => status === "pending")).toBe(true);
    expect(rows.slice(0, 5).map(({ sender_id }) => sender_id)).toEqual(padded("prf", 50, 54));
    expect(rows.slice(5).map(({ recipient_id }) => recipient_id)).toEqual(padded("prf", 55, 57));
    expect(now - (rows[7]?.created_at ?? now)).toBeGreaterThan(30 * dayMs);
  });

  test("has a conversation with Ana that awaits the owner's reply", async () => {
    const { db } = network;
    const messages = await db
      .selectFrom("net_messages")
      .select(["id", "sender_id", "created_at"])
      .where("conversation_id", "=", "cnv_demo_0001")
      .orderBy("created_at", "desc")
      .execute();
    expect(messages[0]).toMatchObject({ id: "msg_demo_0001", sender_id: "prf_demo_0002" });
    expect(messages.map(({ id }) => id)).toEqual(padded("msg", 1, messages.length));
    const side = await db
      .selectFrom("net_participants")
      .select("unread_count")
      .where("conversation_id", "=", "cnv_demo_0001")
      .where("member_id", "=", owner)
      .executeTakeFirst();
    expect(side).toEqual({ unread_count: 2 });
  });

  test("has the owner's posts of twelve months as pst_demo_0001 to 0040, followed by posts of others", async () => {
    const rows = await network.db
      .selectFrom("net_posts")
      .select(["id", "author_id", "created_at"])
      .where("id", "in", [...padded("pst", 1, 40), ...padded("pst", 41, 60)])
      .orderBy("id")
      .execute();
    expect(rows.slice(0, 40).every(({ author_id }) => author_id === owner)).toBe(true);
    expect(rows.slice(40).map(({ author_id }) => author_id)).toEqual(padded("prf", 2, 21));
    const ages = rows.slice(0, 40).map(({ created_at }) => now - created_at);
    expect(Math.min(...ages)).toBeLessThan(7 * dayMs);
    expect(Math.max(...ages)).toBeGreaterThan(330 * dayMs);
    expect(Math.max(...ages)).toBeLessThan(370 * dayMs);
  });

  test("has a recent comment by the owner on a connection's post, and one by Ana on the owner's latest post", async () => {
    const rows = await network.db
      .selectFrom("net_comments")
      .select(["id", "author_id", "post_id", "created_at"])
      .where("id", "in", ["cmt_demo_0001", "cmt_demo_0002"])
      .orderBy("id")
      .execute();
    expect(rows).toMatchObject([
      { author_id: owner, post_id: "pst_demo_0042" },
      { author_id: "prf_demo_0002", post_id: "pst_demo_0001" },
    ]);
    expect(now - (rows[0]?.created_at ?? 0)).toBeLessThan(30 * dayMs);
  });

  test("has counters that match their rows", async () => {
    expect(await wrongSummaries(network.db)).toEqual([]);
  });

  test("has headlines that match the current position, and consistent positions", async () => {
    const { rows } = await sql<{ id: string }>`
      select m.id from net_members m join net_positions p on p.member_id = m.id and p.ended_on is null
      where p.title <> m.title or p.company_name <> m.company_name
        or m.headline not like '%' || m.title || '%' or m.headline not like '%' || m.company_name || '%'
      union all
      select m.id from net_members m where (select count(*) from net_positions p where p.member_id = m.id and p.ended_on is null) <> 1
      union all
      select p.member_id from net_positions p where p.ended_on <= p.started_on
      union all
      select p.member_id from net_positions p join net_companies c on c.id = p.company_id
      where cast(substr(p.started_on, 1, 4) as integer) < c.founded_year
      union all
      select a.member_id from net_positions a join net_positions b on b.member_id = a.member_id and b.id <> a.id
      where a.started_on >= b.started_on and a.started_on < coalesce(b.ended_on, '9999')
    `.execute(network.db);
    expect(rows).toEqual([]);
  });

  test("contains no event in the future, before its cause or before the member joined", async () => {
    const { rows } = await sql<{ what: string }>`
      select 'post ' || id as what from net_posts where created_at >= ${now}
      union all select 'comment ' || c.id from net_comments c join net_posts p on p.id = c.post_id
        join net_members m on m.id = c.author_id
        where c.created_at >= ${now} or c.created_at < p.created_at or c.created_at < m.joined_at
      union all select 'answer ' || c.id from net_comments c join net_comments p on p.id = c.parent_id
        where c.created_at < p.created_at or c.post_id <> p.post_id
      union all select 'reaction to ' || r.target_id from net_reactions r join net_posts p on p.id = r.target_id
        where r.created_at >= ${now} or r.created_at < p.created_at or r.member_id = p.author_id
      union all select 'message ' || id from net_messages where created_at >= ${now}
      union all select 'follow ' || f.target_id from net_follows f join net_members m on m.id = f.follower_id
        where f.created_at >= ${now} or f.created_at < m.joined_at or f.follower_id = f.target_id
      union all select 'view ' || id from net_profile_views where viewed_at >= ${now} or viewer_id = member_id
      union all select 'connection ' || member_id from net_connections where connected_at >= ${now} or member_id = other_id
      union all select 'invitation ' || id from net_invitations
        where created_at >= ${now} or responded_at >= ${now} or responded_at < created_at
      union all select 'update ' || id from net_updates where occurred_at >= ${now}
      union all select 'notice ' || id from net_notices where created_at >= ${now} or read_at > ${now}
      union all select 'job ' || id from net_jobs where posted_at >= ${now} or closed_at < posted_at
      union all select 'repost ' || r.id from net_posts r join net_posts p on p.id = r.repost_of where r.created_at <= p.created_at
    `.execute(network.db);
    expect(rows).toEqual([]);
  });

  test("indexes its texts, and numbers new rows by time (SQLite) or in the order of insertion (PostgreSQL)", async () => {
    const { db, dialect, scope } = network;
    const found = await ids(
      db
        .selectFrom("net_members")
        .select("id")
        .where(matches(scope, "net_member_text", "maya lindh")),
    );
    expect(found).toContain(owner);
    const posts = await ids(
      db
        .selectFrom("net_posts")
        .select("id")
        .where(matches(scope, "net_post_text", "ana ferreira's")),
    );
    expect(posts).toContain("pst_demo_0001");
    const messages = await ids(
      db
        .selectFrom("net_messages")
        .select("id")
        .where(matches(scope, "net_message_text", "Tuesday work call")),
    );
    expect(messages).toContain("msg_demo_0001");
    const known = await db.selectFrom("net_posts").select(["seq", "created_at"]).execute();
    const newest = Math.max(...known.map(({ created_at }) => created_at));
    const post = {
      author_id: owner,
      author_kind: "member",
      format: "text",
      text: "",
      visibility: "public",
    } as const;
    for (const [id, created_at] of [
      ["pst_new", newest],
      ["pst_late", newest - 1],
      ["pst_newer", newest],
    ] as const) {
      const values = { ...post, id, created_at, seq: timeOrdinal(dialect, "net_posts", created_at) };
      await scope.db.insertInto("net_posts").values(values).execute();
    }
    const byTime = sql`select id from net_posts where id in ('pst_new', 'pst_late', 'pst_newer') order by seq`;
    const { rows } = await byTime.execute(db);
    await scope.db.deleteFrom("net_posts").where("id", "in", ["pst_new", "pst_late", "pst_newer"]).execute();
    const inTime = ["pst_late", "pst_new", "pst_newer"];
    expect(rows).toEqual((dialect === "sqlite" ? inTime : ["pst_new", "pst_late", "pst_newer"]).map((id) => ({ id })));
  });

  test("cannot be seeded again", async () => {
    await expect(seedNetwork({ ...network, members, seed: 2, now })).rejects.toThrow(/not empty/);
  });
});

describe("a network", () => {
  test("has communities: members who share a connection are often connected, and few have many connections", async () => {
    const network = await openEmptyNetwork();
    await seedNetwork({ ...network, members: 800, seed: 3, now });
    const edges = await network.db.selectFrom("net_connections").select(["member_id", "other_id"]).execute();
    await network.close();
    const friends = new Map<string, Set<string>>();
    for (const { member_id, other_id } of edges)
      friends.set(member_id, (friends.get(member_id) ?? new Set()).add(other_id));
    let open = 0;
    let closed = 0;
    for (const mine of friends.values()) {
      const list = [...mine].slice(0, 30);
      for (const [at, one] of list.entries()) {
        for (const other of list.slice(at + 1)) {
          if (friends.get(one)?.has(other) === true) closed++;
          else open++;
        }
      }
    }
    const density = edges.length / (800 * 799);
    expect(closed / (open + closed)).toBeGreaterThan(8 * density);
    const degrees = [...friends.values()].map((set) => set.size).sort((one, other) => one - other);
    const median = degrees[Math.floor(degrees.length / 2)] ?? 0;
    expect(degrees.at(-2)).toBeGreaterThan(5 * median);
  });

  test("is reproducible on both stores from members, seed and time, and differs for another seed", async () => {
    const build = async (seed: number, url?: string) => {
      const network = await openEmptyNetwork(url);
      await seedNetwork({ ...network, members: 90, seed, now });
      const content = await digest(network.db);
      await network.close();
      return content;
    };
    const file = createSqliteFile();
    const [here, again, other] = [await build(1), await build(1, file.url), await build(2)];
    file.drop();
    expect(again).toEqual(here);
    expect(Object.keys(here)).toEqual([...networkTables]);
    expect(other["net_posts"]).not.toEqual(here["net_posts"]);
  });

  test("is empty with no members, and must have at least 60 otherwise", async () => {
    const network = await openEmptyNetwork();
    await seedNetwork({ ...network, members: 0, seed: 1, now });
    expect(await network.db.selectFrom("net_companies").select("id").execute()).toEqual([]);
    await expect(seedNetwork({ ...network, members: 59, seed: 1, now })).rejects.toThrow(/at least 60/);
    await network.close();
  });

  test("reports the progress of its seeding, and leaves nothing behind when it is stopped", async () => {
    const network = await openEmptyNetwork();
    const stop = new AbortController();
    const steps: [number, number, string][] = [];
    const onProgress = (...step: [number, number, string]) => {
      steps.push(step);
      if (step[2] === "content" && step[0] > 40) stop.abort(new Error("enough"));
    };
    const seeding = seedNetwork({ ...network, members: 200, seed: 1, now, onProgress, signal: stop.signal });
    await expect(seeding).rejects.toThrow("enough");
    expect(steps.map(([done]) => done)).toEqual(steps.map(([done]) => done).sort((one, other) => one - other));
    expect(steps.every(([, total]) => total === 100)).toBe(true);
    for (const table of networkTables) {
      expect(await network.db.selectFrom(table).selectAll().limit(1).execute()).toEqual([]);
    }
    await seedNetwork({ ...network, members: 60, seed: 1, now });
    await network.close();
  });
});
