import { expect, test } from "vitest";
import type { ScheduledMessage } from "../../../../generated/schemas.ts";
import { everyPage } from "../../../support/every-page.ts";
import { addAccount } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

test("lists each message once for any page size, in both orders, and only those of the account", async () => {
  const service = await startService();
  const key = await service.createKey(["outbound"], { accountId: await addAccount(service, "prf_demo_0002") });
  const hours = [5, 1, 3, 3, 2];
  const message = (hour: number, conversation_id = "cnv_demo_0001") => ({
    conversation_id,
    text: `In ${hour} hours`,
    send_at: new Date(service.clock() + hour * 3_600_000).toISOString(),
  });
  const ids: string[] = [];
  for (const hour of hours) ids.push((await service.call("schedule_message", message(hour))).body.id as string);
  const foreign = await service.call("list_conversations", {}, { key });
  await service.call("schedule_message", message(4, foreign.body.data[0].id), { key });
  await service.call("cancel_scheduled_message", { scheduled_message_id: ids[0] });
  const list = async (input: object, limit: number) =>
    (await everyPage<ScheduledMessage>(service, "list_scheduled_messages", input, limit)).map(({ id }) =>
      ids.indexOf(id),
    );
  for (const limit of [1, 2, 100]) {
    expect(await list({}, limit)).toEqual([0, 3, 2, 4, 1]);
    expect(await list({ sort: "soonest" }, limit)).toEqual([1, 4, 2, 3, 0]);
    expect(await list({ status: "pending" }, limit)).toEqual([1, 4, 2, 3]);
    expect(await list({ status: "pending", sort: "latest" }, limit)).toEqual([3, 2, 4, 1]);
  }
  expect(await list({ status: "cancelled" }, 10)).toEqual([0]);
});
