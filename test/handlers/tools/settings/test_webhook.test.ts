import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { createTestClock } from "../../../support/clock.ts";
import { startReceiver } from "../../../support/receiver.ts";
import { startService } from "../../../support/start-service.ts";

test("a test event is signed, and the response of the receiver is returned", async () => {
  const receiver = await startReceiver(() => ({ status: 422, body: `unknown event\u0000${"x".repeat(9_000)}` }));
  const outbound = { allowedNetworks: ["127.0.0.1/32"] };
  const service = await startService({ outbound, clock: createTestClock(Date.now()) });
  const { body: webhook } = await service.call("upsert_webhook", { url: receiver.url, events: ["*"], active: false });
  const preview = await service.call("test_webhook", { webhook_id: webhook.id, preview: true });
  expect(preview.body).toMatchObject({ delivered: false, response_status: null });
  expect(receiver.requests).toHaveLength(0);

  const { body } = await service.call("test_webhook", { webhook_id: webhook.id });
  expect(body).toMatchObject({ event: "webhook.test", delivered: false, response_status: 422 });
  expect(body.response_body).toMatch(/^unknown eventx{4082}$/);
  const [request] = receiver.requests;
  const headers = request?.headers as Record<string, string>;
  expect(new Webhook(webhook.secret).verify(request?.body ?? "", headers)).toMatchObject({ id: body.id, data: {} });
  expect((await service.call("list_webhooks")).body.data[0].deliveries).toMatchObject({ pending: 0, failed: 0 });
});

test("an unreachable receiver is reported as an error of the delivery", async () => {
  const service = await startService();
  const { body: webhook } = await service.call("upsert_webhook", { url: "https://hooks.example.com", events: ["*"] });
  const { body } = await service.call("test_webhook", { webhook_id: webhook.id });
  expect(body).toMatchObject({ delivered: false, response_status: null, error: "The host name cannot be resolved." });
});
