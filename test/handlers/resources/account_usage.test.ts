import { expect, test } from "vitest";
import { readResource } from "../../support/read-resource.ts";
import { serviceTablesOf } from "../../support/service-tables.ts";
import { startService, type TestService } from "../../support/start-service.ts";

const daily = {
  search: 300,
  profile_view: 250,
  message: 150,
  engagement: 100,
  content_poll: 50,
  invitation: 15,
  post: 10,
  inmail: 10,
  follow: 50,
  export: 10,
};

interface Category {
  readonly category: string;
  readonly used: number;
  readonly limit: number;
  readonly remaining: number;
}

const readCategory = async (service: TestService, name: string): Promise<Category | undefined> => {
  const { categories } = (await readResource(service, "account/usage")) as { categories: Category[] };
  return categories.find(({ category }) => category === name);
};

test("shows every category with nothing used on a new day", async () => {
  const service = await startService();
  const usage = await readResource(service, "account/usage");
  expect(usage).toMatchObject({
    account_id: "acc_demo_0001",
    day: "2026-06-15",
    timezone: "Europe/Stockholm",
    resets_at: "2026-06-15T22:00:00.000Z",
    warm_up: null,
  });
  const limits = usage.categories.map(({ category, used, limit, remaining }: Category) => [
    category,
    used,
    limit,
    remaining,
  ]);
  expect(limits).toEqual(Object.entries(daily).map(([category, limit]) => [category, 0, limit, limit]));
});

test("counts the calls of both surfaces and resets at the account's midnight", async () => {
  const service = await startService();
  await service.call("send_message", { profile_id: "prf_demo_0002", text: "One" });
  await service.rest("POST /messages", { profile_id: "prf_demo_0002", text: "Two" });
  await service.rest("POST /messages", { profile_id: "prf_demo_0040", text: "Refused" });
  await service.call("send_message", { profile_id: "prf_demo_0002", text: "Preview" }, { preview: true });
  expect(await readCategory(service, "message")).toMatchObject({ used: 2, limit: 150, remaining: 148 });
  service.clock.advance(Date.parse("2026-06-15T22:00:00Z") - service.clock() - 1);
  expect(await readCategory(service, "message")).toMatchObject({ used: 2 });
  service.clock.advance(1);
  expect(await readCategory(service, "message")).toMatchObject({ used: 0, remaining: 150 });
  expect(await readResource(service, "account/usage")).toMatchObject({
    day: "2026-06-16",
    resets_at: "2026-06-16T22:00:00.000Z",
  });
});

test("a search with an invalid cursor consumes nothing", async () => {
  const service = await startService();
  const rejected = await service.call("search_people", { keyword: "a", cursor: "none" });
  expect(rejected.error).toMatchObject({ code: "invalid_cursor" });
  expect(await readCategory(service, "search")).toMatchObject({ used: 0 });
});

test("remaining is 0 if the limit is below the units already used", async () => {
  const service = await startService();
  const send = (text: string) => service.call("send_message", { profile_id: "prf_demo_0002", text });
  await send("One");
  await send("Two");
  await service.call("manage_outreach_settings", { action: "update", daily_limits: { message: 1 } });
  expect(await readCategory(service, "message")).toMatchObject({ used: 2, limit: 1, remaining: 0 });
  expect((await send("Three")).error).toMatchObject({ code: "safety_limit_reached", limit: 1, remaining: 0 });
});

test("before its start, a warm-up allows the units of its first day", async () => {
  const service = await startService();
  const warmUp = { warm_up_started_at: service.clock() + 3_600_000, warm_up_days: 10 };
  await serviceTablesOf(service).updateTable("sb_accounts").set(warmUp).execute();
  expect(await readCategory(service, "message")).toMatchObject({ limit: 30 });
});

test("the limit is the lowest of the service's, the account's and the warm-up's", async () => {
  const service = await startService();
  await service.call("manage_outreach_settings", { action: "update", daily_limits: { message: 40, invitation: 2 } });
  expect(await readCategory(service, "message")).toMatchObject({ limit: 40, remaining: 40 });
  await serviceTablesOf(service)
    .updateTable("sb_accounts")
    .set({ warm_up_started_at: service.clock(), warm_up_days: 10 })
    .execute();
  service.clock.advance(6_000); // accounts are cached for five seconds
  const share = 0.2 + (0.8 * 6_000) / (10 * 86_400_000);
  expect(await readCategory(service, "message")).toMatchObject({ limit: Math.floor(150 * share) });
  expect(await readCategory(service, "invitation")).toMatchObject({ limit: 2 });
  expect((await readResource(service, "account/usage")).warm_up).toMatchObject({ day: 1, days: 10, percent: 20 });
});

test("shows the remaining calls of the key's plan", async () => {
  const service = await startService();
  const key = await service.createKey(["core"], { plan: "standard" });
  const read = async () => (await readResource(service, "account/usage", { key })).plan;
  const first = await read();
  expect(first).toMatchObject({ name: "standard", calls_per_minute: 300, limit: 60, window_seconds: 12 });
  await service.call("get_account", {}, { key });
  await service.rest("GET /account", undefined, { key });
  const second = await read();
  expect(second.remaining).toBe(first.remaining - 3);
  expect(second.resets_in_seconds).toBe(Math.ceil((60 - second.remaining) / 5));
  service.clock.advance(60_000);
  expect((await read()).remaining).toBe(first.remaining);
});

test("a key whose plan changes has the limit of the new plan", async () => {
  const service = await startService();
  const read = async () => (await readResource(service, "account/usage")).plan;
  expect(await read()).toMatchObject({ name: "high_volume", limit: 600, window_seconds: 6 });
  await serviceTablesOf(service).updateTable("sb_keys").set({ plan: "standard" }).execute();
  service.clock.advance(5_000); // keys are cached for five seconds
  expect(await read()).toMatchObject({ name: "standard", limit: 60, remaining: 59 });
});
