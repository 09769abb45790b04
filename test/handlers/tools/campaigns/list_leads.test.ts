import { beforeAll, expect, test } from "vitest";
import type { Lead } from "../../../../generated/schemas.ts";
import { everyPage } from "../../../support/every-page.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

let service: TestService;
const endings: (() => unknown)[] = [];

beforeAll(async () => {
  service = await startService({ onEnd: (end) => endings.push(end) });
  for (const [lead_id, tags, stage] of [
    ["led_demo_0001", ["VIP", "berlin"], "New"],
    ["led_demo_0002", ["vip"], "contacted"],
    ["led_demo_0003", ["berlin"], "new"],
  ] as const)
    await service.call("save_lead", { lead_id, tags, stage });
  return async () => {
    for (const end of endings) await end();
  };
});

const idsOf = (leads: readonly { id: string }[]): string[] => leads.map(({ id }) => id);

const list = async (input: object): Promise<string[]> => idsOf((await service.call("list_leads", input)).body.data);

test("filters by tag and stage, ignoring case, also together and on a list", async () => {
  expect(await list({ tag: "vip" })).toEqual(["led_demo_0002", "led_demo_0001"]);
  expect(await list({ stage: "NEW", sort: "oldest" })).toEqual(["led_demo_0001", "led_demo_0003"]);
  expect(await list({ tag: "Berlin", stage: "new", lead_list_id: "lst_demo_0001", sort: "oldest" })).toEqual([
    "led_demo_0001",
    "led_demo_0003",
  ]);
  expect(await list({ tag: "vip", stage: "new", lead_list_id: "lst_demo_0002" })).toEqual([]);
  expect(await list({ tag: "none" })).toEqual([]);
});

test("returns every lead of the account once, in both orders", async () => {
  const rows = await serviceTablesOf(service)
    .selectFrom("svc_leads")
    .select("id")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const read = async (sort: string) => idsOf(await everyPage(service, "list_leads", { sort }, 7));
  expect(await read("oldest")).toEqual(idsOf(rows));
  expect(await read("newest")).toEqual(idsOf(rows).reverse());
});

test("finds leads by words of their members' profiles, and returns these members", async () => {
  const lead = (await service.call("list_leads", { lead_list_id: "lst_demo_0001", limit: 1 })).body.data[0];
  const word = lead.profile.name.split(" ")[1] as string;
  const found = (await service.call("list_leads", { keyword: word })).body.data;
  expect(idsOf(found)).toContain(lead.id);
  const members = await networkOf(service).selectFrom("net_members").select(["id", "name"]).execute();
  const named = members.filter(({ name }) => name.endsWith(` ${word}`)).map(({ id }) => id);
  for (const { profile } of found) expect(named).toContain(profile.id);
});

test("an unknown list is not found, and the hint names the tool that creates lists", async () => {
  const { error } = await service.call("list_leads", { lead_list_id: "lst_none" });
  expect(error).toMatchObject({ code: "not_found", hint: expect.stringContaining("save_lead_list") });
});

test("a keyword that more than 1,000 members match finds each lead once, for any page size", async () => {
  const large = await startService({ members: 1200 });
  const members = await networkOf(large).selectFrom("net_members").select("id").orderBy("rank").limit(300).execute();
  const profileIds = idsOf(members).filter((id) => id !== "prf_demo_0001");
  await large.call("add_leads_to_list", { lead_list_id: "lst_demo_0001", profile_ids: profileIds });
  const all = await everyPage<Lead>(large, "list_leads", { sort: "oldest" }, 100);
  const found = await everyPage<Lead>(large, "list_leads", { keyword: "a", sort: "oldest" }, 100);
  expect(await networkOf(large).selectFrom("net_members").select("id").execute()).toHaveLength(1200);
  expect(found.length).toBeGreaterThan(200);
  expect(found).toEqual(all.filter((lead) => found.some(({ id }) => id === lead.id)));
  expect(await everyPage<Lead>(large, "list_leads", { keyword: "a", sort: "oldest" }, 7)).toEqual(found);
  const onList = { keyword: "a", sort: "oldest", lead_list_id: "lst_demo_0001" };
  const onListIds = idsOf(await everyPage<Lead>(large, "list_leads", onList, 30));
  expect(onListIds.length).toBeGreaterThan(100);
  expect(idsOf(found)).toEqual(expect.arrayContaining(onListIds));
});
