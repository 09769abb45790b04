import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import type { ToolName } from "../../runtime/index.ts";
import type { WebhookEvent } from "../../generated/client/index.ts";
import { createSeededPlace, runProgram, startProgram } from "../support/program.ts";
import { startReceiver } from "../support/receiver.ts";

test("an event that was not received before a crash is sent again by the restarted process", async () => {
  const statuses = [500];
  const receiver = await startReceiver(() => statuses.shift() ?? 204);
  const place = createSeededPlace({ SWITCHBOARD_ALLOWED_NETWORKS: "127.0.0.0/8" });
  const call = async (tool: ToolName, input: object): Promise<Record<string, string>> =>
    JSON.parse((await runProgram(place, ["call", tool, JSON.stringify(input)])).stdout) as Record<string, string>;

  const first = await startProgram(place);
  const { secret = "" } = await call("upsert_webhook", { url: receiver.url, events: ["post.published"] });
  const { id: postId } = await call("create_post", { text: "News" });
  await expect.poll(() => call("list_webhooks", {}).then(JSON.stringify)).toContain('"attempts":1'); // committed
  first.signal("SIGKILL");
  await first.finished;
  const second = await startProgram(place);
  await expect.poll(() => receiver.requests.length, { timeout: 60_000 }).toBeGreaterThan(1);
  await second.stop();

  const ids = receiver.requests.map(({ headers }) => headers["webhook-id"]);
  expect(new Set(ids).size).toBe(1);
  const { body = "", headers = {} } = receiver.requests.at(-1) ?? {};
  const event = new Webhook(secret).verify(body, headers as Record<string, string>) as WebhookEvent;
  expect(event).toMatchObject({ type: "post.published", data: { post_id: postId } });
});
