import { Webhook } from "standardwebhooks";
import { beforeEach, expect, test } from "vitest";
import type { WebhookEvent } from "../../../../generated/client/index.ts";
import { createTestClock } from "../../../support/clock.ts";
import { addAccount } from "../../../support/network.ts";
import { startReceiver, type ReceivedRequest, type Response, type TestReceiver } from "../../../support/receiver.ts";
import { runJobs } from "../../../support/run-jobs.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const [second, hour, day] = [1_000, 3_600_000, 86_400_000];
const outbound = { allowedNetworks: ["127.0.0.0/8"] };

let service: TestService;
let advance: (milliseconds: number) => void;

beforeEach(async () => {
  // The library that receivers use compares the time of a request with the current time.
  service = await startService({ outbound, clock: createTestClock(Date.now()) });
  advance = await runJobs(service);
});

async function addWebhook({ url }: TestReceiver, events: readonly string[] = ["*"]) {
  return (await service.call("upsert_webhook", { url: `${url}/`, events })).body;
}

const readWebhook = async (id: string) =>
  (await service.call("list_webhooks")).body.data.find((webhook: { id: string }) => webhook.id === id);

/** Returns in how many milliseconds the waiting job of a kind is due; null while it runs. */
async function dueIn(kind: string): Promise<number | null> {
  const jobs = service.store.reader.selectFrom("sb_jobs").select("due_at").where("kind", "=", kind);
  const job = await jobs.where("claimed_at", "is", null).executeTakeFirst();
  return job ? (job.due_at ?? 0) - service.clock() : null;
}

const publish = async (text = "News") => (await service.call("create_post", { text })).body.id as string;
const write = (profileId: string, text: string) => service.call("send_message", { profile_id: profileId, text });
const eventOf = ({ body }: ReceivedRequest) => JSON.parse(body) as WebhookEvent;

/** Waits for a number of requests, and a little longer to detect unexpected ones. */
async function received({ requests }: TestReceiver, count: number): Promise<readonly ReceivedRequest[]> {
  await expect.poll(() => requests.length).toBeGreaterThanOrEqual(count);
  await service.call("list_webhooks");
  expect(requests).toHaveLength(count);
  return requests;
}

const headersOf = ({ headers }: ReceivedRequest) => headers as Record<string, string>;

test("an event is signed, and sent again with the same id until it is received", async () => {
  const responses: Response[] = [500, 302, 204];
  const receiver = await startReceiver(() => responses.shift() ?? 204);
  const { id, secret } = await addWebhook(receiver, ["post.published"]);
  const postId = await publish();
  const [first] = await received(receiver, 1);
  const verified = new Webhook(secret).verify(first?.body ?? "", headersOf(first as ReceivedRequest));
  expect(verified).toMatchObject({ type: "post.published", account_id: service.accountId, data: { post_id: postId } });
  const other = new Webhook("whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA");
  expect(() => other.verify(first?.body ?? "", headersOf(first as ReceivedRequest))).toThrow(/signature/i);
  await expect.poll(async () => (await readWebhook(id)).last_failure?.response_status).toBe(500);
  advance(7 * second);
  await received(receiver, 2);
  await expect.poll(async () => (await readWebhook(id)).last_failure?.attempts).toBe(2);
  advance(25 * second);
  const requests = await received(receiver, 3);
  expect(new Set(requests.map(({ headers, body }) => `${String(headers["webhook-id"])} ${body}`)).size).toBe(1);
  expect(requests[0]?.headers["webhook-id"]).toBe(eventOf(requests[0] as ReceivedRequest).id);
  await expect
    .poll(async () => (await readWebhook(id)).deliveries)
    .toMatchObject({ delivered: 1, pending: 0, failed: 0 });
  expect((await readWebhook(id)).failing_since).toBeNull();
});

test("the events of one object are sent in order, without delaying those of others", async () => {
  let isFailing = true;
  const receiver = await startReceiver(({ body }) => (isFailing && body.includes(conversationId) ? 503 : 204));
  const conversationId = (await write("prf_demo_0002", "zero")).body.conversation_id as string;
  const { id } = await addWebhook(receiver, ["message.sent"]);
  const ids = [(await write("prf_demo_0002", "one")).body.id, (await write("prf_demo_0002", "two")).body.id];
  const other = (await write("prf_demo_0003", "three")).body.id;
  const sent = () => receiver.requests.map((request) => (eventOf(request).data as { message_id: string }).message_id);
  await expect.poll(sent).toContain(other);
  expect(sent()).not.toContain(ids[1]);
  isFailing = false;
  await expect.poll(async () => (await readWebhook(id)).deliveries.pending).toBe(2);
  advance(7 * second);
  await expect.poll(async () => (await readWebhook(id)).deliveries.delivered).toBe(3);
  expect(sent().filter((one) => one !== other)).toEqual([ids[0], ids[0], ids[1]]);
});

test("a receiver that never responds delays no other webhook", async () => {
  const dead = await Promise.all(Array.from({ length: 5 }, () => startReceiver(() => new Promise(() => undefined))));
  for (const receiver of dead) await addWebhook(receiver, ["post.published"]);
  const alive = await startReceiver();
  await addWebhook(alive, ["post.*"]);
  await publish();
  await received(alive, 1);
  await expect.poll(() => dead.every(({ requests }) => requests.length === 1)).toBe(true);
});

test("a webhook whose receiver does not respond pauses, each time for twice as long, and gets every event afterward", async () => {
  let isResponding = false;
  const receiver = await startReceiver(() => (isResponding ? 204 : null));
  const { id } = await addWebhook(receiver, ["post.published", "post.engagement"]);
  const readState = () =>
    service.store.reader
      .selectFrom("sb_webhooks")
      .select(["unreachable", "paused_until"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  const pause = async () => ((await readState()).paused_until ?? 0) - service.clock();
  const postId = await publish();
  await expect.poll(pause).toBe(5 * second);
  const reader = await addAccount(service, "prf_demo_0002");
  await service.call("react_to_post", { account_id: reader, post_id: postId, type: "like" });
  await publish("More news");
  await expect.poll(async () => (await readWebhook(id)).deliveries).toMatchObject({ pending: 3 });
  await service.call("upsert_webhook", { webhook_id: id, retry_failed: true }); // which does not end the pause
  await expect.poll(() => dueIn("deliver_webhook")).toBe(5 * second);
  expect((await readWebhook(id)).last_failure).toMatchObject({ attempts: 1, response_status: null });
  advance(7 * second); // also the first attempt for the other post; the reaction waits for the first event of its post
  await expect.poll(pause).toBe(10 * second);
  isResponding = true;
  advance(40 * second);
  await expect.poll(async () => (await readWebhook(id)).deliveries).toMatchObject({ pending: 0, delivered: 3 });
  expect(
    receiver.requests
      .slice(-3)
      .map((request) => eventOf(request).type)
      .sort(),
  ).toEqual([...["post.published", "post.published", "reaction.received"]]);
  expect(await readState()).toEqual({ unreachable: 0, paused_until: null });
});

test("an event fails after 24 hours, and can be sent again", async () => {
  let status = 500;
  let isDate = false;
  const receiver = await startReceiver(() => {
    isDate = !isDate;
    return { status, headers: { "retry-after": isDate ? new Date(service.clock() + 2 * hour).toUTCString() : "7200" } };
  });
  const { id } = await addWebhook(receiver, ["post.published"]);
  await publish();
  for (const attempts of [1, 2, 3]) {
    await expect.poll(async () => (await readWebhook(id)).last_failure?.attempts).toBe(attempts);
    const { next_attempt_at: next } = (await readWebhook(id)).last_failure;
    expect(Date.parse(next) - service.clock()).toBeGreaterThanOrEqual(2 * hour); // what the receiver asks for
    advance(9 * hour);
  }
  await expect.poll(async () => (await readWebhook(id)).deliveries).toMatchObject({ pending: 0, failed: 1 });
  expect((await readWebhook(id)).last_failure).toMatchObject({ response_status: 500, next_attempt_at: null });
  expect(receiver.requests).toHaveLength(3);
  await service.call("upsert_webhook", { webhook_id: id, retry_failed: true });
  await expect.poll(async () => (await readWebhook(id)).last_failure?.attempts).toBe(1); // counted from the start again
  status = 204;
  advance(9 * hour);
  await expect.poll(async () => (await readWebhook(id)).deliveries.delivered).toBe(1);
});

test("after five days of failures a webhook is disabled, with an event, and can be enabled again", async () => {
  const receiver = await startReceiver(() => 500);
  const watcher = await startReceiver();
  const { id } = await addWebhook(receiver, ["post.published"]);
  await addWebhook(watcher, ["webhook.disabled"]);
  await publish();
  await expect.poll(async () => (await readWebhook(id)).failing_since).not.toBeNull();
  advance(5 * day);
  await publish();
  await expect.poll(async () => (await readWebhook(id)).disabled_reason).toBe("failing");
  const [disabled] = await received(watcher, 1);
  expect(eventOf(disabled as ReceivedRequest).data).toMatchObject({ webhook_id: id, reason: "failing" });
  const notices = async () => (await service.call("list_notifications", { kinds: ["webhook_disabled"] })).body.data;
  await expect.poll(notices).toMatchObject([{ subject_id: id, text: expect.stringContaining("five days") }]);
  const count = receiver.requests.length;
  await publish();
  const { body } = await service.call("upsert_webhook", { webhook_id: id, active: true });
  expect(body).toMatchObject({ active: true, disabled_reason: null, failing_since: null, secret: null });
  expect(receiver.requests).toHaveLength(count);
});

test("an inactive webhook has no job and sends nothing, and continues when it is active again", async () => {
  const responses: Response[] = [500];
  const receiver = await startReceiver(() => responses.shift() ?? 204);
  const { id } = await addWebhook(receiver, ["post.published"]);
  await publish();
  await expect.poll(async () => (await readWebhook(id)).last_failure?.attempts).toBe(1);
  await service.call("upsert_webhook", { webhook_id: id, active: false });
  await publish("More news");
  advance(7 * second);
  const jobs = service.store.reader.selectFrom("sb_jobs").select("id").where("kind", "=", "deliver_webhook");
  await expect.poll(() => jobs.execute()).toEqual([]);
  expect(receiver.requests).toHaveLength(1);
  await service.call("upsert_webhook", { webhook_id: id, active: true });
  await expect.poll(async () => (await readWebhook(id)).deliveries).toMatchObject({ pending: 0, delivered: 1 });
  expect(receiver.requests).toHaveLength(2); // an event of the inactive time is not sent
});

test("status 410 disables a webhook, and its deliveries are deleted a week after they expire", async () => {
  const receiver = await startReceiver(() => 410);
  const { id } = await addWebhook(receiver, ["post.published", "webhook.disabled"]);
  await publish();
  await expect.poll(async () => (await readWebhook(id)).disabled_reason).toBe("gone");
  expect((await readWebhook(id)).deliveries).toMatchObject({ pending: 0, failed: 1 });
  const rows = () => service.store.reader.selectFrom("sb_webhook_deliveries").select("status").execute();
  advance(8 * day - second);
  await expect.poll(() => dueIn("delete_old_deliveries")).toBe(hour);
  expect(await rows()).toEqual([{ status: "failed" }]);
  advance(hour);
  await expect.poll(rows).toEqual([]);
});

test("after a rotation, both secrets sign for 24 hours", async () => {
  const receiver = await startReceiver();
  const { id, secret } = await addWebhook(receiver, ["post.published"]);
  const { body } = await service.call("upsert_webhook", { webhook_id: id, rotate_secret: true });
  expect(body.secret).not.toBe(secret);
  await publish();
  const [request] = await received(receiver, 1);
  for (const one of [secret, body.secret])
    expect(new Webhook(one).verify(request?.body ?? "", headersOf(request as ReceivedRequest))).toBeTruthy();
  advance(day + second);
  await publish();
  const [, later] = await received(receiver, 2);
  expect(String(later?.headers["webhook-signature"]).split(" ")).toHaveLength(1);
  const stored = JSON.stringify(await service.store.reader.selectFrom("sb_webhooks").selectAll().execute());
  expect(stored).not.toContain(body.secret);
});

test("a deleted webhook receives nothing, and an account without webhooks has no consumer", async () => {
  const receiver = await startReceiver();
  const { id } = await addWebhook(receiver, ["post.published"]);
  expect((await service.call("delete_webhook", { webhook_id: id })).body).toEqual({ id, deleted: true });
  await publish();
  // A job of the consumer proves nothing: an event of another type, emitted before the deletion, may have enqueued it.
  const positions = await service.store.reader
    .selectFrom("sb_event_positions")
    .select("consumer")
    .where("account_id", "=", service.accountId)
    .where("consumer", "=", "webhooks")
    .execute();
  expect(positions).toEqual([]);
  expect(receiver.requests).toHaveLength(0);
});
