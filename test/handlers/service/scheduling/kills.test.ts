import { expect, test } from "vitest";
import { eventually } from "../../../support/eventually.ts";
import { networkOf } from "../../../support/network.ts";
import { runJobs } from "../../../support/run-jobs.ts";
import { runsAllTests } from "../../../support/run-all-tests.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService, type TestService } from "../../../support/start-service.ts";
import { buildWorker } from "../../../support/worker-processes.ts";

const [messages, kills] = runsAllTests ? [140, 8] : [30, 1];
const minute = 60_000;
const startNode = buildWorker("service/worker.ts");

/** Sets the time at which the clocks of new nodes start. */
const setTime = (service: TestService, time: number) =>
  service.store.writer
    .insertInto("sb_settings")
    .values({ name: "test_clock", value: String(time) })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: String(time) }))
    .execute();

test("two nodes send each scheduled message once, even if one of them is killed while sending", async () => {
  const service = await startService();
  const texts = Array.from({ length: messages }, (_, index) => `Message ${String(index).padStart(3, "0")}`);
  for (const text of texts) {
    const input = { profile_id: "prf_demo_0002", text, send_at: new Date(service.clock() + minute).toISOString() };
    expect((await service.call("schedule_message", input)).error).toBeUndefined();
  }
  const sent = async (): Promise<string[]> => {
    const rows = networkOf(service).selectFrom("net_messages").select("text").where("text", "like", "Message %");
    return (await rows.execute()).map(({ text }) => text).sort();
  };
  const advance = await runJobs(service);
  for (let kill = 1; kill <= kills; kill += 1) {
    await setTime(service, service.clock() + minute); // the leases of a killed node have expired by then
    const node = await startNode(service.databaseUrl);
    advance(minute);
    const goal = Math.floor((messages * kill) / (kills + 1));
    await eventually(async () => expect((await sent()).length).toBeGreaterThanOrEqual(goal), { interval: 1 });
    node.kill("SIGKILL");
  }
  advance(minute);
  const table = serviceTablesOf(service).selectFrom("svc_scheduled_messages");
  await eventually(async () => {
    advance(1_000); // PostgreSQL may end a killed node's transaction only after the first retry; the job then waits
    expect(await table.select("id").where("status", "=", "sent").execute()).toHaveLength(messages);
  });
  expect(await sent()).toEqual(texts);
  const usage = service.store.reader.selectFrom("sb_usage").select("used").where("category", "=", "message");
  expect(await usage.execute()).toEqual([{ used: messages }]);
}, 300_000);
