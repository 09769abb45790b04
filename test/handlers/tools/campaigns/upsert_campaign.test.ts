import { expect, test } from "vitest";
import { createDraft, forceStatus, goodSteps, launch, preview } from "../../../support/campaigns.ts";
import { addAccount } from "../../../support/network.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService } from "../../../support/start-service.ts";

test("creates a draft with the account's working hours, no cap, and a stop on replies", async () => {
  const service = await startService();
  await service.call("update_account_settings", {
    timezone: "Europe/Lisbon",
    working_hours: { days: ["friday", "monday"], start: "08:30", end: "12:00" },
  });
  const { status, body } = await service.rest("POST /campaigns", { name: " Quiet " });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: "Quiet",
    status: "draft",
    steps: [],
    schedule: { timezone: "Europe/Lisbon", days: ["monday", "friday"], start: "08:30", end: "12:00" },
    daily_cap: null,
    stop_on: ["replied"],
    lead_list: null,
    created_at: "2026-06-15T09:30:00.000Z",
    launched_at: null,
    next_action_at: null,
  });
  expect(body.stats).toMatchObject({ contacted: 0, days: [], steps: [], leads: { total: 0 }, first_action_at: null });
  expect((await service.call("get_campaign", { campaign_id: body.id })).body).toEqual(body);
});

test("fills in defaults of steps, and accepts its own output", async () => {
  const service = await startService();
  const { body } = await service.call("upsert_campaign", { name: "Test", steps: goodSteps });
  expect(body.steps[0]).toEqual({
    kind: "view_profile",
    delay_hours: 0,
    condition: "always",
    wait_hours: 336,
    reaction: "like",
    variants: [],
  });
  expect(body.steps[1].variants).toEqual([
    { name: "A", subject: null, text: goodSteps[1]?.variants?.[0]?.text, weight: 1 },
    { name: "B", subject: null, text: goodSteps[1]?.variants?.[1]?.text, weight: 1 },
  ]);
  const again = await service.rest(`PATCH /campaigns/${body.id}`, { name: "Test", steps: body.steps });
  expect(again.body).toEqual(body);
});

test("refuses two variants of a step with the same name", async () => {
  const service = await startService();
  const steps = [
    { kind: "message", variants: [{ name: "b", text: "One" }, { text: "Two" }, { name: " Short ", text: "Three" }] },
    {
      kind: "message",
      variants: [
        { name: "B", text: "One" },
        { name: "\u200b", text: "Two" },
      ],
    },
  ];
  const { error } = await service.call("upsert_campaign", { name: "Test", steps });
  expect(error.errors).toEqual([
    {
      pointer: "/steps/0/variants/1/name",
      detail: "The name B is already used by variant 1 of this step.",
      hint: "Choose another name.",
    },
    expect.objectContaining({ pointer: "/steps/1/variants/1/name" }),
  ]);
});

test("a repeated call returns the same draft, unless it has leads or differs; a lead list can be removed", async () => {
  const service = await startService();
  const input = { name: "Repeated", steps: goodSteps, daily_cap: 5, lead_list_id: "lst_demo_0001" };
  const create = async (changes: object = {}) =>
    (await service.call("upsert_campaign", { ...input, ...changes })).body.id as string;
  const id = await create();
  expect(await create()).toBe(id);
  expect(await create({ daily_cap: null })).not.toBe(id);
  const { body } = await service.rest(`PATCH /campaigns/${id}`, { lead_list_id: null });
  expect(body.lead_list).toBeNull();
  expect(await create({ lead_list_id: undefined })).toBe(id);
  await service.call("add_leads_to_campaign", { campaign_id: id, lead_ids: ["led_demo_0001"] });
  expect(await create({ lead_list_id: undefined })).not.toBe(id);
});

test("changes the given fields and keeps the others", async () => {
  const service = await startService();
  const id = await createDraft(service, { daily_cap: 7, stop_on: ["company_replied", "accepted"] });
  const before = (await service.rest(`GET /campaigns/${id}`)).body;
  expect(before.stop_on).toEqual(["accepted", "company_replied"]);
  service.clock.advance(60_000);
  const { body } = await service.call("upsert_campaign", { campaign_id: id, name: "Other", daily_cap: null });
  expect(body).toEqual({ ...before, name: "Other", daily_cap: null, updated_at: "2026-06-15T09:31:00.000Z" });
});

test("reports all invalid fields together and stores nothing", async () => {
  const service = await startService();
  const { error, status } = await service.rest("POST /campaigns", {
    name: "Wrong",
    schedule: { timezone: "Europe/Nowhere", days: ["monday"], start: "10:00", end: "10:00" },
    steps: [
      { kind: "view_profile", variants: [{ text: "Hello" }] },
      {
        kind: "invite",
        variants: [
          { text: "Hello {{firstname}}" },
          { text: "é".repeat(301) },
          { text: "Hello {{first_name" },
          { text: "Hi", subject: "Hi" },
        ],
      },
      { kind: "inmail", variants: [{ text: "No subject" }, { text: "x".repeat(1901), subject: "s {{nobody}}" }] },
      { kind: "message", variants: [{ text: "   " }] },
    ],
  });
  expect(status).toBe(400);
  expect(error.code).toBe("invalid_arguments");
  expect(error.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    "/steps/0/variants",
    "/steps/1/variants/0/text",
    "/steps/1/variants/1/text",
    "/steps/1/variants/2/text",
    "/steps/1/variants/3/subject",
    "/steps/2/variants/0/subject",
    "/steps/2/variants/1/text",
    "/steps/2/variants/1/subject",
    "/steps/3/variants/0/text",
    "/schedule/end",
    "/schedule/timezone",
  ]);
  expect(error.errors[1]).toMatchObject({
    detail: "Unknown variables: {{firstname}} (character 7).",
    hint: expect.stringContaining("first_name"),
  });
  const blank = await service.call("upsert_campaign", { name: "  " });
  expect(blank.error.errors).toMatchObject([{ pointer: "/name" }]);
  const kept = await serviceTablesOf(service).selectFrom("svc_campaigns").select("id").orderBy("id").execute();
  expect(kept.map(({ id }) => id)).toEqual(["cpn_demo_0001", "cpn_demo_0002", "cpn_demo_0003"]);
});

test("reports an unknown lead list together with other problems", async () => {
  const service = await startService();
  const { error } = await service.call("upsert_campaign", {
    name: "\u200b",
    lead_list_id: "lst_nobody",
    steps: [{ kind: "message", variants: [{ text: "Hello {{firstname}}" }] }],
  });
  expect(error.code).toBe("invalid_arguments");
  expect(error.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    "/name",
    "/steps/0/variants/0/text",
    "/lead_list_id",
  ]);
  const alone = await service.call("upsert_campaign", { name: "Test", lead_list_id: "lst_nobody" });
  expect(alone.error).toMatchObject({
    code: "not_found",
    hint: expect.stringContaining("lst_demo_0001 (Summit guests)"),
  });
});

test("stores the demo's steps unchanged when they are sent back", async () => {
  const service = await startService();
  const tables = serviceTablesOf(service);
  for (const source of ["cpn_demo_0001", "cpn_demo_0002", "cpn_demo_0003"]) {
    const { steps } = (await service.rest(`GET /campaigns/${source}`)).body;
    const { id } = (await service.call("upsert_campaign", { name: "Copy", steps })).body;
    const rows = await tables.selectFrom("svc_campaigns").select("steps").where("id", "in", [source, id]).execute();
    expect(new Set(rows.map((row) => row.steps)).size).toBe(1);
  }
});

test("counts code points, not UTF-16 units", async () => {
  const service = await startService();
  const steps = (text: string) => [{ kind: "invite", variants: [{ text }] }];
  expect((await service.call("upsert_campaign", { name: "At", steps: steps("😀".repeat(300)) })).error).toBeUndefined();
  expect((await service.call("upsert_campaign", { name: "Over", steps: steps("😀".repeat(301)) })).error).toMatchObject(
    {
      errors: [{ pointer: "/steps/0/variants/0/text" }],
    },
  );
});

test("turns ready and paused campaigns into drafts again", async () => {
  const service = await startService();
  const id = await createDraft(service);
  await preview(service, id);
  expect((await service.rest(`GET /campaigns/${id}`)).body.status).toBe("ready");
  expect((await service.call("upsert_campaign", { campaign_id: id, name: "Test" })).body.status).toBe("draft");
  await launch(service, id);
  await forceStatus(service, id, "paused");
  const { body } = await service.call("upsert_campaign", { campaign_id: id, name: "Later" });
  expect(body).toMatchObject({ status: "draft", paused_at: null, launched_at: "2026-06-15T09:30:00.000Z" });
});

test("rejects changes to running, completed and archived campaigns", async () => {
  const service = await startService();
  for (const campaign_id of ["cpn_demo_0001", "cpn_demo_0003"]) {
    const { error } = await service.call("upsert_campaign", { campaign_id, name: "New" });
    expect(error).toMatchObject({ status: 409, code: "campaign_not_editable" });
  }
  await service.call("archive_campaign", { campaign_id: "cpn_demo_0002" });
  const { error } = await service.rest("PATCH /campaigns/cpn_demo_0002", { name: "New" });
  expect(error).toMatchObject({ code: "campaign_not_editable", detail: expect.stringContaining("archived") });
  expect((await service.rest("GET /campaigns/cpn_demo_0002")).body.name).toBe("Summit follow-up");
});

test("does not find campaigns or lead lists of other accounts", async () => {
  const service = await startService();
  const account_id = await addAccount(service, "prf_demo_0002");
  const unknown = await service.call("upsert_campaign", { campaign_id: "cpn_nobody", name: "New" });
  expect(unknown.error).toMatchObject({ status: 404, code: "not_found" });
  const foreign = await service.call("upsert_campaign", { account_id, campaign_id: "cpn_demo_0002", name: "New" });
  expect(foreign.error).toMatchObject({ status: 404, code: "not_found" });
  const list = await service.call("upsert_campaign", { account_id, name: "New", lead_list_id: "lst_demo_0001" });
  expect(list.error).toMatchObject({ status: 404, code: "not_found" });
  expect((await service.rest("GET /campaigns/cpn_demo_0002")).body.name).toBe("Summit follow-up");
});
