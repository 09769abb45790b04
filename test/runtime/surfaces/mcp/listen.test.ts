import type { Client } from "@modelcontextprotocol/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { startServer } from "../../../../runtime/index.ts";
import { connectClient2, officialClients } from "../../../support/official-clients.ts";
import { startNotes, type TestNotes } from "../../../support/start-notes.ts";
import { eventually } from "../../../support/eventually.ts";

const count = "notes://notes/count";

/** Starts a client of revision 2026-07-28 that listens, and collects the URIs of its notifications. */
async function listen(notes: TestNotes, uris: string[], key = notes.key) {
  const client: Client = await connectClient2({ ...notes, key }, "auto");
  const received: string[] = [];
  client.setNotificationHandler("notifications/resources/updated", ({ params }) => void received.push(params.uri));
  return { client, received, subscription: await client.listen({ resourceSubscriptions: uris }) };
}

test("subscribers of a resource are notified of each call that changes it", async () => {
  const notes = await startNotes();
  const { id } = (await notes.call("create_note", { text: "first" })).body;
  const [ofCount, ofNote] = [await listen(notes, [count]), await listen(notes, [`notes://notes/${id}`])];

  await notes.call("create_note", { text: "second" });
  await eventually(() => expect(ofCount.received).toEqual([count]));
  await notes.rest(`POST /notes/${id}/tags`, { tag: "home" });
  await eventually(() => expect(ofNote.received).toEqual([`notes://notes/${id}`]));
  await notes.call("delete_note", { note_id: id });
  await eventually(() => expect([ofCount.received.length, ofNote.received.length]).toEqual([2, 2]));
});

test("calls that change nothing and calls of other accounts cause no notification", async () => {
  const notes = await startNotes();
  const { id } = (await notes.call("create_note", { text: "first" })).body;
  const other = await notes.createKey(["writer"], { accountId: "acc_two" });
  const mine = await listen(notes, [count, `notes://notes/${id}`]);
  const theirs = await listen(notes, [count], other);

  await notes.call("create_note", { text: "try" }, { preview: true });
  await notes.call("create_note", {});
  await notes.call("manage_tags", { action: "list", note_id: id });
  await notes.call("create_note", { text: "once" }, { idempotencyKey: "same-key-1" });
  await notes.call("create_note", { text: "once" }, { idempotencyKey: "same-key-1" });
  await notes.call("create_note", { text: "of the other" }, { key: other });
  await notes.call("manage_tags", { action: "add", note_id: id, tag: "last" });
  await eventually(() => expect([mine.received.at(-1), theirs.received.length]).toEqual([`notes://notes/${id}`, 1]));
  expect(mine.received).toEqual([count, `notes://notes/${id}`]);
});

test("a subscription ends when the client closes it or the server stops", async () => {
  const notes = await startNotes();
  const pages = { openapiFile: "none", docsFolder: "none" };
  const server = await startServer(notes.service, { host: "127.0.0.1", port: 0, publicUrl: null, pages });
  const there = { ...notes, url: server.url };
  const [leaving, staying] = [await listen(there, [count]), await listen(there, [count])];
  const { changes } = notes.service;
  expect(changes.countOf("acc_one", "subscription")).toBe(2);
  await leaving.subscription.close();
  await eventually(() => expect(changes.countOf("acc_one", "subscription")).toBe(1));
  await server.stop(600_000);
  expect(await staying.subscription.closed).toBe("graceful");
  expect(changes.countOf("acc_one", "subscription")).toBe(0);
});

test("a subscription ends after an hour, so that the key is checked again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const notes = await startNotes();
  const { subscription } = await listen(notes, [count]);
  vi.advanceTimersByTime(3_600_000);
  expect(await subscription.closed).toBe("graceful");
  expect(notes.service.changes.countOf("acc_one", "subscription")).toBe(0);
});

test("an account has at most 64 streams of subscriptions", async () => {
  const notes = await startNotes();
  const listener = {
    accountId: "acc_one",
    stream: "subscription" as const,
    after: 0,
    onChange: () => undefined,
    onEnd: () => undefined,
  };
  for (let open = 0; open < 64; open += 1) notes.service.changes.listen({ ...listener });
  await expect(listen(notes, [count])).rejects.toThrow("Subscription limit reached");
  const other = await notes.createKey(["writer"], { accountId: "acc_two" });
  expect((await listen(notes, [count], other)).received).toEqual([]);
});

test("removing a listener twice does not affect others", async () => {
  const { changes } = (await startNotes()).service;
  const listen = () =>
    changes.listen({
      accountId: "acc_one",
      stream: "subscription" as const,
      after: 0,
      onChange: () => undefined,
      onEnd: () => undefined,
    });
  const leave = listen();
  leave();
  listen();
  leave();
  expect(changes.countOf("acc_one", "subscription")).toBe(1);
});

test("clients without a session may subscribe to existing resources, and all eras declare the capability", async () => {
  const notes = await startNotes();
  expect((await notes.rpc("resources/subscribe", { uri: count })).body).toEqual({});
  expect((await notes.rpc("resources/unsubscribe", { uri: count })).body).toEqual({});
  expect((await notes.rpc("resources/subscribe", { uri: "notes://nowhere" })).error).toMatchObject({ code: -32602 });
  const announced = [];
  for (const [, connect] of officialClients) announced.push((await connect(notes)).getServerCapabilities().resources);
  expect(announced).toEqual([{ subscribe: true }, { subscribe: true }, { subscribe: true }]);
});
