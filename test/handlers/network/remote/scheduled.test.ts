import { expect, test } from "vitest";
import { eventually } from "../../../support/eventually.ts";
import { runJobs } from "../../../support/run-jobs.ts";
import { startRemote } from "../../../support/start-remote.ts";

const minute = 60_000;

test("a scheduled message whose effect is unknown stays locked, is tried again, and is sent once", async () => {
  const served = await startRemote({ config: { settleMs: minute } });
  const { remote, clock } = served;
  const [connection] = (await remote.call("GET", "/v2/connections")).body.elements as any[];
  const profile_id = `prf_rn_${connection.member.urn.split(":").at(-1)}`;
  const send_at = new Date(clock() + minute).toISOString();
  const { body } = await served.call("schedule_message", { profile_id, text: "Later", send_at });
  const sent = () => remote.effects({ kind: "message.sent" });
  const item = async () => (await served.call("list_scheduled_messages")).body.data[0];
  await remote.fault({ kind: "close", at: "before", method: "POST" });
  const advance = await runJobs(served);
  advance(minute);
  await eventually(async () => expect((await item()).status_reason).toContain("did not confirm"));
  const cancelled = await served.call("cancel_scheduled_message", { scheduled_message_id: body.id });
  expect(cancelled.error.code).toBe("conflict");
  // Now it is certain that nothing was sent.
  advance(minute + 1_000);
  await eventually(async () => expect((await item()).status_reason).not.toContain("did not confirm"));
  expect(await item()).toMatchObject({ status: "pending", message_id: null });
  expect(await sent()).toHaveLength(0);
  advance(5 * minute);
  await eventually(async () => expect(await item()).toMatchObject({ status: "sent" }));
  expect(await sent()).toHaveLength(1);
});
