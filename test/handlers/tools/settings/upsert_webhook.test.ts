import { expect, test } from "vitest";
import { startService } from "../../../support/start-service.ts";

const url = "https://hooks.example.com/events";

test("a webhook shows its secret once, and its URL identifies it", async () => {
  const service = await startService();
  const { body: created } = await service.call("upsert_webhook", { url, events: ["message.received"] });
  expect(created).toMatchObject({ url, events: ["message.received"], active: true, failing_since: null });
  expect(created.secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const { body: changed } = await service.call("upsert_webhook", { url, events: ["post.engagement"], active: false });
  expect(changed).toMatchObject({ id: created.id, events: ["post.engagement"], active: false, secret: null });
  const { body: list } = await service.call("list_webhooks");
  expect(list.data).toEqual([changed]);
});

test("a repeated call returns the secret again, which the store contains only encrypted", async () => {
  const service = await startService();
  const call = () => service.call("upsert_webhook", { url, events: ["*"] }, { idempotencyKey: "first" });
  const [created, repeated] = [await call(), await call()];
  expect(repeated.body).toEqual(created.body);
  const stored = await service.store.reader.selectFrom("sb_idempotency").select("answer").execute();
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toMatch(/whsec_|hooks\.example/);
});

test("calls at the same time with one URL create one webhook", async () => {
  const service = await startService();
  const calls = Array.from({ length: 6 }, () => service.call("upsert_webhook", { url, events: ["*"] }));
  const answers = await Promise.all(calls);
  expect(answers.flatMap(({ error }) => error ?? [])).toEqual([]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
});

test("invalid URLs and events are refused with their pointers", async () => {
  const service = await startService();
  const refused = async (input: object) =>
    (await service.call("upsert_webhook", { url, events: ["*"], ...input })).error;
  expect(await refused({ url: "http://hooks.example.com/" })).toMatchObject({
    code: "invalid_arguments",
    errors: [{ pointer: "/url", detail: "The URL must use https." }],
  });
  expect((await refused({ url: "https://169.254.169.254/latest" })).errors).toMatchObject([
    { pointer: "/url", detail: "The host has no public address." },
  ]);
  expect((await refused({ url: "https://user:secret@example.com/" })).errors[0].detail).toBe(
    "The URL contains credentials.",
  );
  expect((await refused({ events: ["post.*", "mesage.received", "post.engagement", "x.*"] })).errors).toMatchObject([
    { pointer: "/events/1", hint: expect.stringMatching(/^Did you mean message\.received\? .* comment\.received, /) },
    { pointer: "/events/3" },
  ]);
  const { errors, hint } = await refused({ events: ["message.reply", "replies", "post.engagemet"] });
  expect(errors[0].hint).toBe("Events of message: message.received, message.sent.");
  expect(errors[1].hint).toBe("Choose an event of another subject.");
  for (const { name } of service.service.surface.events ?? [])
    expect(hint.split(/[ ,.]+/)).toContain(name.split(".")[0]);
  expect(errors[2].hint).toMatch(/^Did you mean post\.engagement\? Events of post: .*post\.engagement/);
  expect((await service.call("list_webhooks")).body.data).toEqual([]);
});

test("an account has at most ten webhooks, each with its own URL", async () => {
  const service = await startService();
  const add = (path: number) => service.call("upsert_webhook", { url: `${url}/${path}`, events: ["*"] });
  const { body: first } = await add(0);
  for (let path = 1; path < 10; path += 1) expect((await add(path)).error).toBeUndefined();
  expect((await add(10)).error).toMatchObject({
    code: "conflict",
    detail: "The account has 10 webhooks, the maximum.",
  });
  const moved = await service.call("upsert_webhook", { webhook_id: first.id, url: `${url}/1` });
  expect(moved.error).toMatchObject({ code: "conflict" });
});
