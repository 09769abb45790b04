import { expect, test } from "vitest";
import { addAccount } from "../../support/network.ts";
import { connectClient2 } from "../../support/official-clients.ts";
import { readResource } from "../../support/read-resource.ts";
import { startService } from "../../support/start-service.ts";

const path = "account/info";

test("contains the newest event of the account, and clients are notified of each one", async () => {
  const service = await startService();
  const writer = await addAccount(service, "prf_demo_0002");
  expect((await readResource(service, path)).latest_event).toBeNull();
  const received: string[] = [];
  const client = await connectClient2(service, "auto");
  client.setNotificationHandler("notifications/resources/updated", ({ params }) => void received.push(params.uri));
  const uris = ["info", "usage"].map((name) => `switchboard://account/${name}`);
  await client.listen({ resourceSubscriptions: uris });
  await service.call("send_message", { account_id: writer, profile_id: "prf_demo_0001", text: "Hello" });
  await expect.poll(() => received).toEqual([uris[0]]);
  expect((await readResource(service, path)).latest_event).toEqual({
    sequence: 1,
    type: "message.received",
    timestamp: new Date(service.clock()).toISOString(),
  });

  for (const { name, changes } of service.service.surface.events ?? [])
    expect([name, changes]).toEqual([name, expect.arrayContaining([uris[0]])]);

  await service.call("manage_outreach_settings", { action: "update", daily_limits: { message: 1 } });
  await expect.poll(() => received).toContain(uris[1]); // the limit has changed
  received.length = 0;
  await service.call("send_message", { profile_id: "prf_demo_0002", text: "Hello" });
  await expect.poll(() => received).toContain(uris[1]); // by limit.reached
  const newest = await service.store.reader
    .selectFrom("sb_events")
    .select(["seq", "type"])
    .where("account_id", "=", service.accountId)
    .orderBy("seq", "desc")
    .executeTakeFirstOrThrow();
  const { latest_event } = await readResource(service, path);
  expect(latest_event.sequence).toBeGreaterThan(1);
  expect(latest_event).toMatchObject({ sequence: newest.seq, type: newest.type });
});
