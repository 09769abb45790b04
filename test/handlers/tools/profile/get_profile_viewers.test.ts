import { expect, test } from "vitest";
import type { ProfileViewer } from "../../../../generated/schemas.ts";
import { block } from "../../../support/block.ts";
import { everyPage } from "../../../support/every-page.ts";
import { networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const owner = "prf_demo_0001";

/** Groups the views of the tables by viewer, latest first. */
async function readViewers(service: TestService, since = 0) {
  const views = await networkOf(service)
    .selectFrom("net_profile_views")
    .selectAll()
    .where("member_id", "=", owner)
    .where("viewed_at", ">=", since)
    .orderBy("viewed_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const viewers = new Map<string, typeof views>();
  for (const view of views) {
    const key = JSON.stringify(view.viewer_id ?? [view.viewer_title, view.viewer_company, view.viewer_industry]);
    viewers.set(key, [...(viewers.get(key) ?? []), view]);
  }
  return [...viewers.values()];
}

const keyOf = ({ kind, profile, title, company_name, industry }: ProfileViewer): string =>
  JSON.stringify(kind === "member" ? profile?.id : [title, company_name, industry]);

const list = (service: TestService, input: object = {}, limit = 100): Promise<ProfileViewer[]> =>
  everyPage<ProfileViewer>(service, "get_profile_viewers", input, limit);

async function addView(service: TestService, viewer_id: string | null, viewed_at: number, facts: object = {}) {
  const unknown = { viewer_title: null, viewer_company: null, viewer_industry: null };
  await networkOf(service)
    .insertInto("net_profile_views")
    .values({
      id: service.service.newId("prv"),
      member_id: owner,
      viewer_id,
      ...unknown,
      source: "search",
      viewed_at,
      ...facts,
    })
    .execute();
}

test("returns each viewer once, with statistics of all views", async () => {
  const service = await startService();
  const expected = await readViewers(service);
  const listed = await list(service);
  expect(listed.length).toBe(expected.length);
  expect(listed.map(({ last_viewed_at }) => last_viewed_at)).toEqual(
    expected.map((views) => new Date(views[0]?.viewed_at ?? 0).toISOString()),
  );
  const byKey = new Map(listed.map((viewer) => [keyOf(viewer), viewer]));
  for (const views of expected) {
    const [last] = views;
    const key = JSON.stringify(last?.viewer_id ?? [last?.viewer_title, last?.viewer_company, last?.viewer_industry]);
    expect(byKey.get(key)).toMatchObject({
      kind: last?.viewer_id === null ? "anonymous" : "member",
      title: last?.viewer_title,
      company_name: last?.viewer_company,
      industry: last?.viewer_industry,
      view_count: views.length,
      first_viewed_at: new Date(views.at(-1)?.viewed_at ?? 0).toISOString(),
      source: last?.source,
    });
  }
  const total = await networkOf(service)
    .selectFrom("net_profile_views")
    .select("id")
    .where("member_id", "=", owner)
    .execute();
  expect(listed.reduce((sum, { view_count }) => sum + view_count, 0)).toBe(total.length);
});

test("distinguishes anonymous viewers by their properties; a missing one differs from an empty one", async () => {
  const service = await startService();
  const at = service.clock() - 1000;
  await networkOf(service).deleteFrom("net_profile_views").where("member_id", "=", owner).execute();
  await addView(service, null, at, { viewer_title: "Baker", viewer_company: "Rye" });
  await addView(service, null, at + 1, { viewer_title: "Baker", viewer_company: "Rye", source: "post" });
  await addView(service, null, at + 2, { viewer_title: "Baker" });
  await addView(service, null, at + 3, { viewer_title: "Baker", viewer_company: "" });
  await addView(service, null, at + 4);
  expect(await list(service)).toMatchObject([
    { kind: "anonymous", profile: null, title: null, company_name: null, industry: null, view_count: 1 },
    { title: "Baker", company_name: "", view_count: 1 },
    { title: "Baker", company_name: null, view_count: 1 },
    { title: "Baker", company_name: "Rye", view_count: 2, source: "post" },
  ]);
});

test("with the argument since, only later views are counted", async () => {
  const service = await startService();
  const since = service.clock() - 60 * 86_400_000;
  const expected = await readViewers(service, since);
  const all = await readViewers(service);
  expect(expected.length).toBeLessThan(all.length);
  const listed = await list(service, { since: new Date(since).toISOString() });
  expect(listed.map(({ view_count }) => view_count).sort()).toEqual(expected.map(({ length }) => length).sort());
  const rest = await service.rest(`GET /profile/viewers?since=${new Date(since).toISOString()}&limit=100`);
  expect(rest.body.data).toEqual(listed.slice(0, 100));
});

test("pages of any size contain each viewer once, even if viewers return in between", async () => {
  const service = await startService();
  const whole = (await list(service)).map(keyOf);
  for (const limit of [1, 7]) expect((await list(service, {}, limit)).map(keyOf)).toEqual(whole);
  const first = (await service.call("get_profile_viewers", { limit: 2 })).body;
  const last = (await readViewers(service)).filter((views) => views[0]?.viewer_id !== null).at(-1);
  await addView(service, last?.[0]?.viewer_id ?? "", service.clock());
  await addView(service, null, service.clock(), { viewer_title: "Somebody new" });
  const seen = first.data.map(keyOf);
  let cursor: string | null = first.next_cursor;
  while (cursor !== null) {
    const { body } = await service.call("get_profile_viewers", { limit: 50, cursor });
    seen.push(...body.data.map(keyOf));
    cursor = body.next_cursor;
  }
  expect(seen).toEqual(whole);
});

test("excludes viewers blocked in either direction", async () => {
  const service = await startService();
  const members = (await list(service)).filter(({ kind }) => kind === "member");
  const [one, other] = members;
  await block(service, owner, one?.profile?.id ?? "");
  await block(service, other?.profile?.id ?? "", owner);
  const left = (await list(service)).filter(({ kind }) => kind === "member");
  expect(left).toEqual(members.slice(2));
});

test("excludes viewers of other members' profiles, and consumes no units", async () => {
  const service = await startService();
  await networkOf(service).deleteFrom("net_profile_views").where("member_id", "=", owner).execute();
  expect((await service.rest("GET /profile/viewers")).body).toEqual({ data: [], next_cursor: null, no_matches: null });
  const usage = await service.store.reader.selectFrom("sb_usage").selectAll().execute();
  expect(usage).toEqual([]);
});

test("rejects an invalid time", async () => {
  const service = await startService();
  const response = await service.call("get_profile_viewers", { since: "yesterday" });
  expect(response.error).toMatchObject({ code: "invalid_arguments", errors: [{ pointer: "/since" }] });
});
