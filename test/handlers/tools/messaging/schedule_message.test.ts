import { expect, test } from "vitest";
import { revokeKey } from "../../../../runtime/index.ts";
import { eventually } from "../../../support/eventually.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { listEvents } from "../../../support/list-events.ts";
import { runJobs } from "../../../support/run-jobs.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const minute = 60_000;
const hour = 60 * minute;
const recipient = "prf_demo_0002";

const after = ({ clock }: TestService, ms: number): string => new Date(clock() + ms).toISOString();

const schedule = async (service: TestService, text: string, ms: number, options?: { key: string }) => {
  const input = { profile_id: recipient, text, send_at: after(service, ms) };
  const { body, error } = await service.call("schedule_message", input, options);
  expect(error).toBeUndefined();
  return body;
};

/** Returns status and reason of each scheduled message, by text. */
async function states(service: TestService): Promise<Record<string, [string, string | null]>> {
  const { body } = await service.call("list_scheduled_messages", { limit: 100 });
  const items = body.data as { text: string; status: string; status_reason: string | null }[];
  return Object.fromEntries(items.map(({ text, status, status_reason }) => [text, [status, status_reason]]));
}

const sentTexts = async (service: TestService): Promise<string[]> => {
  const rows = networkOf(service).selectFrom("net_messages").select("text").where("sender_id", "=", "prf_demo_0001");
  return (await rows.where("created_at", ">=", Date.parse("2026-06-15T09:30:00Z")).execute()).map(({ text }) => text);
};

test("the message is sent at its time by a call with the same key, and consumes its unit then", async () => {
  const service = await startService();
  const account_id = await addAccount(service, recipient);
  const advance = await runJobs(service);
  const { id } = await schedule(service, "Good morning", 10 * minute);
  const used = async () => {
    const usage = service.store.reader.selectFrom("sb_usage").select("used").where("category", "=", "message");
    return (await usage.executeTakeFirst())?.used ?? 0;
  };
  expect(await used()).toBe(0);
  advance(9 * minute);
  expect(await states(service)).toEqual({ "Good morning": ["pending", null] });
  advance(minute);
  const item = await eventually(async () => {
    const { body } = await service.call("list_scheduled_messages", { status: "sent" });
    expect(body.data).toHaveLength(1);
    return body.data[0];
  });
  expect(item).toMatchObject({ id, profile: { id: recipient }, status: "sent", ended_at: after(service, 0) });
  expect(await used()).toBe(1);
  const { conversation_id, message_id } = item;
  const received = await service.call("get_messages", { account_id, conversation_id, limit: 1 });
  expect(received.body.data[0]).toMatchObject({ id: message_id, text: "Good morning", direction: "received" });
  const audit = service.store.reader.selectFrom("sb_audit").selectAll().where("tool", "=", "send_message");
  const keys = await service.store.reader.selectFrom("sb_keys").select("id").execute();
  expect(await audit.execute()).toMatchObject([{ surface: "internal", outcome: "ok", principal_id: keys[0]?.id }]);
});

test("a job that runs again after a crash does not send twice", async () => {
  const service = await startService();
  const advance = await runJobs(service);
  const { id } = await schedule(service, "Only once", minute);
  advance(minute);
  await eventually(async () => expect(await states(service)).toEqual({ "Only once": ["sent", null] }));
  // The state after a crash between the call and the end of the job.
  const table = serviceTablesOf(service).updateTable("svc_scheduled_messages").where("id", "=", id);
  await table.set({ status: "pending", started_at: service.clock(), result_id: null }).execute();
  const job = { kind: "send_scheduled_message", key: id, payload: { id }, accountId: service.accountId };
  await service.service.jobs.enqueue(service.store.writer, job);
  advance(2 * hour);
  await eventually(async () => expect(await states(service)).toEqual({ "Only once": ["sent", null] }));
  // A day later, the response of the call is no longer stored.
  await table.set({ status: "pending", started_at: service.clock() - 24 * hour, result_id: null }).execute();
  await service.service.jobs.enqueue(service.store.writer, job);
  advance(0);
  const reason = "The attempt was interrupted: the message may have been sent.";
  await eventually(async () => expect(await states(service)).toEqual({ "Only once": ["failed", reason] }));
  expect(await sentTexts(service)).toEqual(["Only once"]);
});

test("after an interruption of the service, a message is sent at most an hour late", async () => {
  const service = await startService();
  await schedule(service, "An hour late", 11 * minute);
  const { id } = await schedule(service, "Too late", 10 * minute);
  const retried = await schedule(service, "Too late to try again", 9 * minute);
  const table = serviceTablesOf(service).updateTable("svc_scheduled_messages").where("id", "=", retried.id);
  await table.set({ attempts: 1 }).execute();
  service.clock.advance(71 * minute);
  await runJobs(service);
  const reason = "The service was not running within 60 minutes of the scheduled time.";
  await eventually(async () =>
    expect(await states(service)).toEqual({
      "An hour late": ["sent", null],
      "Too late": ["missed", reason],
      "Too late to try again": ["missed", reason],
    }),
  );
  expect(await sentTexts(service)).toEqual(["An hour late"]);
  const payload = { kind: "message", schedule_id: id, due_at: "2026-06-15T09:40:00.000Z" };
  const events = await listEvents(service, service.accountId);
  const missed = events.filter(({ type }) => type === "schedule.missed").map((event) => event.payload);
  expect(missed).toHaveLength(2);
  expect(missed).toContainEqual(payload);
  const notices = await eventually(async () => {
    const { data } = (await service.call("list_notifications", { kinds: ["schedule_missed"] })).body;
    expect(data).toHaveLength(2);
    return data;
  });
  const notice = { subject_id: id, read: false, text: expect.stringContaining(payload.due_at) };
  expect(notices).toContainEqual(expect.objectContaining(notice));
});

test("a reached limit moves a message to the next day, where it is sent", async () => {
  const service = await startService();
  await service.store.writer.updateTable("sb_accounts").set({ daily_limits: '{"message":1}' }).execute();
  service.service.accounts.invalidate("wsp_demo");
  const advance = await runJobs(service);
  await service.call("send_message", { profile_id: recipient, text: "Today's only message" });
  await schedule(service, "Tomorrow", minute);
  advance(minute);
  const midnight = "2026-06-15T22:00:00.000Z"; // in Stockholm
  await eventually(async () =>
    expect(await states(service)).toEqual({
      Tomorrow: ["pending", `The daily limit of 1 for message is reached: 1 used, 1 requested. Moved to ${midnight}.`],
    }),
  );
  advance(Date.parse(midnight) - service.clock());
  await eventually(async () => expect((await states(service))["Tomorrow"]?.[0]).toBe("sent"));
});

test("a message that can no longer be sent fails with the reason, and one that cannot be sent now is refused", async () => {
  const service = await startService();
  const key = await service.createKey(["outbound"]);
  const advance = await runJobs(service);
  await schedule(service, "Of a revoked key", minute, { key });
  await schedule(service, "To a former connection", 2 * minute);
  const { id } = await schedule(service, "Cancelled", 3 * minute);
  await service.call("cancel_scheduled_message", { scheduled_message_id: id });
  const keys = await service.store.reader.selectFrom("sb_keys").select("id").orderBy("id", "desc").execute();
  await revokeKey(service.store, keys[0]?.id ?? "", service.clock());
  await networkOf(service).deleteFrom("net_connections").execute();
  advance(3 * minute);
  await eventually(async () =>
    expect(await states(service)).toEqual({
      "Of a revoked key": ["failed", "The key or grant that requested this call has expired or was revoked."],
      "To a former connection": ["failed", "The member is not a first-degree connection."],
      Cancelled: ["cancelled", null],
    }),
  );
  expect(await sentTexts(service)).toEqual([]);
  const refused = async (input: object) =>
    (await service.call("schedule_message", { text: "Hello", send_at: after(service, hour), ...input })).error;
  expect(await refused({ profile_id: recipient })).toMatchObject({ code: "not_connected" });
  expect(await refused({ conversation_id: "cnv_none" })).toMatchObject({ code: "not_found" });
  const [pastError, farError] = [
    await refused({ profile_id: recipient, send_at: after(service, 0) }),
    await refused({ profile_id: recipient, send_at: after(service, 367 * 24 * hour) }),
  ];
  expect([pastError, farError].map(({ errors }) => errors[0].pointer)).toEqual(["/send_at", "/send_at"]);
});
