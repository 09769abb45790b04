import { expect, test } from "vitest";
import { block } from "../../../support/block.ts";
import { networkOf } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

const owner = "prf_demo_0001";
const kvarnby = "cmp_demo_0001";

test("returns the same page by id, handle and URL, on both surfaces", async () => {
  const service = await startService();
  const { body } = await service.call("get_company_profile", { company_id: kvarnby });
  expect(body).toMatchObject({ id: kvarnby, name: "Kvarnby Systems", handle: "kvarnby-systems" });
  const byUrl = await service.call("get_company_profile", { company_id: `${body.url}/?from=mail` });
  expect(byUrl.body).toEqual(body);
  expect((await service.rest("GET /companies/Kvarnby-Systems")).body).toEqual(body);
});

test("returns the facts and statistics of the tables", async () => {
  const service = await startService();
  const network = networkOf(service);
  const row = await network.selectFrom("net_companies").selectAll().where("id", "=", kvarnby).executeTakeFirstOrThrow();
  const months = await network
    .selectFrom("net_company_headcounts")
    .selectAll()
    .where("company_id", "=", kvarnby)
    .orderBy("day")
    .execute();
  const jobs = await network.selectFrom("net_jobs").selectAll().where("company_id", "=", kvarnby).execute();
  const follow = await network
    .selectFrom("net_follows")
    .select("created_at")
    .where("follower_id", "=", owner)
    .where("target_id", "=", kvarnby)
    .execute();
  const posts = await network
    .selectFrom("net_posts")
    .selectAll()
    .where("author_id", "=", kvarnby)
    .orderBy("created_at", "desc")
    .limit(5)
    .execute();
  const { body } = await service.call("get_company_profile", { company_id: kvarnby });
  expect(body).toMatchObject({
    about: row.description,
    website: row.website,
    founded_year: row.founded_year,
    specialties: JSON.parse(row.specialties),
    headcount: row.headcount,
    follower_count: row.follower_count,
    following: follow.length === 1,
    open_job_count: jobs.filter(({ closed_at }) => closed_at === null || closed_at > service.clock()).length,
  });
  expect(body.headcounts).toEqual(months.slice(-12).map(({ day, headcount }) => ({ month: day, headcount })));
  const [latest, before] = [months.at(-1)?.headcount ?? 0, months.at(-13)?.headcount ?? 0];
  expect(latest).toBe(row.headcount);
  expect(body.headcount_growth_percent).toBe(Math.round(((latest - before) / before) * 1000) / 10);
  expect(body.recent_posts.map(({ id }: { id: string }) => id)).toEqual(posts.map(({ id }) => id));
});

test("lists at most ten of the account's connections there, the latest first", async () => {
  const service = await startService();
  const there = await networkOf(service)
    .selectFrom("net_connections as c")
    .innerJoin("net_positions as p", "p.member_id", "c.other_id")
    .select("c.other_id")
    .where("c.member_id", "=", owner)
    .where("p.company_id", "=", kvarnby)
    .where("p.ended_on", "is", null)
    .orderBy("c.connected_at", "desc")
    .execute();
  const ids = there.map(({ other_id }) => other_id);
  expect(ids.length).toBeGreaterThan(10);
  const read = async () => (await service.call("get_company_profile", { company_id: kvarnby })).body;
  const company = await read();
  expect(company.connection_count).toBe(ids.length);
  expect(company.connections.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 10));
  expect(company.connections[0]).toMatchObject({ degree: 1 });
  await block(service, owner, ids[0] ?? "");
  expect((await read()).connections.map(({ id }: { id: string }) => id)).toEqual(ids.slice(1, 11));
});

test("truncates long posts, counted in code points", async () => {
  const service = await startService();
  await networkOf(service)
    .insertInto("net_posts")
    .values({
      id: "pst_long",
      author_id: kvarnby,
      author_kind: "company",
      format: "text",
      text: "🙂".repeat(301),
      visibility: "public",
      created_at: service.clock(),
      edited_at: null,
      repost_of: null,
      link_url: null,
      poll: null,
      topic: null,
    })
    .execute();
  const [post] = (await service.call("get_company_profile", { company_id: kvarnby })).body.recent_posts;
  expect(post).toMatchObject({ id: "pst_long", excerpt: `${"🙂".repeat(299)}…`, reaction_count: 0 });
});

test("has no growth for a company younger than a year", async () => {
  const service = await startService();
  const network = networkOf(service);
  await network
    .deleteFrom("net_company_headcounts")
    .where("company_id", "=", kvarnby)
    .where("day", "<", "2026-01-01")
    .execute();
  const { body } = await service.call("get_company_profile", { company_id: kvarnby });
  expect(body.headcount_growth_percent).toBeNull();
  expect(body.headcounts).toHaveLength(6);
});

test("does not find an unknown company", async () => {
  const service = await startService();
  const { error } = await service.call("get_company_profile", { company_id: "cmp_demo_9999" });
  expect(error).toMatchObject({ status: 404, code: "not_found" });
});
