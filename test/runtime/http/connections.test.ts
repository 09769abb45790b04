import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Carrier } from "../../../runtime/http/carrier.ts";
import { servePlainCalls } from "../../../runtime/http/codec/connections.ts";
import { createCallRouter } from "../../../runtime/index.ts";
import { connectRaw, type RawConnection } from "../../support/raw-connection.ts";
import { startNotes, type TestNotes } from "../../support/start-notes.ts";
import { tools } from "../../fixtures/notes/handlers/definition.ts";

interface Shape {
  readonly head?: string;
  readonly start?: string;
}

/** The bytes of a request with a JSON body. */
function write({ key }: TestNotes, body: string, { head = "", start = "POST /v1/notes" }: Shape = {}): string {
  const own = `Host: 127.0.0.1\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n`;
  return `${start} HTTP/1.1\r\n${own}${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

const note = (text: string): string => JSON.stringify({ text });

async function readTexts(connection: RawConnection, count: number): Promise<unknown[]> {
  const texts = [];
  for (let left = count; left > 0; left -= 1) {
    const reply = await connection.read();
    texts.push(reply && (JSON.parse(reply.body) as { text?: string }).text);
  }
  return texts;
}

/** A handler that waits until the test lets it go on. */
function createGate() {
  const waiting: (() => void)[] = [];
  let enter = (): void => undefined;
  return {
    entered: new Promise<void>((resolve) => (enter = resolve)),
    open: () => waiting.splice(0).forEach((go) => go()),
    create_note: (async (input, context) => {
      if (input.text.startsWith("wait")) {
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
          enter();
        });
      }
      return tools.create_note(input, context);
    }) satisfies typeof tools.create_note,
  };
}

test("a connection takes one call after the other, and is kept alive", async () => {
  const notes = await startNotes();
  const connection = await connectRaw(notes.url);
  for (const text of ["one", "two", "drei: ü, 🙂"]) {
    await connection.send(write(notes, note(text)));
    const reply = await connection.read();
    expect(reply).toMatchObject({ status: 200, headers: { connection: "keep-alive", "keep-alive": "timeout=5" } });
    expect(JSON.parse(reply?.body ?? "")).toMatchObject({ text });
    expect(Math.abs(Date.parse(reply?.headers["date"] ?? "") - Date.now())).toBeLessThan(60_000);
  }
});

test("requests in pieces, and several at once, are answered in their order", async () => {
  const notes = await startNotes();
  const connection = await connectRaw(notes.url);
  const [first, second] = [write(notes, note("head first")), write(notes, note("byte by byte"))];
  await connection.send(write(notes, note("whole")));
  expect(await readTexts(connection, 1)).toEqual(["whole"]);
  for (const piece of first.split(/(?=\{)/)) await connection.send(piece);
  for (const byte of second) await connection.send(byte);
  expect(await readTexts(connection, 2)).toEqual(["head first", "byte by byte"]);
  const other = await connectRaw(notes.url);
  await other.send(write(notes, note("a")) + write(notes, note("b")));
  expect(await readTexts(other, 2)).toEqual(["a", "b"]);
});

test("what comes while a call is under way is answered after it", async () => {
  const gate = createGate();
  const notes = await startNotes({ handlers: { create_note: gate.create_note } });
  const connection = await connectRaw(notes.url);
  await connection.send(write(notes, note("wait for it")));
  await gate.entered;
  await connection.send(write(notes, note("next")));
  const [start = "", end = ""] = write(notes, note("last")).split(/(?=Content-Length)/);
  await connection.send(start);
  gate.open();
  expect(await readTexts(connection, 2)).toEqual(["wait for it", "next"]);
  await connection.send(end);
  expect(await readTexts(connection, 1)).toEqual(["last"]);
});

test("what is no plain call is node's on the same connection: pages, chunks, expectations, the end of it", async () => {
  const notes = await startNotes();
  const connection = await connectRaw(notes.url);
  await connection.send(write(notes, note("first")));
  expect(await readTexts(connection, 1)).toEqual(["first"]);
  await connection.send("GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
  expect(await connection.read()).toMatchObject({ status: 200, body: '{"status":"ok"}' });
  const chunked = write(notes, "", { head: "Transfer-Encoding: chunked\r\n" }).replace("Content-Length: 0\r\n", "");
  await connection.send(`${chunked}d\r\n{"text":"chun\r\n4\r\nks"}\r\n0\r\n\r\n`);
  expect(await readTexts(connection, 1)).toEqual(["chunks"]);
  const [head = "", body = ""] = write(notes, note("expected"), { head: "Expect: 100-continue\r\n" }).split(/(?=\{)/);
  await connection.send(head);
  expect(await connection.read()).toMatchObject({ status: 100 });
  await connection.send(body);
  expect(await readTexts(connection, 1)).toEqual(["expected"]);
  await connection.send(write(notes, note("last"), { head: "Connection: close\r\n" }));
  expect(await connection.read()).toMatchObject({ status: 200, headers: { connection: "close" } });
  expect(await connection.read()).toBeNull();
});

test("a request that ends its connection is the last on it, also as the first", async () => {
  const notes = await startNotes();
  const connection = await connectRaw(notes.url);
  await connection.send(write(notes, note("only"), { head: "Connection: close\r\n" }));
  expect(await connection.read()).toMatchObject({ status: 200, headers: { connection: "close" } });
  expect(await connection.read()).toBeNull();
});

test("bytes that are no HTTP are refused, and end the connection", async () => {
  const notes = await startNotes();
  const broken = {
    "no request": "hello\r\n\r\n",
    "two lengths": write(notes, note("x"), { head: "Content-Length: 3\r\n" }),
    "a length beside chunks": write(notes, "0\r\n\r\n", { head: "Transfer-Encoding: chunked\r\n" }),
    "a folded line": write(notes, note("x"), { head: "X-Folded: a\r\n b: c\r\n" }),
    "no host": write(notes, note("x")).replace("Host: 127.0.0.1\r\n", ""),
  };
  for (const [what, bytes] of Object.entries(broken)) {
    const connection = await connectRaw(notes.url);
    await connection.send(bytes);
    expect((await connection.read())?.status, what).toBe(400);
    expect(await connection.read(), what).toBeNull();
  }
  expect((await notes.rest("GET /notes")).body.data).toEqual([]);
  const long = await connectRaw(notes.url);
  await long.send(write(notes, note("x"), { head: `X-Long: ${"x".repeat(20_000)}\r\n` }));
  expect((await long.read())?.status).toBe(431);
});

test("a client that goes away stops its call, whose effect is undone; one that only ends its side has gone away too", async () => {
  for (const leave of ["leave", "end"] as const) {
    let stopped = (_reason: unknown): void => undefined;
    const reason = new Promise((resolve) => (stopped = resolve));
    let enter = (): void => undefined;
    const entered = new Promise<void>((resolve) => (enter = resolve));
    const notes = await startNotes({
      handlers: {
        create_note: async (input, context) => {
          const created = await tools.create_note(input, context);
          context.signal.addEventListener("abort", () => stopped(context.signal.reason));
          enter();
          await reason;
          return created;
        },
      },
    });
    const connection = await connectRaw(notes.url);
    await connection.send(write(notes, note("never")));
    await entered;
    for (const piece of ["GET", " /v1", "/no"]) await connection.send(piece); // does not hide that it goes away
    connection[leave]();
    expect(await reason).toMatchObject({ code: "timed_out" });
    expect(await connection.read()).toBeNull();
    expect((await notes.rest("GET /notes")).body.data).toEqual([]);
  }
});

test("a connection carries one stream after the other, and nothing of them stays", async () => {
  const notes = await startNotes();
  const connection = await connectRaw(notes.url);
  const warnings: Error[] = [];
  const hear = (warning: Error): void => void warnings.push(warning);
  process.on("warning", hear);
  onTestFinished(() => void process.off("warning", hear));
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "list_notes" } });
  const streamed = write(notes, body, { start: "POST /mcp", head: "Accept: text/event-stream\r\n" });
  for (let count = 0; count < 15; count += 1) {
    await connection.send(streamed);
    expect(await connection.read()).toMatchObject({
      status: 200,
      headers: { "transfer-encoding": "chunked" },
      body: expect.stringContaining('data: {"result"'),
    });
  }
  expect(warnings).toEqual([]); // of too many listeners on the socket
});

test("answers wait for a client that is slow to take them, and come whole and in order", async () => {
  const notes = await startNotes();
  const connection = await connectRaw(notes.url);
  const count = 400;
  const list = (id: number): string =>
    write(notes, JSON.stringify({ jsonrpc: "2.0", id, method: "tools/list" }), { start: "POST /mcp" });
  for (let id = 0; id < count; id += 1) await connection.send(list(id));
  const ids = [];
  for (let left = count; left > 0; left -= 1)
    ids.push((JSON.parse((await connection.read())?.body ?? "null") as { id: number } | null)?.id);
  expect(ids).toEqual(Array.from({ length: count }, (_, id) => id));
});

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("calls are answered as over node alone, header by header", async () => {
  const [own, other] = [await startNotes(), await startNotes()];
  const router = createCallRouter(other.service, { host: "127.0.0.1", publicUrl: null });
  const nodeUrl = await listen(createServer((request, response) => router(request, response, () => response.end())));
  const mcp = (message: object, head = ""): ((notes: TestNotes) => string) => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, ...message });
    return (notes) => write(notes, body, { start: "POST /mcp", head });
  };
  const requests: readonly ((notes: TestNotes) => string)[] = [
    (notes) => write(notes, note("the same")),
    (notes) => write(notes, note("the same"), { head: "Idempotency-Key: key-0001\r\n" }),
    (notes) => write(notes, note("the same"), { head: "Idempotency-Key: key-0001\r\n" }),
    (notes) => write(notes, note("tried"), { start: "POST /v1/notes?preview=true" }),
    (notes) => write(notes, "", { start: "GET /v1/notes?limit=1" }),
    (notes) => write(notes, "{", {}),
    (notes) => write(notes, '{"text":"\\ud800"}'),
    (notes) => write(notes, '{"text":5}'),
    (notes) => write(notes, note("x"), { start: "POST /v1/nowhere" }),
    (notes) => write(notes, note("x"), { start: "PATCH /v1/notes" }),
    (notes) => write(notes, "", { start: "GET /mcp" }),
    (notes) => write({ ...notes, key: "sb_wrong" }, note("x")),
    (notes) => write(notes, note("x"), { head: "Origin: https://elsewhere.example\r\n" }),
    (notes) => write(notes, note("x"), { head: "Content-Encoding: gzip\r\n" }),
    mcp({ method: "tools/list" }),
    mcp({ method: "tools/call", params: { name: "list_notes", arguments: {} } }),
    mcp({ method: "tools/call", params: { name: "list_notes", arguments: {} } }, "Accept: text/event-stream\r\n"),
    mcp({
      method: "initialize",
      params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "a", version: "1" } },
    }),
    (notes) =>
      write(notes, JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" }), { start: "POST /mcp" }),
    (notes) => write(notes, "[1,2]", { start: "POST /mcp" }),
  ];
  const [direct, throughNode] = [await connectRaw(own.url), await connectRaw(nodeUrl)];
  const answer = async (connection: RawConnection, bytes: string) => {
    await connection.send(bytes.replace("\r\n", "\r\nX-Request-Id: req_same\r\n"));
    const reply = await connection.read();
    const { date, "mcp-session-id": session, ...headers } = reply?.headers ?? {};
    // Cursors: each store signs with a secret of its own.
    const body = reply?.body.replace(/\.[\w-]{16}(?=")/, ".mac");
    return { ...reply, body, headers: { ...headers, hasDate: date !== undefined, hasSession: session !== undefined } };
  };
  for (const request of requests) {
    const expected = await answer(throughNode, request(other));
    expect(await answer(direct, request(own)), request(own)).toEqual(expected);
    expect(expected.status).toBeGreaterThan(0);
  }
});

test("an answer reaches a client whole that is slow to take it, and its connection stays; also when the server stops", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }); // of the sweep for idle connections
  onTestFinished(() => void vi.useRealTimers());
  const server = createServer();
  const url = await listen(server);
  const text = "x".repeat(16_000_000);
  let served = 0;
  const serve = (carrier: Carrier): boolean => {
    served += 1;
    carrier.send(200, "", text);
    return true;
  };
  const connections = servePlainCalls(server, serve, { isStopping: false });
  const request = "GET /call HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
  const connection = await connectRaw(url);
  connection.pause();
  await connection.send(request);
  await vi.waitFor(() => expect(served).toBe(1));
  vi.advanceTimersByTime(4 * server.keepAliveTimeout);
  connection.resume();
  expect((await connection.read())?.body.length).toBe(text.length);

  connection.pause();
  await connection.send(request);
  await vi.waitFor(() => expect(served).toBe(2));
  await connection.send(request); // waits until the answer before it was taken
  const other = await connectRaw(url);
  await other.send(request);
  await other.read();
  expect(served).toBe(3);
  connection.leave();

  const last = await connectRaw(url);
  last.pause();
  await last.send(request);
  await vi.waitFor(() => expect(served).toBe(4));
  connections.closeIdle();
  last.resume();
  expect((await last.read())?.body.length).toBe(text.length);
  expect(await last.read()).toBeNull();
});

test("a connection on which nothing happens is closed, one whose call is under way is not", async () => {
  const server = createServer();
  server.keepAliveTimeout = 20;
  let finish = (): void => undefined;
  const url = await listen(server);
  servePlainCalls(
    server,
    (carrier) => {
      finish = () => carrier.send(200, "", "done");
      return true;
    },
    { isStopping: false },
  );
  const [idle, busy] = [await connectRaw(url), await connectRaw(url)];
  await busy.send("GET /call HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
  expect(await idle.read()).toBeNull();
  const [laterIdle] = [await connectRaw(url)];
  expect(await laterIdle.read()).toBeNull();
  finish();
  expect(await busy.read()).toMatchObject({ status: 200, body: "done" });
  expect(await busy.read()).toBeNull();
});
