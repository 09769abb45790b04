import { sql } from "kysely";
import { expect, test } from "vitest";
import type { LeadListReport } from "../../../../generated/schemas.ts";
import { lockLeads } from "../../../../handlers/service/leads/lock-leads.ts";
import { goodSteps } from "../../../support/campaigns.ts";
import { eventually } from "../../../support/eventually.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const searches = async ({ store }: TestService): Promise<number> => {
  const usage = store.reader.selectFrom("sb_usage").select("used").where("category", "=", "search");
  return (await usage.executeTakeFirst())?.used ?? 0;
};

test("imports the results of search_people page by page, one search unit each, without duplicates", async () => {
  const service = await startService();
  const query = { keyword: "engineer" };
  const expected = (await service.call("search_people", { ...query, limit: 5 })).body.data.map(
    ({ id }: { id: string }) => id,
  );
  const { id: lead_list_id } = (await service.call("save_lead_list", { name: "Engineers" })).body;
  const used = await searches(service);
  const first = (await service.call("import_leads_from_search", { lead_list_id, query, limit: 3 })).body;
  const second = await service.call("import_leads_from_search", {
    lead_list_id,
    query,
    limit: 2,
    cursor: first.next_cursor,
  });
  expect(second.body).toMatchObject({ added: 2, lead_list: { lead_count: 5 } });
  expect(await searches(service)).toBe(used + 2);
  const leads = (await service.call("list_leads", { lead_list_id })).body.data;
  expect(new Set(leads.map(({ profile }: { profile: { id: string } }) => profile.id))).toEqual(new Set(expected));
  const again = (await service.call("import_leads_from_search", { lead_list_id, query, limit: 5 })).body;
  expect(again).toMatchObject({ added: 0, unchanged: 5, leads_created: 0 });
});

test("an unknown list fails and consumes no unit; an empty query is rejected", async () => {
  const service = await startService();
  const unknown = await service.call("import_leads_from_search", { lead_list_id: "lst_none", query: { title: "cto" } });
  expect(unknown.error.code).toBe("not_found");
  expect(await searches(service)).toBe(0);
  const empty = await service.call("import_leads_from_search", { lead_list_id: "lst_demo_0001", query: {} });
  expect(empty.error.code).toBe("invalid_arguments");
});

test("a list that is deleted during the search is not found", async () => {
  const service = await startService();
  const { store, accountId } = service;
  const { id: lead_list_id } = (await service.call("save_lead_list", { name: "Short-lived" })).body;
  const importing = store.transaction(async (tx) => {
    await lockLeads({ db: tx, dialect: store.dialect, account: { id: accountId } as never });
    const call = service.call("import_leads_from_search", { lead_list_id, query: { keyword: "engineer" } });
    // On SQLite, transactions run in sequence. On PostgreSQL, the call must have reached the lock.
    if (store.dialect === "postgres")
      await eventually(async () => {
        const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
        expect((await waiting.execute(store.reader)).rows).not.toEqual([]);
      });
    await sql`delete from svc_lead_lists where id = ${lead_list_id}`.execute(tx);
    return { call }; // not awaited, because it ends after this transaction
  });
  expect((await (await importing).call).error).toMatchObject({ code: "not_found" });
});

test("the results of a search become the preview of a campaign through tool calls alone", async () => {
  const { call } = await startService();
  const people = (await call("search_people", { keyword: "engineer", degree: [2], limit: 4 })).body.data;
  const list = (await call("save_lead_list", { name: "For these people" })).body;
  const profile_ids = people.map(({ id }: { id: string }) => id);
  const added = (await call("add_leads_to_list", { lead_list_id: list.id, profile_ids })).body;
  expect(added.lead_list.lead_count).toBe(4);
  const campaign = (await call("upsert_campaign", { name: "Hello", steps: goodSteps, lead_list_id: list.id })).body;
  const preview = (await call("preview_campaign_launch", { campaign_id: campaign.id })).body;
  expect(preview).toMatchObject({ lead_count: 4, eligible_count: 4 - preview.excluded_count });
  expect(preview.samples.length).toBeGreaterThan(0);
});

test("counts each person once when the call also adds tags, and explains a search without results", async () => {
  const { call } = await startService();
  const { id: lead_list_id } = (await call("save_lead_list", { name: "Engineers" })).body;
  const search = { lead_list_id, query: { keyword: "engineer" } };
  await call("import_leads_from_search", { ...search, limit: 3 });
  const input = { ...search, limit: 5, tags: ["met"] };
  const tagged: LeadListReport = (await call("import_leads_from_search", input)).body;
  expect(tagged).toMatchObject({ added: 2, unchanged: 3, no_matches: null });
  expect(tagged.leads_created + tagged.leads_updated).toBe(5);
  const query = { title: "Zxqvw", location: "Sweden" };
  const { body } = await call("import_leads_from_search", { lead_list_id, query });
  const { no_matches } = (await call("search_people", query)).body;
  expect(no_matches).not.toBeNull();
  expect(body).toMatchObject({ added: 0, no_matches });
});
