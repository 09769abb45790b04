import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import type { Campaign } from "../../../../generated/schemas.ts";
import { openStore } from "../../../../runtime/index.ts";
import type { ServiceTables } from "../../../../handlers/context.ts";
import { expectCountsOfRows } from "../../../support/counters.ts";
import { localDay } from "../../../support/local-day.ts";
import { networkOf } from "../../../support/network.ts";
import { wrongSummaries } from "../../../support/network-digest.ts";
import { createDatabase } from "../../../support/databases.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService, type TestService } from "../../../support/start-service.ts";
import { fillDemo } from "../../../support/templates.ts";

const day = 86_400_000;

const owner = "prf_demo_0001";

async function readPast(service: TestService) {
  const [network, tables] = [networkOf(service), serviceTablesOf(service)];
  const events = await tables.selectFrom("svc_campaign_events").selectAll().orderBy("occurred_at").execute();
  const connections = await network.selectFrom("net_connections").selectAll().where("member_id", "=", owner).execute();
  const invitations = await network
    .selectFrom("net_invitations")
    .selectAll()
    .where((where) => where.or([where("sender_id", "=", owner), where("recipient_id", "=", owner)]))
    .execute();
  const messages = await network
    .selectFrom("net_messages as m")
    .innerJoin("net_participants as p", "p.conversation_id", "m.conversation_id")
    .select(["p.member_id as with", "m.id", "m.sender_id", "m.text", "m.created_at", "m.conversation_id"])
    .where("p.member_id", "!=", owner)
    .where("m.conversation_id", "in", (select) =>
      select.selectFrom("net_participants as o").select("o.conversation_id").where("o.member_id", "=", owner),
    )
    .orderBy("m.created_at")
    .execute();
  return { network, tables, events, connections, invitations, messages };
}

test("campaign invitations exist on the network, and only accepted ones became connections", async () => {
  const service = await startService();
  const { network, events, connections, invitations } = await readPast(service);
  const sent = events.filter(({ kind, step_kind }) => kind === "sent" && step_kind === "invite");
  expect(sent.length).toBeGreaterThanOrEqual(60);
  for (const { enrollment_id, profile_id, occurred_at } of sent) {
    const accepted = events.find((event) => event.enrollment_id === enrollment_id && event.kind === "accepted");
    const own = invitations.filter(({ sender_id, recipient_id }) => [sender_id, recipient_id].includes(profile_id));
    expect(own.filter(({ created_at }) => created_at >= occurred_at)).toMatchObject([
      {
        sender_id: owner,
        recipient_id: profile_id,
        created_at: occurred_at,
        message: expect.stringMatching(/^Hello [^{}]+$/),
        status: accepted ? "accepted" : "pending",
        responded_at: accepted?.occurred_at ?? null,
      },
    ]);
    const connected = connections.find(({ other_id }) => other_id === profile_id)?.connected_at;
    expect(connected).toBe(accepted?.occurred_at);
    const notices = await network
      .selectFrom("net_notices")
      .select("created_at")
      .where("member_id", "=", owner)
      .where("actor_id", "=", profile_id)
      .where("kind", "=", "invitation_accepted")
      .execute();
    expect(notices).toEqual(accepted ? [{ created_at: accepted.occurred_at }] : []);
  }
  await expectCountsOfRows(service);
});

test("campaign messages and replies are in the conversations with the leads", async () => {
  const service = await startService();
  const { tables, events, messages } = await readPast(service);
  const written = events.filter(({ kind, step_kind }) => step_kind === "message" && kind === "sent");
  const replied = events.filter(({ kind }) => kind === "replied");
  expect(written.length).toBeGreaterThan(20);
  expect(replied.length).toBeGreaterThan(5);
  for (const { kind, profile_id, occurred_at } of [...written, ...replied]) {
    const sender_id = kind === "sent" ? owner : profile_id;
    const own = messages.filter((message) => message.with === profile_id && message.created_at === occurred_at);
    expect(own).toMatchObject([{ sender_id, text: expect.stringMatching(/^[^{}]+$/) }]);
  }
  const leads = await tables.selectFrom("svc_enrollments").select("profile_id").execute();
  const known = new Set(leads.map(({ profile_id }) => profile_id));
  expect(messages.filter((message) => known.has(message.with))).toHaveLength(written.length + replied.length);
  const [first] = replied;
  const reply = messages.find(({ sender_id }) => sender_id === first?.profile_id);
  const found = await service.call("list_conversations", { keyword: reply?.text ?? "", limit: 100 });
  expect(found.body.data.map(({ id }: { id: string }) => id)).toContain(reply?.conversation_id);
  expect(await wrongSummaries(networkOf(service))).toEqual([]);
});

test("the account's analytics, invitations and messages include the campaign's counts", async () => {
  const service = await startService();
  const { tables, messages, invitations } = await readPast(service);
  const { stats, launched_at }: Campaign = (await service.rest("GET /campaigns/cpn_demo_0001")).body;
  const since = Date.parse(launched_at ?? "");
  const leads = await tables
    .selectFrom("svc_enrollments")
    .select("profile_id")
    .where("campaign_id", "=", "cpn_demo_0001")
    .execute();
  const isLead = (id: string) => leads.some(({ profile_id }) => profile_id === id);
  const own = invitations.filter(
    ({ sender_id, recipient_id, created_at }) => sender_id === owner && isLead(recipient_id) && created_at >= since,
  );
  const talk = messages.filter((message) => isLead(message.with));
  expect(stats).toMatchObject({
    invitations_sent: own.length,
    invitations_accepted: own.filter(({ status }) => status === "accepted").length,
    messages_sent: talk.filter(({ sender_id }) => sender_id === owner).length,
    replied: new Set(talk.filter(({ sender_id }) => sender_id !== owner).map((message) => message.with)).size,
  });
  expect(own.filter(({ status }) => status === "pending")).toHaveLength(
    stats.invitations_sent - stats.invitations_accepted,
  );
  const { outreach } = (await service.call("get_analytics", { period: "30d" })).body;
  expect(outreach.invitations_sent.value).toBeGreaterThanOrEqual(stats.invitations_sent);
  expect(outreach.invitations_accepted.value).toBeGreaterThanOrEqual(stats.invitations_accepted);
  expect(outreach.messages_sent.value).toBeGreaterThanOrEqual(stats.messages_sent);
});

test("pending invitations can be withdrawn, and members reserved for other examples stay strangers", async () => {
  const service = await startService();
  const { events, invitations, connections } = await readPast(service);
  const accepted = new Set(events.filter(({ kind }) => kind === "accepted").map(({ profile_id }) => profile_id));
  const waiting = events.find(
    ({ kind, step_kind, profile_id }) => kind === "sent" && step_kind === "invite" && !accepted.has(profile_id),
  );
  const { data } = (await service.call("list_invitations", { direction: "sent", status: "pending", limit: 100 })).body;
  const listed = data.find(({ profile }: { profile: { id: string } }) => profile.id === waiting?.profile_id);
  const withdrawn = await service.call("cancel_invitation", { invitation_id: listed.id });
  expect(withdrawn.body).toMatchObject({ id: listed.id, status: "withdrawn" });
  for (let number = 40; number < 50; number++) {
    const id = `prf_demo_00${number}`;
    expect(connections.some(({ other_id }) => other_id === id)).toBe(false);
    expect(invitations.some(({ sender_id, recipient_id }) => [sender_id, recipient_id].includes(id))).toBe(false);
  }
});

test("the account never sent more invitations per day than its limit", async () => {
  const service = await startService();
  const { invitations } = await readPast(service);
  const byDay = new Map<string, number>();
  for (const { sender_id, created_at } of invitations) {
    const on = localDay(created_at, "Europe/Stockholm");
    if (sender_id === owner) byDay.set(on, (byDay.get(on) ?? 0) + 1);
  }
  expect(Math.max(...byDay.values())).toBeLessThanOrEqual(15);
});

test("the running campaign covers all stages within four weeks, in working hours and before today", async () => {
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

test("enrollments, actions and events are consistent", async () => {
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

test("the owner has recorded the outcomes of replies, and campaigns report them", async () => {
  const service = await startService();
  const { events, messages } = await readPast(service);
  const rows = await serviceTablesOf(service).selectFrom("svc_enrollments").selectAll().execute();
  const rated = rows.filter(({ outcome }) => outcome !== null);
  expect(new Set(rated.map(({ outcome }) => outcome))).toEqual(new Set(["positive", "neutral", "negative"]));
  expect(rated.every(({ stage }) => stage === "replied")).toBe(true);
  const isRead = ({ kind, occurred_at }: { kind: string; occurred_at: number }) =>
    kind === "replied" && occurred_at < service.clock() - 36 * 3_600_000;
  expect(rated.map(({ id }) => id).sort()).toEqual(
    events
      .filter(isRead)
      .map(({ enrollment_id }) => enrollment_id)
      .sort(),
  );
  const outcomesByText = new Map<string, Set<string | null>>();
  for (const { profile_id, outcome } of rated) {
    const text = messages.find(({ sender_id }) => sender_id === profile_id)?.text ?? "";
    outcomesByText.set(text, (outcomesByText.get(text) ?? new Set()).add(outcome));
  }
  expect([...outcomesByText.values()].every(({ size }) => size === 1)).toBe(true);
  const positive = (await service.call("list_campaign_leads", { campaign_id: "cpn_demo_0001", outcome: "positive" }))
    .body;
  expect(positive.data.length).toBeGreaterThan(0);
});

test("the seed is reproducible and grows with the network", async () => {
  const read = async (members: number) => {
    const database = await createDatabase();
    const store = await openStore(database.url);
    await fillDemo(store, members);
    const tables = store.reader as unknown as Kysely<ServiceTables>;
    const events = await tables.selectFrom("svc_campaign_events").selectAll().orderBy("id").execute();
    const leads = await tables.selectFrom("svc_leads").selectAll().orderBy("id").execute();
    await store.close();
    await database.drop();
    return { events, leads };
  };
  const [one, again, small] = [await read(120), await read(120), await read(60)];
  expect(again).toEqual(one);
  expect(small.events.length).toBeGreaterThan(40);
  expect(small.leads.length).toBeLessThan(one.leads.length);
});
