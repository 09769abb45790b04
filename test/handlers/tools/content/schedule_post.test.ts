import { expect, test } from "vitest";
import { eventually } from "../../../support/eventually.ts";
import { networkOf } from "../../../support/network.ts";
import { runJobs } from "../../../support/run-jobs.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const hour = 3_600_000;
const after = ({ clock }: TestService, ms: number): string => new Date(clock() + ms).toISOString();
const schedule = (service: TestService, input: object) => service.call("schedule_post", input);

const rowsOf = (service: TestService) =>
  serviceTablesOf(service).selectFrom("svc_scheduled_posts").selectAll().orderBy("id").execute();

test("a post is published at its latest scheduled time with its latest content, and not before", async () => {
  const service = await startService();
  const advance = await runJobs(service);
  const text = "First version";
  const poll = { question: "Which", options: ["First", "Second"], days: 2 };
  const { body: draft } = await service.call("save_post_draft", { text, poll, mentions: ["prf_demo_0002"] });
  const { body: first } = await schedule(service, { draft_id: draft.id, publish_at: after(service, hour) });
  const { body: moved } = await schedule(service, {
    scheduled_post_id: first.id,
    text: "Second version",
    visibility: "connections",
    publish_at: after(service, 2 * hour),
  });
  expect(moved).toMatchObject({
    id: first.id,
    poll,
    mentions: ["prf_demo_0002"],
    publish_at: after(service, 2 * hour),
  });
  advance(hour);
  const { body: sooner } = await service.rest(`PATCH /scheduled-posts/${first.id}`, {
    publish_at: after(service, 60_000),
  });
  expect(sooner).toMatchObject({ status: "pending", text: "Second version" });
  const published = () =>
    networkOf(service).selectFrom("net_posts").selectAll().where("text", "like", "% version").execute();
  expect(await published()).toEqual([]);
  advance(60_000);
  const [row] = await eventually(async () => {
    const rows = await rowsOf(service);
    expect(rows).toMatchObject([{ status: "sent" }]);
    return rows;
  });
  const posts = await published();
  expect(posts).toMatchObject([{ id: row?.result_id, text: "Second version", visibility: "connections" }]);
  const { body } = await service.call("get_post", { post_id: row?.result_id });
  expect(body.mentions).toMatchObject([{ profile_id: "prf_demo_0002" }]);
  expect(body.poll).toMatchObject({ question: "Which", options: [{ text: "First" }, { text: "Second" }] });
  const change = await schedule(service, { scheduled_post_id: first.id, text: "Third version" });
  expect(change.error).toMatchObject({
    code: "conflict",
    hint: expect.stringContaining(String(row?.result_id)) as string,
  });
});

test("scheduling the same text for the same time, or the same draft again, adds no second post", async () => {
  const service = await startService();
  const publish_at = after(service, hour);
  const one = (await schedule(service, { text: "Once", publish_at })).body;
  expect((await schedule(service, { text: "Once", publish_at })).body).toEqual(one);
  const { body: draft } = await service.call("save_post_draft", { text: "A draft", format: "list", topic: "Teams" });
  const scheduled = (await schedule(service, { draft_id: draft.id, publish_at })).body;
  expect(scheduled).toMatchObject({ draft_id: draft.id, text: "A draft", format: "list", topic: "Teams" });
  const later = after(service, 2 * hour);
  expect((await schedule(service, { draft_id: draft.id, publish_at: later })).body).toEqual({
    ...scheduled,
    publish_at: later,
  });
  expect(await rowsOf(service)).toHaveLength(2);
  expect((await service.call("delete_post_draft", { draft_id: draft.id })).error.code).toBe("not_found");
});

test("the eleventh post of a day moves to the next day", async () => {
  const service = await startService();
  const advance = await runJobs(service);
  for (let at = 1; at <= 11; at += 1)
    await schedule(service, { text: `Post ${at}`, publish_at: after(service, hour + at) });
  advance(hour + 20);
  const moved = await eventually(async () => {
    const rows = await rowsOf(service);
    expect(rows.filter(({ status }) => status === "sent")).toHaveLength(10);
    return rows.filter(({ status }) => status === "pending");
  });
  const midnight = Date.parse("2026-06-15T22:00:00Z"); // in Stockholm
  await eventually(async () =>
    expect((await rowsOf(service)).filter(({ status }) => status === "pending")).toMatchObject([
      { id: moved[0]?.id, due_at: midnight, started_at: null },
    ]),
  );
});

test("a missed post can be scheduled again with a new time", async () => {
  const service = await startService();
  const { body } = await schedule(service, { text: "Late", publish_at: after(service, hour) });
  service.clock.advance(3 * hour);
  const advance = await runJobs(service);
  await eventually(async () => expect(await rowsOf(service)).toMatchObject([{ status: "missed" }]));
  const again = (input: object) => schedule(service, { scheduled_post_id: body.id, ...input });
  expect((await again({ text: "Later" })).error.errors[0].pointer).toBe("/publish_at");
  expect((await again({ publish_at: after(service, hour) })).body).toMatchObject({
    status: "pending",
    status_reason: null,
    ended_at: null,
  });
  advance(hour);
  await eventually(async () => expect(await rowsOf(service)).toMatchObject([{ status: "sent" }]));
});

test("a failed post is not scheduled again while 500 others are waiting", async () => {
  const service = await startService();
  const publish_at = new Date(service.clock() + 86_400_000).toISOString();
  const { id: scheduled_post_id } = (await service.call("schedule_post", { text: "Failed", publish_at })).body;
  const tables = serviceTablesOf(service);
  const row = await tables.selectFrom("svc_scheduled_posts").selectAll().executeTakeFirstOrThrow();
  const waiting = Array.from({ length: 500 }, (_, at) => ({ ...row, id: `spo_${at}`, text: `Waiting ${at}` }));
  await tables.insertInto("svc_scheduled_posts").values(waiting).execute();
  await tables.updateTable("svc_scheduled_posts").set({ status: "failed" }).where("id", "=", row.id).execute();
  const again = () => service.call("schedule_post", { scheduled_post_id, publish_at });
  expect((await again()).error).toMatchObject({ code: "conflict", detail: expect.stringContaining("500") });
  await tables.deleteFrom("svc_scheduled_posts").where("id", "=", "spo_1").execute();
  expect((await again()).body).toMatchObject({ id: scheduled_post_id, status: "pending" });
});
