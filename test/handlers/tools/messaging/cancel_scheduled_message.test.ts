import { expect, test } from "vitest";
import { eventually } from "../../../support/eventually.ts";
import { runJobs } from "../../../support/run-jobs.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService } from "../../../support/start-service.ts";

test("cancelling again changes nothing, and a message that was sent or is being sent cannot be cancelled", async () => {
  const service = await startService();
  const advance = await runJobs(service);
  const schedule = async (text: string): Promise<string> => {
    const send_at = new Date(service.clock() + 60_000).toISOString();
    return (await service.call("schedule_message", { profile_id: "prf_demo_0002", text, send_at })).body.id;
  };
  const cancel = (id: string) => service.call("cancel_scheduled_message", { scheduled_message_id: id });
  const cancelled = await schedule("Cancelled");
  const first = (await cancel(cancelled)).body;
  expect(first).toMatchObject({ status: "cancelled", ended_at: new Date(service.clock()).toISOString() });
  const sent = await schedule("Sent");
  advance(60_000);
  const messageId = await eventually(async () => {
    const { body } = await service.call("list_scheduled_messages", { status: "sent" });
    expect(body.data).toMatchObject([{ text: "Sent" }]);
    return body.data[0].message_id as string;
  });
  expect((await cancel(cancelled)).body).toEqual(first);
  const { error } = await cancel(sent);
  expect(error).toMatchObject({ code: "conflict", hint: expect.stringContaining(messageId) as string });
  const failed = await schedule("Failed");
  const failedRow = serviceTablesOf(service).updateTable("svc_scheduled_messages").where("id", "=", failed);
  await failedRow.set({ status: "failed", status_reason: "Not connected", ended_at: 1 }).execute();
  expect((await cancel(failed)).body).toMatchObject({ status: "cancelled", status_reason: "Not connected" });
  const started = await schedule("Being sent");
  const row = serviceTablesOf(service).updateTable("svc_scheduled_messages").where("id", "=", started);
  await row.set({ started_at: service.clock() }).execute();
  expect((await cancel(started)).error).toMatchObject({
    code: "conflict",
    detail: "The message is being sent, or an earlier attempt may have sent it.",
  });
});
