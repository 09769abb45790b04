import { expect, test } from "vitest";
import { reportSavedSearches } from "../../../../handlers/app/report-saved-searches.ts";
import { listEvents } from "../../../support/list-events.ts";
import { networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";
import { retitle } from "./saved-searches.ts";

const astronauts = { name: "Astronauts", target: "people", query: { keyword: "astronaut" } };

const list = async (service: TestService) => (await service.call("list_saved_searches", { limit: 100 })).body.data;

test("the same name replaces a search, and repeating it changes nothing", async () => {
  const service = await startService();
  const before = await list(service);
  const first = (await service.call("save_search", astronauts)).body;
  expect(first).toMatchObject({ ...astronauts, notify: false, new_count: 0, last_run_at: null });
  await retitle(service, "Astronaut", "prf_demo_0009");
  expect((await service.call("save_search", astronauts)).body).toEqual({ ...first, new_count: 1 });
  const replaced = (await service.call("save_search", { ...astronauts, query: { keyword: "astron" } })).body;
  expect(replaced).toEqual({ ...first, query: { keyword: "astron" }, new_count: 0 });
  expect(await list(service)).toEqual([replaced, ...before]);
});

test("refuses queries that the search tool would refuse, at their pointers", async () => {
  const service = await startService();
  const problems = async (target: string, query: object) => {
    const { error } = await service.call("save_search", { name: "Wrong", target, query });
    expect(error.code).toBe("invalid_arguments");
    return error.errors.map(({ pointer }: { pointer: string }) => pointer).sort();
  };
  expect(await problems("people", { degree: [4], remote: true })).toEqual(["/query/degree/0", "/query/remote"]);
  expect(await problems("posts", { author: "prf_demo_0002" })).toEqual(["/query/keyword"]);
  expect(await problems("jobs", { seniority: ["boss"] })).toEqual(["/query/seniority/0"]);
  expect(await problems("companies", { limit: 5 })).toEqual(["/query/limit"]);
  const query = { changed_jobs: true };
  const { error } = await service.call("save_search", { name: "Movers", target: "people", query });
  expect(error.errors).toMatchObject([
    {
      pointer: "/query/changed_jobs",
      hint: "Remove it, or set target to one that has this input: navigator_leads.",
    },
  ]);
  expect(await problems("people", { industry: ["Software"] })).toEqual(["/query/industry"]);
  const years_in_position = { min: 3, max: 1 };
  expect(await problems("navigator_leads", { years_in_position })).toEqual(["/query/years_in_position/max"]);
});

test("refuses the 101st search of an account", async () => {
  const service = await startService();
  const existing: number = (await list(service)).length;
  for (let at = existing; at < 100; at += 1) await service.call("save_search", { ...astronauts, name: `Search ${at}` });
  const { error } = await service.call("save_search", { ...astronauts, name: "One more" });
  expect(error).toMatchObject({ status: 409, code: "conflict", hint: expect.stringContaining("delete_saved_search") });
  expect((await service.call("save_search", { ...astronauts, name: "Search 99" })).error).toBeUndefined();
});

test("saving, running, counting and reporting a navigator search require the scope and the subscription", async () => {
  const service = await startService();
  const directors = { name: "Directors", target: "navigator_leads", query: { title: "astronaut" }, notify: true };
  const { id } = (await service.call("save_search", directors)).body;
  const core = await service.createKey(["core"]);
  const navigator = await service.createKey(["core", "navigator"]);
  await retitle(service, "Astronaut", "prf_demo_0009");

  const read = async (key: string) => (await service.call("list_saved_searches", { limit: 1 }, { key })).body.data[0];
  const refuses = async (key: string, code: string) => {
    for (const [tool, input] of [
      ["save_search", directors],
      ["save_search", { ...directors, name: "Other" }],
      ["run_saved_search", { saved_search_id: id }],
    ] as const)
      expect((await service.call(tool, input, { key })).error, tool).toMatchObject({ status: 403, code });
    expect(await read(key)).toMatchObject({ id, new_count: null, new_count_is_exact: false });
  };
  expect(await read(navigator)).toMatchObject({ id, new_count: 1, new_count_is_exact: true });
  await refuses(core, "out_of_scope");

  const net = networkOf(service);
  await net.updateTable("net_members").set({ navigator: 0 }).where("id", "=", "prf_demo_0001").execute();
  await refuses(navigator, "subscription_required");
  const report = async () => {
    await reportSavedSearches(service.service, "job_test", new AbortController().signal);
    const events = await listEvents(service, service.accountId);
    return events.filter(({ payload }) => payload.saved_search_id === id).map(({ payload }) => payload.new_count);
  };
  expect(await report()).toEqual([]);
  await net.updateTable("net_members").set({ navigator: 1 }).where("id", "=", "prf_demo_0001").execute();
  expect(await report()).toEqual([1]);
  expect((await service.call("delete_saved_search", { saved_search_id: id }, { key: core })).error).toBeUndefined();
});

test("notify reports each new result once, until the search is run", async () => {
  const service = await startService();
  const report = async () => {
    await reportSavedSearches(service.service, "job_test", new AbortController().signal);
    const events = await listEvents(service, service.accountId);
    return events.filter(({ type, payload }) => type === "saved_search.matched" && payload.saved_search_id === id);
  };
  const { id } = (await service.call("save_search", { ...astronauts, notify: true })).body;
  expect(await report()).toEqual([]);
  await retitle(service, "Astronaut", "prf_demo_0009", "prf_demo_0010");
  await report();
  expect((await report()).map(({ payload }) => payload.new_count)).toEqual([2]);
  await retitle(service, "Astronaut", "prf_demo_0011");
  expect((await report()).map(({ payload }) => payload.new_count)).toEqual([2, 1]);
  await retitle(service, "Baker", "prf_demo_0011");
  await retitle(service, "Astronaut", "prf_demo_0012");
  await report();
  await retitle(service, "Astronaut", "prf_demo_0011");
  expect((await report()).map(({ payload }) => payload.new_count)).toEqual([2, 1, 1]);
  await service.call("run_saved_search", { saved_search_id: id });
  await service.service.writeBehind.flush();
  expect(await report()).toHaveLength(3);
});
