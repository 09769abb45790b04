import { expect, test } from "vitest";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService } from "../../../support/start-service.ts";

const safety_limits = { invitation: 15, message: 150, inmail: 10, profile_view: 250, follow: 50, engagement: 100 };
const defaults = {
  daily_limits: safety_limits,
  safety_limits,
  delay_seconds: { min: 60, max: 300 },
  working_hours: { days: ["monday", "tuesday", "wednesday", "thursday", "friday"], start: "09:00", end: "17:00" },
  timezone: "Europe/Stockholm",
  weekend: false,
  stop_on_reply: true,
  invitation_note_policy: "as_written",
  updated_at: null,
};

const get = { action: "get" };

test("returns the defaults on both surfaces, and stores nothing", async () => {
  const service = await startService();
  expect((await service.call("manage_outreach_settings", get)).body).toEqual(defaults);
  expect((await service.rest("GET /settings/outreach")).body).toEqual(defaults);
  expect(await serviceTablesOf(service).selectFrom("svc_outreach_settings").selectAll().execute()).toEqual([]);
});

test("changes the given settings and keeps the others", async () => {
  const service = await startService();
  const first = await service.rest("PATCH /settings/outreach", {
    daily_limits: { invitation: 5 },
    delay_seconds: { min: 120, max: 120 },
    weekend: true,
  });
  expect(first.body).toEqual({
    ...defaults,
    daily_limits: { ...safety_limits, invitation: 5 },
    delay_seconds: { min: 120, max: 120 },
    weekend: true,
    updated_at: "2026-06-15T09:30:00.000Z",
  });
  service.clock.advance(1000);
  const second = await service.call("manage_outreach_settings", {
    action: "update",
    daily_limits: { message: 0, invitation: 15 },
    stop_on_reply: false,
    invitation_note_policy: "never",
  });
  expect(second.body).toEqual({
    ...first.body,
    daily_limits: { ...safety_limits, message: 0 },
    stop_on_reply: false,
    invitation_note_policy: "never",
    updated_at: "2026-06-15T09:30:01.000Z",
  });
  service.clock.advance(1000);
  const repeated = await service.call("manage_outreach_settings", { action: "update", stop_on_reply: false });
  expect(repeated.body).toEqual(second.body);
  expect((await service.call("manage_outreach_settings", get)).body).toEqual(second.body);
});

test("the account's own limits apply from the next call on", async () => {
  const service = await startService();
  await service.call("manage_outreach_settings", { action: "update", daily_limits: { message: 1 } });
  const send = (text: string) => service.call("send_message", { profile_id: "prf_demo_0002", text });
  expect((await send("One")).error).toBeUndefined();
  expect((await send("Two")).error).toMatchObject({
    status: 429,
    code: "safety_limit_reached",
    category: "message",
    limit: 1,
    remaining: 0,
  });
  await service.call("manage_outreach_settings", { action: "update", daily_limits: { message: 2 } });
  expect((await send("Three")).error).toBeUndefined();
  const row = await serviceTablesOf(service).selectFrom("sb_accounts").select("daily_limits").executeTakeFirstOrThrow();
  expect(JSON.parse(row.daily_limits)).toEqual({ message: 2 });
});

test("limits of categories outside outreach are unchanged", async () => {
  const service = await startService();
  const tables = serviceTablesOf(service);
  await tables.updateTable("sb_accounts").set({ daily_limits: '{"search":7,"follow":99}' }).execute();
  const { body } = await service.call("manage_outreach_settings", { action: "update", daily_limits: { inmail: 3 } });
  expect(body.daily_limits).toEqual({ ...safety_limits, inmail: 3 });
  const row = await tables.selectFrom("sb_accounts").select("daily_limits").executeTakeFirstOrThrow();
  expect(JSON.parse(row.daily_limits)).toEqual({ search: 7, follow: 99, inmail: 3 });
});

test("get rejects every other argument", async () => {
  const service = await startService();
  const response = await service.call("manage_outreach_settings", { ...get, weekend: true, stop_on_reply: false });
  expect(response.error).toMatchObject({
    status: 400,
    code: "invalid_arguments",
    errors: [
      { pointer: "/weekend", detail: "This argument is not allowed if action is get." },
      { pointer: "/stop_on_reply" },
    ],
  });
  const rest = await service.rest("GET /settings/outreach?weekend=true");
  expect(rest.error).toMatchObject({ status: 400, errors: [{ pointer: "/weekend" }] });
});

test("update requires a setting to change", async () => {
  const service = await startService();
  const problem = {
    pointer: "/daily_limits",
    detail:
      "Give at least one of daily_limits, delay_seconds, weekend, stop_on_reply and invitation_note_policy if action is update.",
  };
  const response = await service.call("manage_outreach_settings", { action: "update" });
  expect(response.error).toMatchObject({ status: 400, code: "invalid_arguments", errors: [problem] });
  const rest = await service.rest("PATCH /settings/outreach", { weekend: null });
  expect(rest.error).toMatchObject({ status: 400, errors: [problem] });
});

test("rejects limits above the safety limits and a maximum pause below the minimum", async () => {
  const service = await startService();
  const above = await service.call("manage_outreach_settings", { action: "update", daily_limits: { invitation: 16 } });
  expect(above.error).toMatchObject({ errors: [{ pointer: "/daily_limits/invitation" }] });
  const pause = await service.rest("PATCH /settings/outreach", { delay_seconds: { min: 60, max: 59 }, weekend: true });
  expect(pause.error).toMatchObject({ status: 400, errors: [{ pointer: "/delay_seconds/max" }] });
  expect((await service.call("manage_outreach_settings", get)).body).toEqual(defaults);
});

test("get rejects a preview, and update supports it", async () => {
  const service = await startService();
  const read = await service.rest("GET /settings/outreach", undefined, { preview: true });
  expect(read.error).toMatchObject({ status: 400, code: "preview_not_supported" });
  const update = await service.rest("PATCH /settings/outreach", { weekend: true }, { preview: true });
  expect(update.body.weekend).toBe(true);
  expect((await service.call("manage_outreach_settings", get)).body.weekend).toBe(false);
});
