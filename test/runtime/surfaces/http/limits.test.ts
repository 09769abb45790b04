import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { defaultTimeouts, startServer, type RunningServer, type Timeouts } from "../../../../runtime/index.ts";
import { tools } from "../../../fixtures/notes/handlers/definition.ts";
import { connectRaw } from "../../../support/raw-connection.ts";
import { startNotes, type TestNotes } from "../../../support/start-notes.ts";

const pages = {
  openapiFile: "test/fixtures/notes/generated/openapi.json",
  docsFolder: "test/fixtures/notes/generated/docs",
};

async function startWith(notes: TestNotes, timeouts: Partial<Timeouts>): Promise<RunningServer> {
  const options = { host: "127.0.0.1", port: 0, publicUrl: null, pages };
  const server = await startServer(notes.service, { ...options, timeouts: { ...defaultTimeouts, ...timeouts } });
  onTestFinished(() => server.stop(0));
  return server;
}

const head = ({ key }: TestNotes, start: string, length: number, more = ""): string =>
  `${start} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n${more}Content-Length: ${length}\r\n\r\n`;
const request = (notes: TestNotes, start: string, body: string, more = ""): string =>
  head(notes, start, Buffer.byteLength(body), more) + body;
const list = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });

test("a body that does not arrive in time gets a problem with status 408, on both surfaces", async () => {
  const notes = await startNotes();
  const { url } = await startWith(notes, { headersMs: 100, requestMs: 200, checkMs: 20 });
  for (const start of ["POST /v1/notes", "POST /mcp"]) {
    const connection = await connectRaw(url);
    await connection.send(`${head(notes, start, 100)}{"text":`);
    const reply = await connection.read();
    expect(reply, start).toMatchObject({ status: 408, headers: { connection: "close" } });
    expect(reply?.body, start).toContain('"code":"timed_out"');
    expect(await connection.read()).toBeNull();
  }
  const silent = await connectRaw(url);
  await silent.send("POST /v1/notes HTTP/1.1\r\nHost: a\r\n");
  const rejected = await silent.read();
  expect(rejected).toMatchObject({ status: 408, headers: { "content-type": "application/problem+json" } });
});

test("an idle connection is closed; one with a running call is not", async () => {
  let release = (): void => undefined;
  let enter = (): void => undefined;
  const entered = new Promise<void>((resolve) => (enter = resolve));
  const notes = await startNotes({
    handlers: {
      create_note: async (input, context) => {
        enter();
        await new Promise<void>((resolve) => (release = resolve));
        return tools.create_note(input, context);
      },
    },
  });
  const { url } = await startWith(notes, { keepAliveMs: 200, headersMs: 200, stalledMs: 200, checkMs: 50 });
  const busy = await connectRaw(url);
  await busy.send(request(notes, "POST /v1/notes", '{"text":"slow"}'));
  await entered;
  const unused = await connectRaw(url);
  expect((await unused.read())?.status).toBe(408);
  expect(await unused.read()).toBeNull();
  release(); // the busy connection has been silent for as long
  expect((await busy.read())?.status).toBe(200);
  expect(await busy.read()).toBeNull();
});

test("a client that does not read its responses is disconnected", async () => {
  const notes = await startNotes();
  const { url } = await startWith(notes, { stalledMs: 100 });
  const socket = connect({ host: "127.0.0.1", port: Number(new URL(url).port) });
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  const closed = new Promise((resolve) => socket.once("error", resolve).once("close", resolve));
  socket.pause();
  // The responses exceed what sockets can buffer. The server stops reading and disconnects. Later writes of this socket fail.
  const requests = "GET /v1/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".repeat(200);
  socket.write(requests);
  const probe = setInterval(() => socket.write("x"), 20); // a paused socket detects the end only when it writes
  onTestFinished(() => clearInterval(probe));
  await closed;
});

test("a client that reads a large file slowly gets all of it", async () => {
  const content = Buffer.alloc(40 * 1024 * 1024, "0123456789");
  const read = async () => ({ filename: "numbers.txt", contentType: "text/plain", content });
  const notes = await startNotes({ files: { big: { tool: "list_notes", read } } });
  const { url } = await startWith(notes, { stalledMs: 300 });
  const request = get(`${url}/files/big/one`, { headers: { Authorization: `Bearer ${notes.key}` } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response) {
    if (parts.push(part as Buffer) % 16 === 0) await new Promise((resolve) => setTimeout(resolve, 40));
  }
  expect(Buffer.concat(parts).equals(content)).toBe(true);
});

test("pipelined requests are served in sequence", async () => {
  const started: string[] = [];
  const releases: (() => void)[] = [];
  let enter = (): void => undefined;
  const notes = await startNotes({
    handlers: {
      create_note: async (input, context) => {
        started.push(input.text);
        await new Promise<void>((resolve) => {
          releases.push(resolve);
          enter();
        });
        return tools.create_note(input, context);
      },
    },
  });
  const connection = await connectRaw(notes.url);
  const texts = ["a", "b", "c"];
  let entered = new Promise<void>((resolve) => (enter = resolve));
  await connection.send(texts.map((text) => request(notes, "POST /v1/notes", JSON.stringify({ text }))).join(""));
  for (const [index, text] of texts.entries()) {
    await entered;
    expect(started).toEqual(texts.slice(0, index + 1));
    entered = new Promise<void>((resolve) => (enter = resolve));
    releases[index]?.();
    expect(JSON.parse((await connection.read())?.body ?? "")).toMatchObject({ text });
  }
});

test("HEAD responds like GET, without a body", async () => {
  const notes = await startNotes();
  await notes.rest("POST /notes", { text: "one" });
  const headers = { Authorization: `Bearer ${notes.key}` };
  const [get, headOnly] = [
    await fetch(`${notes.url}/v1/notes`, { headers }),
    await fetch(`${notes.url}/v1/notes`, { method: "HEAD", headers }),
  ];
  expect(headOnly.status).toBe(200);
  expect(headOnly.headers.get("content-length")).toBe(get.headers.get("content-length"));
  expect(await headOnly.text()).toBe("");
  expect((await fetch(`${notes.url}/v1/none`, { method: "HEAD", headers })).status).toBe(404);
});

test("100 Continue never becomes part of another response, in every layout of pipelined requests", async () => {
  const notes = await startNotes();
  const body = '{"text":"expected"}';
  const expecting = head(notes, "POST /v1/notes?preview=true", body.length, "Expect: 100-continue\r\n");
  const before = [
    request(notes, "POST /mcp", list),
    request(notes, "GET /v1/notes", ""),
    "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
  ];
  for (const first of before) {
    for (const pieces of [
      [first + expecting, body],
      [first + expecting + body],
      [first, expecting + body],
      [first.slice(0, 40), first.slice(40) + expecting.slice(0, 60), expecting.slice(60), body],
      [first + first + expecting, body],
    ]) {
      notes.clock.advance(60_000); // refills the plan limit
      const connection = await connectRaw(notes.url);
      for (const piece of pieces) await connection.send(piece);
      const count = pieces.join("").split(" HTTP/1.1\r\n").length - 1;
      const replies = [];
      while (replies.length < count) {
        const reply = await connection.read();
        if (reply?.status !== 100) replies.push(reply);
        if (!reply) break;
      }
      for (const reply of replies) {
        expect(reply?.status).toBe(200);
        expect(() => JSON.parse(reply?.body ?? "") as unknown).not.toThrow();
      }
      expect(JSON.parse(replies.at(-1)?.body ?? "{}")).toMatchObject({ text: "expected" });
    }
  }
});

test("a request that is rejected before its body is read gets no 100 Continue, and its connection closes", async () => {
  const notes = await startNotes();
  const expect100 = "Expect: 100-continue\r\n";
  for (const [what, bytes, status] of [
    ["a body over the limit", head(notes, "POST /v1/notes", 999_999, expect100), 413],
    ["a message over the limit", head(notes, "POST /mcp", 99_999_999, expect100), 413],
    ["an unknown path", head(notes, "POST /v1/none", 20, expect100), 404],
    ["an unknown page", head(notes, "POST /none", 20, expect100), 404],
    ["no valid key", head({ ...notes, key: "none" }, "POST /v1/notes", 20, expect100), 401],
  ] as const) {
    const connection = await connectRaw(notes.url);
    await connection.send(bytes);
    expect(await connection.read(), what).toMatchObject({ status, headers: { connection: "close" } });
    expect(await connection.read(), what).toBeNull();
  }
});

test("an expectation other than 100-continue gets a problem", async () => {
  const notes = await startNotes();
  const connection = await connectRaw(notes.url);
  await connection.send(request(notes, "POST /v1/notes", "{}", "Expect: 200-ok\r\n"));
  const reply = await connection.read();
  expect(reply?.status).toBe(417);
  expect(JSON.parse(reply?.body ?? "")).toMatchObject({ status: 417, code: "expectation_failed" });
});

test("a stopping server serves every accepted connection", async () => {
  const notes = await startNotes();
  const server = await startWith(notes, {});
  const port = Number(new URL(server.url).port);
  const bytes = request(notes, "POST /mcp", list);
  const sockets = await Promise.all(
    Array.from({ length: 300 }, async () => {
      const socket = connect({ host: "127.0.0.1", port, noDelay: true });
      onTestFinished(() => void socket.destroy());
      await once(socket, "connect");
      return socket;
    }),
  );
  // A response proves that the server has accepted the last connection.
  const last = await connectRaw(server.url);
  await last.send(bytes);
  await last.read();
  const replies = sockets.map(async (socket) => {
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", () => undefined);
    await once(socket, "close");
    return Buffer.concat(chunks).toString().slice(0, 15);
  });
  const stopped = server.stop();
  for (const socket of sockets) socket.write(bytes);
  expect(new Set(await Promise.all(replies))).toEqual(new Set(["HTTP/1.1 200 OK"]));
  await stopped;
});

test("readiness fails while a stopping server still accepts calls, then the listener closes", async () => {
  const notes = await startNotes();
  const server = await startWith(notes, {});
  const { url } = server;
  const stopped = server.stop(1_000, 300);
  const ready = await fetch(`${url}/readyz`);
  expect(ready.status).toBe(503);
  const call = await fetch(`${url}/v1/notes`, { headers: { Authorization: `Bearer ${notes.key}` } });
  expect([call.status, call.headers.get("connection")]).toEqual([200, "close"]);
  await stopped;
  await expect(fetch(`${url}/readyz`)).rejects.toThrow();
});
