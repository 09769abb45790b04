import { expect, test } from "vitest";
import { addAccount } from "../../../support/network.ts";
import { readResource } from "../../../support/read-resource.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const defaults = {
  account_id: "acc_demo_0001",
  timezone: "Europe/Stockholm",
  language: "en",
  working_hours: { days: ["monday", "tuesday", "wednesday", "thursday", "friday"], start: "09:00", end: "17:00" },
  notifications: {
    invitations: true,
    messages: true,
    mentions: true,
    engagement: true,
    profile_views: true,
    campaigns: true,
  },
  analytics_retention_days: 365,
  updated_at: null,
};

test("returns the current settings if nothing changes, and stores no row", async () => {
  const service = await startService();
  expect((await service.rest("PATCH /account/settings", {})).body).toEqual(defaults);
  const same = { language: "en", notifications: { messages: true } };
  expect((await service.call("update_account_settings", same)).body).toEqual(defaults);
  const rows = await serviceTablesOf(service).selectFrom("svc_account_settings").selectAll().execute();
  expect(rows).toEqual([]);
});

test("changes the given settings and keeps the others", async () => {
  const service = await startService();
  const first = await service.rest("PATCH /account/settings", {
    language: "pt-br",
    notifications: { profile_views: false },
  });
  expect(first.body).toEqual({
    ...defaults,
    language: "pt-BR",
    notifications: { ...defaults.notifications, profile_views: false },
    updated_at: "2026-06-15T09:30:00.000Z",
  });
  service.clock.advance(1000);
  const second = await service.call("update_account_settings", {
    working_hours: { days: ["sunday", "tuesday", "monday"], start: "08:30", end: "16:00" },
    notifications: { mentions: false },
    analytics_retention_days: 90,
  });
  expect(second.body).toEqual({
    ...first.body,
    working_hours: { days: ["monday", "tuesday", "sunday"], start: "08:30", end: "16:00" },
    notifications: { ...defaults.notifications, profile_views: false, mentions: false },
    analytics_retention_days: 90,
    updated_at: "2026-06-15T09:30:01.000Z",
  });
  service.clock.advance(1000);
  const repeated = await service.call("update_account_settings", { language: "pt-BR", analytics_retention_days: 90 });
  expect(repeated.body).toEqual(second.body);
});

test("a new time zone applies from the next call on, to the account and the day of its limits", async () => {
  const service = await startService();
  const { body } = await service.call("update_account_settings", { timezone: "Pacific/Kiritimati" });
  expect(body).toMatchObject({ timezone: "Pacific/Kiritimati", updated_at: "2026-06-15T09:30:00.000Z" });
  expect((await service.call("get_account")).body.timezone).toBe("Pacific/Kiritimati");
  const usage = await service.rpc("resources/read", { uri: "switchboard://account/usage" });
  expect(JSON.parse(usage.body.contents[0].text)).toMatchObject({
    day: "2026-06-15",
    timezone: "Pacific/Kiritimati",
    resets_at: "2026-06-15T10:00:00.000Z",
  });
  const outreach = await service.call("manage_outreach_settings", { action: "get" });
  expect(outreach.body.timezone).toBe("Pacific/Kiritimati");
});

test.each([
  ["europe/lisbon", "Europe/Lisbon"],
  ["Asia/Kolkata", "Asia/Kolkata"],
  ["UTC", "UTC"],
  ["US/Pacific", "US/Pacific"],
])("accepts the time zone %s as %s", async (given, kept) => {
  const service = await startService();
  expect((await service.call("update_account_settings", { timezone: given })).body.timezone).toBe(kept);
});

test.each(["Mars/Olympus", "+02:00", "", "Europe/Lisbon "])("rejects the time zone %j", async (timezone) => {
  const service = await startService();
  const response = await service.call("update_account_settings", { timezone, language: "de" });
  expect(response.error).toMatchObject({ status: 400, code: "invalid_arguments", errors: [{ pointer: "/timezone" }] });
  expect((await service.call("update_account_settings")).body).toEqual(defaults);
});

test("rejects working hours that do not end after their start, and malformed language tags", async () => {
  const service = await startService();
  for (const [start, end] of [
    ["17:00", "09:00"],
    ["09:00", "09:00"],
  ]) {
    const response = await service.rest("PATCH /account/settings", { working_hours: { days: ["monday"], start, end } });
    expect(response.error).toMatchObject({ status: 400, errors: [{ pointer: "/working_hours/end" }] });
  }
  const late = await service.call("update_account_settings", {
    working_hours: { days: ["monday"], start: "09:00", end: "24:00" },
  });
  expect(late.error).toMatchObject({ errors: [{ pointer: "/working_hours/end" }] });
  const tag = await service.call("update_account_settings", { language: "en-a" });
  expect(tag.error).toMatchObject({ errors: [{ pointer: "/language" }] });
  const malformed = await service.call("update_account_settings", { language: "en-GB-oed-xx-yy" });
  expect(malformed.error).toMatchObject({ errors: [{ pointer: "/language" }] });
  const nothing = await service.call("update_account_settings", { notifications: {} });
  expect(nothing.error).toMatchObject({ errors: [{ pointer: "/notifications" }] });
});

test("each account has its own settings", async () => {
  const service = await startService();
  const other = await addAccount(service, "prf_demo_0002", "Europe/Lisbon");
  await service.call("update_account_settings", { account_id: other, language: "pt", timezone: "UTC" });
  expect((await service.call("update_account_settings")).body).toEqual(defaults);
  const response = await service.rest(`PATCH /account/settings?account_id=${other}`, {});
  expect(response.body).toMatchObject({ account_id: other, language: "pt", timezone: "UTC" });
});

test("a preview returns the settings and changes none", async () => {
  const service = await startService();
  const preview = await service.rest("PATCH /account/settings", { timezone: "UTC", language: "de" }, { preview: true });
  expect(preview.body).toMatchObject({ timezone: "UTC", language: "de" });
  expect((await service.call("update_account_settings")).body).toEqual(defaults);
});

test("concurrent changes are both stored", async () => {
  const service = await startService();
  await Promise.all([
    service.call("update_account_settings", { notifications: { messages: false } }),
    service.call("update_account_settings", { notifications: { mentions: false } }),
    service.call("update_account_settings", { notifications: { campaigns: false } }),
  ]);
  expect((await service.call("update_account_settings")).body.notifications).toEqual({
    ...defaults.notifications,
    messages: false,
    mentions: false,
    campaigns: false,
  });
});

async function messagesToday(service: TestService): Promise<{ day: string; used: number }> {
  const { day, categories } = await readResource(service, "account/usage");
  return { day, used: categories.find(({ category }: { category: string }) => category === "message").used };
}

test("changing the time zone does not reset the daily limits", async () => {
  const service = await startService();
  const usedToday = () => messagesToday(service);
  await service.call("send_message", { profile_id: "prf_demo_0002", text: "One" });
  expect(await usedToday()).toEqual({ day: "2026-06-15", used: 1 });
  expect((await service.call("update_account_settings", { timezone: "Pacific/Kiritimati" })).body.timezone).toBe(
    "Pacific/Kiritimati",
  );
  // It is 23:30 there, still the same day.
  expect(await usedToday()).toEqual({ day: "2026-06-15", used: 1 });
  const again = await service.call("update_account_settings", { timezone: "Etc/GMT+12" });
  expect(again.error).toMatchObject({ status: 409, code: "conflict" });
  service.clock.advance(24 * 3_600_000);
  await service.call("send_message", { profile_id: "prf_demo_0002", text: "Two" });
  expect(await usedToday()).toEqual({ day: "2026-06-16", used: 1 });
  expect((await service.call("update_account_settings", { timezone: "Etc/GMT+12" })).error).toBeUndefined();
  // It is 21:30 of the previous day there.
  expect(await usedToday()).toEqual({ day: "2026-06-15", used: 1 });
});

test("a time zone in which the previous day has not ended shows the units used on that day", async () => {
  const service = await startService();
  const send = (text: string) => service.call("send_message", { profile_id: "prf_demo_0002", text });
  await send("One");
  await send("Two");
  service.clock.advance(14 * 3_600_000);
  await send("Three");
  expect(await messagesToday(service)).toEqual({ day: "2026-06-16", used: 1 });
  await service.call("update_account_settings", { timezone: "UTC" });
  expect(await messagesToday(service)).toEqual({ day: "2026-06-15", used: 2 });
});
