import { expect, test } from "vitest";
import { block } from "../../../support/block.ts";
import { everyPage } from "../../../support/every-page.ts";
import { networkOf } from "../../../support/network.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const dayMs = 86_400_000;

/** Computes the ids of the alerts since a time from the raw rows, by kind. */
async function expectedAlerts(service: TestService, since: number): Promise<Record<string, string[]>> {
  const net = networkOf(service);
  const saved = await serviceTablesOf(service).selectFrom("svc_navigator_leads").select("profile_id").execute();
  const ids = new Set(saved.map(({ profile_id }) => profile_id));
  const members = (await net.selectFrom("net_members").select(["id", "company_id"]).execute()).filter(({ id }) =>
    ids.has(id),
  );
  const companies = new Set(members.map(({ company_id }) => company_id));
  const updates = await net.selectFrom("net_updates").selectAll().execute();
  const posts = await net.selectFrom("net_posts").select(["id", "author_id", "created_at", "visibility"]).execute();
  const own = await net
    .selectFrom("net_connections")
    .select("other_id")
    .where("member_id", "=", "prf_demo_0001")
    .execute();
  const connected = new Set(own.map(({ other_id }) => other_id));
  const jobs = await net.selectFrom("net_jobs").select(["id", "company_id", "posted_at"]).execute();
  const counts = await net.selectFrom("net_company_headcounts").selectAll().orderBy("day").execute();
  const growth = [...companies].flatMap((company) => {
    const rows = counts.filter(({ company_id }) => company_id === company);
    const headcount = (at: number): number => rows[at]?.headcount ?? NaN;
    const grows = (at: number): boolean =>
      Math.round(((headcount(at) - headcount(at - 3)) / headcount(at - 3)) * 1000) / 10 >= 5;
    return rows.flatMap(({ day }, at) =>
      Date.parse(day) >= since && grows(at) && !grows(at - 1) ? [`growth_${company ?? ""}_${day}`] : [],
    );
  });
  const changes = (kind: string) =>
    updates
      .filter((row) => row.kind === kind && ids.has(row.member_id) && row.occurred_at >= since)
      .map(({ id }) => id);
  return {
    job_change: changes("job_change"),
    promotion: changes("promotion"),
    post: posts
      .filter((post) => ids.has(post.author_id) && post.created_at >= since)
      .filter((post) => post.visibility === "public" || connected.has(post.author_id))
      .map(({ id }) => id),
    hiring: jobs.filter((job) => companies.has(job.company_id) && job.posted_at >= since).map(({ id }) => id),
    growth,
  };
}

async function saveEverybody(service: TestService): Promise<void> {
  const members = await networkOf(service).selectFrom("net_members").select("id").execute();
  const lead = { account_id: service.accountId, list: null, list_key: null, saved_at: 1 };
  await serviceTablesOf(service)
    .insertInto("svc_navigator_leads")
    .values(members.slice(1).map(({ id }) => ({ ...lead, profile_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

test("contains exactly what is new about saved leads and their companies, newest first", async () => {
  const service = await startService();
  await saveEverybody(service);
  const since = service.clock() - 300 * dayMs;
  const alerts = await everyPage<any>(service, "list_navigator_alerts", { since: new Date(since).toISOString() }, 100);
  const expected = await expectedAlerts(service, since);
  for (const [kind, ids] of Object.entries(expected)) {
    expect(ids.length).toBeGreaterThan(0);
    const found = alerts.filter((alert) => alert.kind === kind);
    expect({ kind, ids: found.map(({ id }) => id).sort() }).toEqual({ kind, ids: ids.sort() });
  }
  expect(alerts.length).toBe(Object.values(expected).flat().length);
  const times = alerts.map(({ at }) => at);
  expect(times).toEqual([...times].sort().reverse());
  for (const { kind, profile, company, post_id, id } of alerts) {
    expect(profile === null).toBe(kind === "growth" || kind === "hiring");
    expect(company === null).toBe(profile !== null);
    expect(post_id).toBe(kind === "post" ? id : null);
  }
});

test("filters by kind, and hides members who block the account", async () => {
  const service = await startService();
  const since = new Date(service.clock() - 300 * dayMs).toISOString();
  const changes = async () =>
    (await service.rest(`GET /navigator/alerts?kinds=job_change&limit=100&since=${since}`)).body.data as any[];
  const before = await changes();
  expect(new Set(before.map(({ kind }) => kind))).toEqual(new Set(["job_change"]));
  await block(service, before[0].profile.id, "prf_demo_0001");
  expect(await changes()).toEqual(before.filter(({ profile }) => profile.id !== before[0].profile.id));
});
