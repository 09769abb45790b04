import { expect, onTestFinished, test } from "vitest";
import { connectRaw, type RawConnection } from "../../../support/raw-connection.ts";
import { startNotes, type TestNotes } from "../../../support/start-notes.ts";
import { tools } from "../../../fixtures/notes/handlers/definition.ts";

interface Shape {
  readonly head?: string;
  readonly start?: string;
}

/** Returns the bytes of a request with a JSON body. */
function requestBytes({ key }: TestNotes, body: string, { head = "", start = "POST /v1/notes" }: Shape = {}): string {
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

/** Creates a handler that, for texts that begin with `wait`, waits until the test opens the gate. */
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

test("a connection serves several calls and is kept alive", async () => {
  const notes = await startNotes();
  const connection = await connectRaw(notes.url);
  for (const text of ["one", "two", "drei: ü, 🙂"]) {
    await connection.send(requestBytes(notes, note(text)));
    const reply = await connection.read();
    expect(reply).toMatchObject({ status: 200, headers: { connection: "keep-alive", "keep-alive": "timeout=65" } });
    expect(JSON.parse(reply?.body ?? "")).toMatchObject({ text });
    expect(Math.abs(Date.parse(reply?.headers["date"] ?? "") - Date.now())).toBeLessThan(60_000);
  }
});

test("fragmented and pipelined requests get responses in order", async () => {
  const notes = await startNotes();
  const connection = await connectRaw(notes.url);
  const [first, second] = [requestBytes(notes, note("head first")), requestBytes(notes, note("byte by byte"))];
  await connection.send(requestBytes(notes, note("whole")));
  expect(await readTexts(connection, 1)).toEqual(["whole"]);
  for (const piece of first.split(/(?=\{)/)) await connection.send(piece);
  for (const byte of second) await connection.send(byte);
  expect(await readTexts(connection, 2)).toEqual(["head first", "byte by byte"]);
  const other = await connectRaw(notes.url);
  await other.send(requestBytes(notes, note("a")) + requestBytes(notes, note("b")));
  expect(await readTexts(other, 2)).toEqual(["a", "b"]);
});

test("a request that arrives during a call gets its response after it", async () => {
  const gate = createGate();
  const notes = await startNotes({ handlers: { create_note: gate.create_note } });
  const connection = await connectRaw(notes.url);
  await connection.send(requestBytes(notes, note("wait for it")));
  await gate.entered;
  await connection.send(requestBytes(notes, note("next")));
  const [start = "", end = ""] = requestBytes(notes, note("last")).split(/(?=Content-Length)/);
  await connection.send(start);
  gate.open();
  expect(await readTexts(connection, 2)).toEqual(["wait for it", "next"]);
  await connection.send(end);
  expect(await readTexts(connection, 1)).toEqual(["last"]);
});

test("a connection carries calls, pages, chunked bodies and expectations, until a request closes it", async () => {
  const notes = await startNotes();
  const connection = await connectRaw(notes.url);
  await connection.send(requestBytes(notes, note("first")));
  expect(await readTexts(connection, 1)).toEqual(["first"]);
  await connection.send("GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
  expect(await connection.read()).toMatchObject({ status: 200, body: '{"status":"ok"}' });
  const chunked = requestBytes(notes, "", { head: "Transfer-Encoding: chunked\r\n" }).replace(
    "Content-Length: 0\r\n",
    "",
  );
  await connection.send(`${chunked}d\r\n{"text":"chun\r\n4\r\nks"}\r\n0\r\n\r\n`);
  expect(await readTexts(connection, 1)).toEqual(["chunks"]);
  const [head = "", body = ""] = requestBytes(notes, note("expected"), { head: "Expect: 100-continue\r\n" }).split(
    /(?=\{)/,
  );
  await connection.send(head);
  expect(await connection.read()).toMatchObject({ status: 100 });
  await connection.send(body);
  expect(await readTexts(connection, 1)).toEqual(["expected"]);
  await connection.send(requestBytes(notes, note("last"), { head: "Connection: close\r\n" }));
  expect(await connection.read()).toMatchObject({ status: 200, headers: { connection: "close" } });
  expect(await connection.read()).toBeNull();
});

test("a first request that closes its connection is also the last one on it", async () => {
  const notes = await startNotes();
  const connection = await connectRaw(notes.url);
  await connection.send(requestBytes(notes, note("only"), { head: "Connection: close\r\n" }));
  expect(await connection.read()).toMatchObject({ status: 200, headers: { connection: "close" } });
  expect(await connection.read()).toBeNull();
});

test("malformed requests get a problem document and close the connection", async () => {
  const notes = await startNotes();
  const broken = {
    "no request": "hello\r\n\r\n",
    "two lengths": requestBytes(notes, note("x"), { head: "Content-Length: 3\r\n" }),
    "a length together with chunks": requestBytes(notes, "0\r\n\r\n", { head: "Transfer-Encoding: chunked\r\n" }),
    "a folded line": requestBytes(notes, note("x"), { head: "X-Folded: a\r\n b: c\r\n" }),
    "two hosts": requestBytes(notes, note("x"), { head: "hOST: evil.example\r\n" }),
    "the same host twice": requestBytes(notes, note("x"), { head: "Host: 127.0.0.1\r\n" }),
    "no host": requestBytes(notes, note("x")).replace("Host: 127.0.0.1\r\n", ""),
  };
  for (const [what, bytes] of Object.entries(broken)) {
    const connection = await connectRaw(notes.url);
    await connection.send(bytes);
    const reply = await connection.read();
    expect(reply, what).toMatchObject({ status: 400, headers: { "content-type": "application/problem+json" } });
    expect(JSON.parse(reply?.body ?? ""), what).toMatchObject({ status: 400, code: "bad_request" });
    expect(await connection.read(), what).toBeNull();
  }
  expect((await notes.rest("GET /notes")).body.data).toEqual([]);
  const long = await connectRaw(notes.url);
  await long.send(requestBytes(notes, note("x"), { head: `X-Long: ${"x".repeat(20_000)}\r\n` }));
  const rejected = await long.read();
  expect(rejected?.status).toBe(431);
  expect(JSON.parse(rejected?.body ?? "")).toMatchObject({ code: "headers_too_large" });
});

test("the size of headers is limited, but not their number", async () => {
  const notes = await startNotes();
  const send = async (count: number) => {
    const connection = await connectRaw(notes.url);
    const head = "X-A: b\r\n".repeat(count);
    await connection.send(
      `GET /v1/notes HTTP/1.1\r\nHost: 127.0.0.1\r\n${head}Authorization: Bearer ${notes.key}\r\n\r\n`,
    );
    return connection.read();
  };
  expect(await send(3000)).toMatchObject({ status: 200 });
  const rejected = await send(5000);
  expect(rejected).toMatchObject({ status: 431 });
  expect(JSON.parse(rejected?.body ?? "")).toMatchObject({ code: "headers_too_large" });
});

test("a request that cannot be parsed, or CONNECT, does not affect earlier responses", async () => {
  const notes = await startNotes();
  const long = `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`;
  for (const [next, status, texts] of [
    ["garbage\r\n\r\n", 400, ["first", "second"]],
    [long, 431, ["first", "second"]],
    ["CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n", 405, ["first"]],
  ] as const) {
    const connection = await connectRaw(notes.url);
    await connection.send(texts.map((text) => requestBytes(notes, note(text))).join("") + next);
    expect(await readTexts(connection, texts.length)).toEqual(texts);
    expect(await connection.read()).toMatchObject({ status, headers: { "content-type": "application/problem+json" } });
    expect(await connection.read()).toBeNull();
  }
});

test("the response to CONNECT has an Allow header", async () => {
  const notes = await startNotes();
  const connection = await connectRaw(notes.url);
  await connection.send("CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n");
  const reply = await connection.read();
  expect(reply).toMatchObject({ status: 405, headers: { allow: "GET, HEAD, POST, PATCH, DELETE" } });
});

test("the response to an unknown method names the method as the cause", async () => {
  const notes = await startNotes();
  for (const method of ["FOO", "GETX", "get"]) {
    const connection = await connectRaw(notes.url);
    await connection.send(requestBytes(notes, "", { start: `${method} /v1/notes` }));
    const reply = await connection.read();
    expect(JSON.parse(reply?.body ?? ""), method).toMatchObject({
      status: 400,
      detail: "The request does not begin with a known HTTP method.",
      hint: expect.stringContaining("GET, HEAD, POST, PATCH, DELETE"),
    });
  }
});

test("the Host header must be a host with an optional port, and an absolute target must have the same host", async () => {
  const notes = await startNotes();
  const { port } = new URL(notes.url);
  const statusOf = async (target: string, host: string): Promise<number | undefined> => {
    const connection = await connectRaw(notes.url);
    await connection.send(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    return (await connection.read())?.status;
  };
  for (const host of ["evil.example@127.0.0.1", "127.0.0.1/evil?", `127.0.0.1:${port}/..#?x`, "a b", "127.0.0.1:x"])
    for (const target of ["/docs", "/v1/notes", "/v1/openapi.json"])
      expect(await statusOf(target, host), host).toBe(400);
  expect(await statusOf("http://evil.example/docs", "127.0.0.1")).toBe(400);
  expect(await statusOf(`http://127.0.0.1:${port}/docs`, `127.0.0.1:${port}`)).toBe(200);
  expect(await statusOf("/docs", `[::1]:${port}`)).toBe(200);
});

test("a disconnect stops the call, which is rolled back; a half-closed connection counts as a disconnect", async () => {
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
    await connection.send(requestBytes(notes, note("never")));
    await entered;
    // A partial request does not hide the disconnect.
    for (const piece of ["GET", " /v1", "/no"]) await connection.send(piece);
    connection[leave]();
    expect(await reason).toMatchObject({ code: "timed_out" });
    expect(await connection.read()).toBeNull();
    expect((await notes.rest("GET /notes")).body.data).toEqual([]);
  }
});

test("a connection serves several streams, without leaks", async () => {
  const notes = await startNotes();
  const connection = await connectRaw(notes.url);
  const warnings: Error[] = [];
  const collectWarning = (warning: Error): void => void warnings.push(warning);
  process.on("warning", collectWarning);
  onTestFinished(() => void process.off("warning", collectWarning));
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "list_notes" } });
  const streamed = requestBytes(notes, body, { start: "POST /mcp", head: "Accept: text/event-stream\r\n" });
  for (let count = 0; count < 15; count += 1) {
    await connection.send(streamed);
    expect(await connection.read()).toMatchObject({
      status: 200,
      headers: { "transfer-encoding": "chunked" },
      body: expect.stringContaining('data: {"result"'),
    });
  }
  expect(warnings).toEqual([]); // no warning of too many listeners on the socket
});

test("responses to a slow client arrive complete and in order", async () => {
  const notes = await startNotes();
  const connection = await connectRaw(notes.url);
  const count = 400;
  const list = (id: number): string =>
    requestBytes(notes, JSON.stringify({ jsonrpc: "2.0", id, method: "tools/list" }), { start: "POST /mcp" });
  for (let id = 0; id < count; id += 1) await connection.send(list(id));
  const ids = [];
  for (let left = count; left > 0; left -= 1)
    ids.push((JSON.parse((await connection.read())?.body ?? "null") as { id: number } | null)?.id);
  expect(ids).toEqual(Array.from({ length: count }, (_, id) => id));
});
