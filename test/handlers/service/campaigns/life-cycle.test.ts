import { expect, test } from "vitest";
import type { CampaignStatus } from "../../../../generated/schemas.ts";
import { createDraft } from "../../../support/campaigns.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService } from "../../../support/start-service.ts";

const statuses = ["draft", "ready", "running", "paused", "completed", "archived"] as const;

/** The status after each tool, by the status before it, as the pages of the tools describe it. */
const expected: Readonly<Record<string, Partial<Record<CampaignStatus, CampaignStatus | "deleted">>>> = {
  upsert_campaign: { draft: "draft", ready: "draft", paused: "draft" },
  pause_campaign: { running: "paused", paused: "paused" },
  resume_campaign: { running: "running", paused: "running" },
  archive_campaign: Object.fromEntries(statuses.map((status) => [status, "archived"])),
  add_leads_to_campaign: { draft: "draft", ready: "draft", running: "running", paused: "paused" },
  remove_leads_from_campaign: {
    draft: "draft",
    ready: "draft",
    running: "completed", // without its only lead
    paused: "paused",
    completed: "completed",
  },
  update_campaign_lead: { draft: "draft", ready: "draft", running: "completed", paused: "paused" },
  delete_campaign: { draft: "deleted", archived: "deleted" },
};

test.each(Object.entries(expected))("%s leads to the status of the life cycle, or is refused", async (tool, after) => {
  const service = await startService();
  const key = await service.createKey(["full_access"]);
  const tables = serviceTablesOf(service);
  for (const status of statuses) {
    const campaign_id = await createDraft(service, { lead_list_id: "lst_demo_0002" });
    await service.call("add_leads_to_campaign", { campaign_id, profile_ids: ["prf_demo_0040"] });
    const enrollments = tables.selectFrom("svc_enrollments").select("lead_id").where("campaign_id", "=", campaign_id);
    const { lead_id = "" } = (await enrollments.executeTakeFirst()) ?? {};
    await tables.updateTable("svc_campaigns").set({ status }).where("id", "=", campaign_id).execute();
    const more: Readonly<Record<string, object>> = {
      upsert_campaign: { daily_cap: 5 },
      add_leads_to_campaign: { profile_ids: ["prf_demo_0041"] },
      remove_leads_from_campaign: { lead_ids: [lead_id] },
      update_campaign_lead: { lead_id, stage: "stopped" },
    };
    const { body, error } = await service.call(tool, { campaign_id, ...more[tool] }, { key });
    const next = after[status];
    if (next === undefined) {
      expect({ status, code: error?.code }).toEqual({
        status,
        code: tool === "upsert_campaign" ? "campaign_not_editable" : "conflict",
      });
      expect(error.detail).toContain(`The campaign is ${status};`);
      expect(error.hint).toContain("clone_campaign");
      expect(error.hint).not.toContain(tool);
    } else {
      expect({ status, error }).toEqual({ status, error: undefined });
      const now = await service.call("get_campaign", { campaign_id }, { key });
      expect({ status, next: now.body?.status ?? "deleted" }).toEqual({ status, next });
      expect({ status, skipped: body.skipped ?? [] }).toEqual({ status, skipped: [] });
    }
    await service.call("archive_campaign", { campaign_id }); // frees the leads for the next campaign
  }
});
