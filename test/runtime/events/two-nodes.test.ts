import type { Client as ModernClient } from "@modelcontextprotocol/client";
import { Client as OlderClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { ResourceUpdatedNotificationSchema } from "@modelcontextprotocol/sdk/types.js";
import { expect, onTestFinished, test } from "vitest";
import { revokeKey } from "../../../runtime/identity/keys.ts";
import { openStore } from "../../../runtime/index.ts";
import { connectClient2 } from "../../support/official-clients.ts";
import { startNode, startNotes, type TestNode, type TestNotes } from "../../support/start-notes.ts";
import { eventually } from "../../support/eventually.ts";

const count = "notes://notes/count";

/** Starts a node with separate connections, as in another process. */
async function startSecondNode(notes: TestNotes): Promise<TestNode & { readonly key: string }> {
  const store = await openStore(notes.databaseUrl);
  onTestFinished(() => store.close());
  return { ...(await startNode(notes, { store })), key: notes.key };
}

type Node = Pick<TestNotes, "url" | "key"> & { readonly service: TestNode["service"] };

async function listen(node: Node, uri: string): Promise<string[]> {
  const client: ModernClient = await connectClient2(node, "auto");
  const received: string[] = [];
  client.setNotificationHandler("notifications/resources/updated", ({ params }) => void received.push(params.uri));
  await client.listen({ resourceSubscriptions: [uri] });
  return received;
}

/** Connects the official client of the older era and subscribes it. */
async function subscribe(node: Node, ...uris: readonly string[]) {
  const client = new OlderClient({ name: "test", version: "1.0.0" });
  const received: string[] = [];
  client.setNotificationHandler(ResourceUpdatedNotificationSchema, ({ params }) => void received.push(params.uri));
  const address = new URL(node.url + node.service.surface.service.paths.mcp);
  const requestInit = { headers: { Authorization: `Bearer ${node.key}` } };
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit }));
  onTestFinished(() => client.close());
  await eventually(() => expect(node.service.changes.countOf("acc_one", "session")).toBeGreaterThan(0)); // its stream is open
  for (const uri of uris) await client.subscribeResource({ uri });
  return { client, received };
}

test("clients of both eras are notified of calls on another node", async () => {
  const notes = await startNotes();
  const other = await startSecondNode(notes);
  const { id } = (await notes.call("create_note", { text: "first" })).body;
  const [older, modern] = [await subscribe(other, count), await listen(other, count)];
  const here = await listen(notes, count);

  await notes.call("create_note", { text: "second" });
  await eventually(() => expect([older.received, modern, here]).toEqual([[count], [count], [count]]));
  await other.call("delete_note", { note_id: id });
  await eventually(() => expect(here).toEqual([count, count]));
  await eventually(() => expect([older.received, modern]).toEqual([here, here]));
});

test("a session of the older era receives only changes to resources that it is subscribed to, once", async () => {
  const notes = await startNotes();
  const { id } = (await notes.call("create_note", { text: "first" })).body;
  const note = `notes://notes/${id}`;
  const [counting, both] = [await subscribe(notes, count), await subscribe(notes, count, note)];
  const add = (tag: string) => notes.call("manage_tags", { action: "add", note_id: id, tag });

  await add("one");
  await eventually(() => expect(both.received).toEqual([note]));
  await both.client.unsubscribeResource({ uri: note });
  await add("two");
  await notes.call("create_note", { text: "second" });
  await eventually(() => expect(both.received).toEqual([note, count]));
  await eventually(() => expect(counting.received).toEqual([count]));
});

const openStream = (notes: TestNotes, session: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${notes.url}/mcp`, {
    headers: {
      Authorization: `Bearer ${notes.key}`,
      Accept: "text/event-stream",
      "Mcp-Session-Id": session,
      ...headers,
    },
  });

async function initialize(notes: TestNotes): Promise<string> {
  const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "test", version: "1" } };
  return (await notes.rpc("initialize", params)).headers.get("mcp-session-id") ?? "";
}

async function readUntil(response: Response, end: string): Promise<string> {
  let text = "";
  const reader = (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
  while (!text.includes(end)) text += (await reader.read()).value ?? "";
  await reader.cancel();
  return text;
}

test("a stream that is opened again contains the changes since the last event", async () => {
  const notes = await startNotes();
  const session = await initialize(notes);
  await notes.rpc("resources/subscribe", { uri: count }, { headers: { "Mcp-Session-Id": session } });
  await notes.call("create_note", { text: "missed" }); // event 1
  await notes.call("create_note", { text: "missed as well" }); // event 2
  const text = await readUntil(await openStream(notes, session, { "Last-Event-ID": "1" }), "\n\n");
  const message = { jsonrpc: "2.0", method: "notifications/resources/updated", params: { uri: count } };
  expect(text).toBe(`id: 2\nevent: message\ndata: ${JSON.stringify(message)}\n\n`);
});

test("a stream requires a session of the same key, and ends when the server stops", async () => {
  const notes = await startNotes();
  const session = await initialize(notes);
  const theirs = await notes.createKey(["writer"]);
  expect((await openStream(notes, "invalid")).status).toBe(405);
  expect((await openStream(notes, session, { Authorization: `Bearer ${theirs}` })).status).toBe(405);
  expect((await openStream(notes, session, { Authorization: "Bearer unknown" })).status).toBe(401);
  const response = await openStream(notes, session);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
  notes.service.changes.endAll();
  expect(await response.text()).toBe("");
  expect(notes.service.changes.countOf("acc_one", "session")).toBe(0);
});

test("the streams of a revoked key end on every node, and those of other keys continue", async () => {
  const notes = await startNotes();
  const other = await startSecondNode(notes);
  const lost = { ...other, key: await notes.createKey(["writer"]) };
  await Promise.all([subscribe(lost, count), listen(lost, count), listen(other, count)]);
  const { changes } = other.service;
  const streams = () => [changes.countOf("acc_one", "session"), changes.countOf("acc_one", "subscription")];
  expect(streams()).toEqual([1, 2]);
  await revokeKey(notes.store, lost.key, notes.clock());
  await eventually(() => expect(streams()).toEqual([0, 1]));
});

test("a session has at most 100 subscriptions, and an account at most 256 streams of sessions", async () => {
  const notes = await startNotes();
  const session = await initialize(notes);
  const { id } = (await notes.call("create_note", { text: "first" })).body;
  const subscribeTo = (uri: string) =>
    notes.rpc("resources/subscribe", { uri }, { headers: { "Mcp-Session-Id": session } });
  const uris = Array.from({ length: 100 }, (_, index) => ({ session: "", uri: `notes://notes/${index}`, used_at: 0 }));
  await subscribeTo(count);
  const [row] = await notes.store.reader.selectFrom("sb_subscriptions").selectAll().execute();
  const others = uris.slice(1).map((each) => ({ ...each, session: row?.session ?? "" }));
  await notes.store.writer.insertInto("sb_subscriptions").values(others).execute();
  expect((await subscribeTo(count)).body).toEqual({});
  expect((await subscribeTo(`notes://notes/${id}`)).error.message).toContain("at most 100 resources");
  expect(await notes.store.reader.selectFrom("sb_subscriptions").select("uri").execute()).toHaveLength(100);

  const listener = {
    accountId: "acc_one",
    stream: "session" as const,
    after: 0,
    onChange: () => undefined,
    onEnd: () => undefined,
  };
  for (let open = 0; open < 256; open += 1) notes.service.changes.listen({ ...listener });
  expect((await openStream(notes, session)).status).toBe(429);
});
