import { expect, test } from "vitest";
import { addAccount } from "../../support/network.ts";
import { connectClient2 } from "../../support/official-clients.ts";
import { readResource } from "../../support/read-resource.ts";
import { startService } from "../../support/start-service.ts";

const path = "account/events";

test("contains the newest events of the account, and clients are notified of each one", async () => {
  const service = await startService();
  const writer = await addAccount(service, "prf_demo_0002");
  const { length: earlier } = (await readResource(service, path)).data as unknown[];
  const received: string[] = [];
  const client = await connectClient2(service, "auto");
  client.setNotificationHandler("notifications/resources/updated", ({ params }) => void received.push(params.uri));
  const uris = ["events", "usage", "info"].map((name) => `switchboard://account/${name}`);
  await client.listen({ resourceSubscriptions: uris });
  const { body } = await service.call("send_message", {
    account_id: writer,
    profile_id: "prf_demo_0001",
    text: "Hello",
  });
  await expect.poll(() => received).toEqual([uris[0]]);
  const { data } = await readResource(service, path);
  expect(data).toHaveLength(Math.min(50, earlier + 1));
  expect(data[0]).toEqual({
    sequence: expect.any(Number),
    type: "message.received",
    timestamp: new Date(service.clock()).toISOString(),
    data: expect.objectContaining({ message_id: body.id, sender_id: "prf_demo_0002" }),
  });

  for (const { name, changes } of service.service.surface.events ?? [])
    expect([name, changes]).toEqual([name, expect.arrayContaining([uris[0]])]);

  await service.call("manage_outreach_settings", { action: "update", daily_limits: { message: 1 } });
  await service.call("send_message", { profile_id: "prf_demo_0002", text: "Hello" });
  await expect.poll(() => received).toContain(uris[1]); // by limit.reached
  expect((await readResource(service, path)).data.map(({ type }: { type: string }) => type)).toContain("limit.reached");
});
