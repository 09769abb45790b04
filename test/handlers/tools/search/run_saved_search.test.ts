import { expect, test } from "vitest";
import { everyPage } from "../../../support/every-page.ts";
import { indexText } from "../../../../handlers/network/mirror/sql/full-text.ts";
import { networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";
import { retitle } from "./saved-searches.ts";

interface Result {
  readonly is_new: boolean;
  readonly profile: { readonly id: string };
}

async function save(service: TestService, query: object = { keyword: "astronaut" }): Promise<string> {
  return (await service.call("save_search", { name: "Astronauts", target: "people", query })).body.id;
}

const countOf = async (service: TestService, id: string): Promise<number> =>
  (await service.call("list_saved_searches", {})).body.data.find((one: { id: string }) => one.id === id).new_count;

test("marks results that the last run did not find, on all pages, and only_new lists only them", async () => {
  const service = await startService();
  await retitle(service, "Astronaut", "prf_demo_0009", "prf_demo_0020");
  const saved_search_id = await save(service);
  await retitle(service, "Astronaut", "prf_demo_0010", "prf_demo_0030", "prf_demo_0040");
  expect(await countOf(service, saved_search_id)).toBe(3);

  const first = (await service.call("run_saved_search", { saved_search_id, limit: 3 })).body;
  const rest = { saved_search_id, limit: 3, cursor: first.next_cursor };
  const second = (await service.call("run_saved_search", rest)).body;
  expect((await service.call("run_saved_search", rest)).body).toEqual(second);
  const marks = new Map<string, boolean>(
    [...first.data, ...second.data].map(({ profile, is_new }: Result) => [profile.id, is_new]),
  );
  const direct = (await service.call("search_people", { keyword: "astronaut" })).body;
  expect([...marks.keys()]).toEqual(direct.data.map(({ id }: { id: string }) => id));
  expect(
    [...marks]
      .filter(([, isNew]) => isNew)
      .map(([id]) => id)
      .sort(),
  ).toEqual(["prf_demo_0010", "prf_demo_0030", "prf_demo_0040"]);
  expect(first.total).toBe(direct.total);
  expect(await countOf(service, saved_search_id)).toBe(0);

  await retitle(service, "Astronaut", "prf_demo_0050", "prf_demo_0051");
  const only = async (input: object) => (await service.call("run_saved_search", { saved_search_id, ...input })).body;
  const one = await only({ only_new: true, limit: 1 });
  expect(one).toMatchObject({ total: 2, total_is_exact: true, data: [{ is_new: true }] });
  const other = await only({ only_new: true, limit: 1, cursor: one.next_cursor });
  expect(other.next_cursor).toBeNull();
  const shown = [...one.data, ...other.data].map(({ profile }: Result) => profile.id);
  expect(shown.sort()).toEqual(["prf_demo_0050", "prf_demo_0051"]);
  expect((await only({ only_new: true })).data).toEqual([]);

  const stale = await service.call("run_saved_search", rest);
  expect(stale.error).toMatchObject({ status: 400, code: "invalid_cursor" });
});

test("a run is compared with the previous one immediately, also if they are parallel", async () => {
  const service = await startService();
  const saved_search_id = await save(service);
  const members = ["prf_demo_0030", "prf_demo_0040", "prf_demo_0050"];
  await retitle(service, "Astronaut", ...members);
  const run = { saved_search_id, only_new: true, limit: 1 };
  const first = (await service.call("run_saved_search", run)).body;
  const rest = (await service.call("run_saved_search", { ...run, limit: 5, cursor: first.next_cursor })).body;
  expect(rest).toMatchObject({ total: 3, next_cursor: null });
  const shown = [...first.data, ...rest.data].map(({ profile }: Result) => profile.id);
  expect(shown.sort()).toEqual(members);
  expect((await service.call("run_saved_search", run)).body).toMatchObject({ data: [], total: 0 });

  await retitle(service, "Astronaut", "prf_demo_0060", "prf_demo_0061");
  const parallel = await Promise.all(Array.from({ length: 4 }, () => service.call("run_saved_search", run)));
  expect(parallel.map(({ body }) => body.total).sort()).toEqual([0, 0, 0, 2]);
});

test("explains why the search finds nothing, also with only_new", async () => {
  const service = await startService();
  const saved_search_id = await save(service, { title: "zzqx" });
  const { no_matches } = (await service.call("run_saved_search", { saved_search_id })).body;
  expect(no_matches).toMatchObject({ unknown_values: [{ input: "title", value: "zzqx" }] });
  const { body } = await service.call("run_saved_search", { saved_search_id, only_new: true });
  expect(body).toMatchObject({ data: [], total: 0, no_matches });
  await retitle(service, "Zzqx", "prf_demo_0009");
  await service.call("run_saved_search", { saved_search_id });
  const none = (await service.call("run_saved_search", { saved_search_id, only_new: true })).body;
  expect(none).toMatchObject({ data: [], total: 0, no_matches: null });
});

test("omits new results of later pages that the account may no longer see", async () => {
  const service = await startService();
  const saved_search_id = await save(service);
  await retitle(service, "Astronaut", "prf_demo_0030", "prf_demo_0040", "prf_demo_0050");
  const input = { saved_search_id, only_new: true, limit: 1 };
  const first = (await service.call("run_saved_search", input)).body;
  const others = ["prf_demo_0030", "prf_demo_0040", "prf_demo_0050"].filter((id) => id !== first.data[0].profile.id);
  await service.call("block_user", { profile_id: others[0] });
  const rest = (await service.call("run_saved_search", { ...input, limit: 5, cursor: first.next_cursor })).body;
  expect(rest.data.map(({ profile }: Result) => profile.id)).toEqual([others[1]]);
});

test("omits new posts of later pages that are no longer visible", async () => {
  const service = await startService();
  const query = { keyword: "astronaut" };
  const saved_search_id = (await service.call("save_search", { name: "Posts", target: "posts", query })).body.id;
  const scope = { networkId: 1, db: networkOf(service), dialect: service.store.dialect };
  const { data } = (await service.call("search_posts", { keyword: "team", sort: "recent", limit: 30 })).body;
  const authors = new Map<string, string>(data.flatMap(({ id, author }: any) => (author ? [[author.id, id]] : [])));
  const posts = [...authors].filter(([author]) => author !== "prf_demo_0001").slice(0, 3);
  for (const [, id] of posts) await indexText(scope, "net_post_text", id, "astronaut");
  const input = { saved_search_id, only_new: true, limit: 1 };
  const first = (await service.call("run_saved_search", input)).body;
  const others = posts.filter(([, id]) => id !== first.data[0].post.id);
  expect(others).toHaveLength(2);
  await service.call("block_user", { profile_id: others[0]?.[0] });
  const rest = (await service.call("run_saved_search", { ...input, limit: 5, cursor: first.next_cursor })).body;
  expect(rest.data.map(({ post }: any) => post.id)).toEqual([others[1]?.[1]]);
});

test("runs searches of every target as their tools do, and consumes the search limit", async () => {
  const service = await startService();
  const queries = {
    companies: { keyword: "software" },
    posts: { keyword: "team" },
    jobs: { remote: true },
    navigator_leads: {
      function: ["engineering"],
      years_in_position: { min: 1 },
      company_headcount: ["51-200", "201-500"],
    },
    navigator_accounts: { industry: ["Business Consulting", "Financial Services"], headcount_growth: { min: -90 } },
  };
  for (const [target, query] of Object.entries(queries)) {
    const { id } = (await service.call("save_search", { name: target, target, query })).body;
    const run = (await service.call("run_saved_search", { saved_search_id: id, limit: 4 })).body;
    const direct = (await service.call(`search_${target}`, { ...query, limit: 4 })).body;
    const items = run.data.map((one: Record<string, unknown>) => one.profile ?? one.company ?? one.post ?? one.job);
    expect(items.length, target).toBeGreaterThan(0);
    expect(items).toEqual(direct.data);
    const every = await everyPage(service, `search_${target}`, query, 100);
    expect(run.total, target).toBe(direct.total ?? every.length);
  }
  const usage = service.store.reader.selectFrom("sb_usage").select("used").where("category", "=", "search");
  expect((await usage.execute()).map(({ used }) => used)).toContain(15);
});
