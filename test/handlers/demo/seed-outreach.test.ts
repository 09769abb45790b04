import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { openStore } from "../../../runtime/index.ts";
import type { OutreachTables } from "../../../handlers/tables/outreach.ts";
import { networkOf } from "../../support/network.ts";
import { createDatabase } from "../../support/databases.ts";
import { serviceTablesOf } from "../../support/service-tables.ts";
import { startService } from "../../support/start-service.ts";
import { fillTemplate } from "../../support/templates.ts";

const day = 86_400_000;

test("does not contradict the network: who accepted is a connection, who did not is none", async () => {
  const service = await startService();
  const connections = await networkOf(service)
    .selectFrom("net_connections")
    .select("other_id")
    .where("member_id", "=", "prf_demo_0001")
    .execute();
  const connected = new Set(connections.map(({ other_id }) => other_id));
  const tables = serviceTablesOf(service);
  const events = await tables.selectFrom("svc_campaign_events").selectAll().execute();
  const running = events.filter(({ campaign_id }) => campaign_id === "cpn_demo_0001");
  const accepted = new Set(running.filter(({ kind }) => kind === "accepted").map(({ profile_id }) => profile_id));
  for (const { profile_id, step_kind, kind } of running)
    if (step_kind === "invite" && kind === "sent") expect(connected.has(profile_id)).toBe(accepted.has(profile_id));
  expect(running.filter(({ kind }) => kind === "sent").length).toBeGreaterThanOrEqual(60);
});

test("goes through all stages within four weeks, in working hours, with nothing done today", async () => {
  const service = await startService();
  const tables = serviceTablesOf(service);
  const enrollments = await tables.selectFrom("svc_enrollments").selectAll().execute();
  const running = enrollments.filter(({ campaign_id }) => campaign_id === "cpn_demo_0001");
  expect(new Set(running.map(({ stage }) => stage))).toEqual(
    new Set(["pending", "in_progress", "replied", "completed", "stopped", "failed"]),
  );
  const events = await tables.selectFrom("svc_campaign_events").selectAll().execute();
  const hours = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Stockholm", weekday: "short", hour: "2-digit" });
  const today = Date.parse("2026-06-14T22:00Z");
  const byDay = new Map<string, number>();
  for (const { campaign_id, kind, step_kind, occurred_at } of events) {
    expect(occurred_at).toBeLessThan(service.clock());
    if (kind !== "sent") continue;
    expect(occurred_at).toBeLessThan(today);
    expect(hours.format(occurred_at)).toMatch(/^(Mon|Tue|Wed|Thu|Fri), (09|1[0-6])$/);
    if (campaign_id === "cpn_demo_0001") expect(occurred_at).toBeGreaterThan(service.clock() - 29 * day);
    const key = `${Math.floor(occurred_at / day)} ${step_kind}`;
    byDay.set(key, (byDay.get(key) ?? 0) + 1);
  }
  for (const [key, count] of byDay) if (key.endsWith("invite")) expect(count).toBeLessThanOrEqual(15);
});

test("keeps enrolments, actions and events in step", async () => {
  const service = await startService();
  const tables = serviceTablesOf(service);
  const [enrollments, actions, events] = [
    await tables.selectFrom("svc_enrollments").selectAll().execute(),
    await tables.selectFrom("svc_campaign_actions").selectAll().execute(),
    await tables.selectFrom("svc_campaign_events").selectAll().execute(),
  ];
  for (const { id, stage, step, ended_at } of enrollments) {
    const own = actions.filter(({ enrollment_id }) => enrollment_id === id);
    const planned = own.filter(({ status }) => status === "planned");
    const onTheWay = stage === "pending" || stage === "in_progress";
    expect(planned.map((action) => action.step)).toEqual(onTheWay ? [step] : []);
    expect(ended_at === null).toBe(onTheWay);
    for (const { due_at } of planned) expect(due_at).toBeGreaterThanOrEqual(service.clock());
    expect(
      own
        .filter(({ status }) => status === "done")
        .map((action) => action.step)
        .sort(),
    ).toEqual(
      events
        .filter(({ enrollment_id, kind }) => enrollment_id === id && kind === "sent")
        .map((event) => event.step)
        .sort(),
    );
    const replied = events.some(({ enrollment_id, kind }) => enrollment_id === id && kind === "replied");
    expect(replied).toBe(stage === "replied");
  }
});

test("is the same each time, and grows with the network", async () => {
  const read = async (members: number) => {
    const database = await createDatabase();
    await fillTemplate(database.url, { name: "demo", members });
    const store = await openStore(database.url);
    const tables = store.reader as unknown as Kysely<OutreachTables>;
    const events = await tables.selectFrom("svc_campaign_events").selectAll().orderBy("id").execute();
    const leads = await tables.selectFrom("svc_leads").selectAll().orderBy("id").execute();
    await store.close();
    await database.drop();
    return { events, leads };
  };
  const [one, again, small] = [await read(120), await read(120), await read(60)];
  expect(again).toEqual(one);
  expect(small.events.length).toBeGreaterThan(50);
  expect(small.leads.length).toBeLessThan(one.leads.length);
});
