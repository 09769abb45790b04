import { expect, test } from "vitest";
import type { LaunchPreview } from "../../generated/schemas.ts";
import { embeddedConnector } from "../../handlers/network/connectors/embedded/embedded-connector.ts";
import { createDraft } from "../support/campaigns.ts";
import { createTestClock } from "../support/clock.ts";
import { readResource } from "../support/read-resource.ts";
import { startService, type TestService } from "../support/start-service.ts";

/** Starts the service with the demo account on a kind of network that has weekly limits: 100 invitations in 7 days. */
async function start(startedAt?: string): Promise<TestService> {
  const service = await startService({
    connectors: { embedded: embeddedConnector, remote: embeddedConnector },
    ...(startedAt !== undefined && { clock: createTestClock(Date.parse(startedAt)) }),
  });
  await service.store.writer
    .updateTable("sb_accounts")
    .set({ network_kind: "remote" })
    .where("id", "=", service.accountId)
    .execute();
  return service;
}

const use = async ({ store, accountId }: TestService, days: Readonly<Record<string, number>>): Promise<void> => {
  const rows = Object.entries(days).map(([day, used]) => ({
    account_id: accountId,
    category: "invitation",
    day,
    used,
  }));
  await store.writer.insertInto("sb_usage").values(rows).execute();
};

const invitations = async (service: TestService) => {
  const { categories } = await readResource(service, "account/usage");
  return categories.find(({ category }: { readonly category: string }) => category === "invitation");
};

test("the usage resource shows each window, and the units that remain under all of them", async () => {
  const service = await start();
  await use(service, { "2026-06-08": 50, "2026-06-09": 15, "2026-06-12": 79, "2026-06-15": 4 });
  expect(await invitations(service)).toEqual({
    category: "invitation",
    title: "Invitations",
    used: 4,
    limit: 15,
    remaining: 2,
    windows: [{ window: "weekly", limit: 100, used: 98, remaining: 2, resets_at: "2026-06-15T22:00:00.000Z" }],
  });
});

test("the demo network has only daily limits", async () => {
  const service = await startService();
  await use(service, { "2026-06-13": 200 });
  expect(await invitations(service)).toEqual({
    category: "invitation",
    title: "Invitations",
    used: 0,
    limit: 15,
    remaining: 15,
  });
});

test("after a time zone change to the east, today's units count once in the week", async () => {
  const service = await start("2026-06-15T11:00Z");
  await use(service, { "2026-06-15": 9 });
  await service.call("update_account_settings", { timezone: "Pacific/Kiritimati" }); // 16 June
  expect(await invitations(service)).toMatchObject({ used: 9, remaining: 6, windows: [{ used: 9, remaining: 91 }] });
});

test("after a time zone change to the west, the units of both days count in the week", async () => {
  const service = await start("2026-06-14T22:30Z"); // 15 June in Stockholm
  await use(service, { "2026-06-14": 5, "2026-06-15": 9 });
  await service.call("update_account_settings", { timezone: "America/Los_Angeles" }); // 14 June
  expect(await invitations(service)).toMatchObject({ used: 9, remaining: 6, windows: [{ used: 14, remaining: 86 }] });
  service.clock.advance(86_400_000); // 15 June in Los Angeles
  expect(await invitations(service)).toMatchObject({ used: 9, remaining: 6, windows: [{ used: 14, remaining: 86 }] });
});

test("after a time zone change to the west, an exhausted daily limit resets on the first day with unused units", async () => {
  const service = await start("2026-06-14T22:30Z"); // 15 June in Stockholm
  await use(service, { "2026-06-15": 15 });
  await service.call("update_account_settings", { timezone: "America/Los_Angeles" }); // 14 June
  const invite = async () => (await service.call("send_invitation", { profile_id: "prf_demo_0040" })).error;
  const reset_at = "2026-06-16T07:00:00.000Z";
  expect(await invite()).toMatchObject({ code: "safety_limit_reached", window: "daily", reset_at });
  service.clock.advance(Date.parse(reset_at) - service.clock() - 1);
  expect(await invite()).toMatchObject({ code: "safety_limit_reached", window: "daily", reset_at });
  service.clock.advance(1);
  expect(await invite()).toBeUndefined();
});

test("a plan never contains more invitations in 7 days than the weekly limit", async () => {
  const service = await start();
  await use(service, { "2026-06-12": 60, "2026-06-14": 36 });
  const id = await createDraft(service, { steps: [{ kind: "invite", variants: [{ text: "Hello {{first_name}}" }] }] });
  const { body }: { body: LaunchPreview } = await service.rest(`POST /campaigns/${id}/launch/preview`);
  const planned = body.daily_plan.map(({ day, invite }) => [Date.parse(day) / 86_400_000, invite] as const);
  const all = [
    ...planned,
    [Date.parse("2026-06-12") / 86_400_000, 60],
    [Date.parse("2026-06-14") / 86_400_000, 36],
  ] as const;
  for (const [end] of planned) {
    const inWindow = all.filter(([day]) => day <= end && day > end - 7).reduce((sum, [, count]) => sum + count, 0);
    expect(inWindow).toBeLessThanOrEqual(100);
  }
  // Four remain this week; the units of 12 June become available on 19 June.
  expect(body.daily_plan.slice(0, 2)).toMatchObject([{ day: "2026-06-15", invite: 4 }, { day: "2026-06-19" }]);
});

test("the warning about an exhausted limit names the window and when the campaign continues", async () => {
  const service = await start();
  await use(service, { "2026-06-12": 90, "2026-06-14": 10 });
  const id = await createDraft(service, { steps: [{ kind: "invite", variants: [{ text: "Hello {{first_name}}" }] }] });
  const { body }: { body: LaunchPreview } = await service.rest(`POST /campaigns/${id}/launch/preview`);
  expect(body.warnings.filter(({ code }) => code === "limit_exhausted")).toMatchObject([
    {
      text: "The weekly limit of 100 for invitation is used up; the campaign continues at 2026-06-18T22:00:00.000Z.",
    },
  ]);
});
