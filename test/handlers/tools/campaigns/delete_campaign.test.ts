import { expect, test } from "vitest";
import { createDraft, launch, preview } from "../../../support/campaigns.ts";
import { addAccount } from "../../../support/network.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService } from "../../../support/start-service.ts";

const tables = [
  "svc_enrollments",
  "svc_campaign_actions",
  "svc_campaign_events",
  "svc_campaign_counts",
  "svc_launch_tokens",
] as const;

test("deletes an archived campaign with all of its rows, and keeps the leads and other campaigns", async () => {
  const service = await startService();
  const key = await service.createKey(["admin"]);
  const id = await createDraft(service);
  const { body: launched } = await launch(service, id);
  const rows = async (campaignId: string) => {
    const counts: number[] = [];
    for (const table of tables) {
      const found = await serviceTablesOf(service)
        .selectFrom(table)
        .selectAll()
        .where("campaign_id", "=", campaignId)
        .execute();
      counts.push(found.length);
    }
    return counts;
  };
  const { total } = launched.stats.leads;
  expect(await rows(id)).toEqual([total, total, 0, 0, 1]);
  const other = await rows("cpn_demo_0001");
  const leads = serviceTablesOf(service).selectFrom("svc_leads").select("id").orderBy("id");
  const before = await leads.execute();

  expect((await service.call("delete_campaign", { campaign_id: id }, { key })).error).toMatchObject({
    code: "conflict",
  });
  await service.call("archive_campaign", { campaign_id: id });
  const { body } = await service.rest(`DELETE /campaigns/${id}`, undefined, { key });
  expect(body).toEqual({ id, deleted: true });
  expect(await rows(id)).toEqual([0, 0, 0, 0, 0]);
  expect(await rows("cpn_demo_0001")).toEqual(other);
  expect(await leads.execute()).toEqual(before);
  for (const tool of ["get_campaign", "delete_campaign"])
    expect(
      (await service.call(tool, { campaign_id: id }, { key: await service.createKey(["full_access"]) })).error,
    ).toMatchObject({ status: 404 });
  // Its leads can be enrolled again.
  expect((await preview(service, "cpn_demo_0002")).body.eligible_count).toBe(total);
});

test("does not delete campaigns of other accounts", async () => {
  const service = await startService();
  const key = await service.createKey(["admin"], { accountId: await addAccount(service, "prf_demo_0002") });
  const { error } = await service.call("delete_campaign", { campaign_id: "cpn_demo_0002" }, { key });
  expect(error).toMatchObject({ status: 404 });
  expect((await service.rest("GET /campaigns/cpn_demo_0002")).status).toBe(200);
});

test("a draft that was launched before is not resumed but launched again, and is deleted only after it was archived", async () => {
  const service = await startService();
  const key = await service.createKey(["full_access"]);
  const campaign_id = "cpn_demo_0001";
  const call = (tool: string) => service.call(tool, { campaign_id }, { key });
  await call("pause_campaign");
  await service.call("upsert_campaign", { campaign_id, daily_cap: 5 });
  const { error } = await call("resume_campaign");
  expect(error).toMatchObject({ code: "conflict", detail: expect.stringContaining("The campaign is draft;") });
  expect(error.hint).toMatch(/^To continue, call preview_campaign_launch, then confirm_campaign_launch/);
  expect(error.hint).not.toContain("delete_campaign");
  const refused = (await call("delete_campaign")).error;
  expect(refused).toMatchObject({ code: "conflict", detail: expect.stringContaining("must be archived first") });
  expect(refused.hint).toContain("archive_campaign");
  await call("archive_campaign");
  expect((await call("delete_campaign")).body).toEqual({ id: campaign_id, deleted: true });
});
