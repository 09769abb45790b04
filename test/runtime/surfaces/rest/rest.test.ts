import { connect } from "node:net";
import { expect, test } from "vitest";
import { notesDefinition } from "../../../fixtures/notes/handlers/definition.ts";
import { addTag } from "../../../support/add-tag.ts";
import { shareNotes, startNode } from "../../../support/start-notes.ts";

const openNotes = shareNotes();

test("an unknown path is 404, a known one with another method 405 with Allow", async () => {
  const notes = await openNotes();
  expect(await notes.rest("GET /nothing")).toMatchObject({ status: 404, error: { code: "not_found" } });
  const wrong = await notes.rest("PATCH /notes", {});
  expect(wrong).toMatchObject({ status: 405, error: { code: "method_not_allowed" } });
  expect(wrong.headers.get("allow")).toBe("GET, HEAD, POST");
});

test("an unknown query parameter gets the same error as over MCP; the error for a misplaced one lists the valid ones", async () => {
  const notes = await openNotes();
  const { error } = await notes.rest("GET /notes?limitt=1");
  expect(error).toMatchObject({
    code: "invalid_arguments",
    errors: [{ pointer: "/limitt", detail: "Unknown argument.", hint: 'Did you mean "limit"?' }],
  });
  expect(error).toMatchObject({ errors: (await notes.call("list_notes", { limitt: 1 })).error?.errors });
  for (const path of ["GET /notes/nte_1?note_id=nte_2", "POST /notes?text=Milk", "GET /notes?__proto__=1"]) {
    const detail = expect.stringMatching(/^This argument is not allowed here\. Query parameters of this route: /);
    expect((await notes.rest(path)).error, path).toMatchObject({ errors: [{ detail }] });
  }
});

test("the valid query parameters include preview only on routes that accept it", async () => {
  const notes = await openNotes();
  const listed = async (path: string) => {
    const errors = (await notes.rest(path)).error["errors"] as readonly { readonly detail: string }[];
    return errors[0]?.detail.replace(/^.*Query parameters of this route: (.*)\.$/, "$1");
  };
  expect(await listed("GET /notes/nte_1?note_id=nte_2")).toBe("account_id");
  expect(await listed("GET /notes/nte_1/tags?action=add")).toBe("account_id");
  expect(await listed("POST /notes?text=Milk")).toBe("account_id, preview");
  expect(await listed("POST /notes/nte_1/tags?tag=home")).toBe("account_id, preview");
});

test("each call has its own copy of a fixed argument that is a list", async () => {
  const definition = notesDefinition({ list_notes: addTag });
  const fixed = { tags: ["home"] };
  const routes = definition.surface.routes.flatMap((route) =>
    route.operationId === "list_notes"
      ? [
          { ...route, path: "/home-notes", fixed },
          { ...route, path: "/home-notes/{pinned}", pathParameters: ["pinned"], fixed },
        ]
      : [route],
  );
  const surface = { ...definition.surface, routes };
  const node = await startNode(await openNotes(), { definition: { ...definition, surface } });
  for (const path of ["/home-notes", "/home-notes", "/home-notes/true", "/home-notes/true"])
    expect((await node.rest(`GET ${path}`)).body, path).toMatchObject({ next_cursor: "home, more" });
});

test("returns failures as problem+json with the request id", async () => {
  const notes = await openNotes();
  const response = await notes.rest("GET /notes/nte_none");
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(response.error).toEqual({
    type: "/docs/errors#not_found",
    title: "Not found",
    status: 404,
    detail: 'There is no note "nte_none".',
    code: "not_found",
    hint: expect.any(String),
    request_id: response.headers.get("x-request-id"),
    retryable: false,
  });
});

test("unreadable bodies are rejected with the reason", async () => {
  const notes = await openNotes();
  const post = async (body: string | Uint8Array, contentType = "application/json") => {
    const headers = { Authorization: `Bearer ${notes.key}`, "Content-Type": contentType };
    const response = await fetch(`${notes.url}/v1/notes`, { method: "POST", headers, body: body as string });
    return { status: response.status, problem: (await response.json()) as { detail: string } };
  };
  expect(await post("{")).toMatchObject({
    status: 400,
    problem: { detail: expect.stringContaining("not valid JSON") },
  });
  expect(await post("[]")).toMatchObject({ status: 400, problem: { detail: expect.stringContaining("JSON object") } });
  expect(await post(new Uint8Array([0x22, 0xff, 0x22]))).toMatchObject({ status: 400 });
  expect(await post(`{"text":${"[".repeat(70)}${"]".repeat(70)}}`)).toMatchObject({
    status: 400,
    problem: { errors: [{ pointer: `/text${"/0".repeat(63)}`, detail: expect.stringContaining("64 levels") }] },
  });
  expect(await post("{}", "text/plain")).toMatchObject({ status: 415 });
  expect(await post(JSON.stringify({ text: "x".repeat(70_000) }))).toMatchObject({
    status: 413,
    problem: { detail: expect.stringContaining("65536 bytes") },
  });
});

test("no text may contain U+0000, which PostgreSQL cannot store", async () => {
  const notes = await openNotes();
  for (const [response, pointer] of [
    [await notes.rest("POST /notes", { text: "a\0b" }), "/text"],
    [await notes.rest("GET /notes?tags=%00"), "/tags/0"],
    [await notes.rest("GET /notes/a%00"), "/note_id"],
  ] as const) {
    expect(response).toMatchObject({
      status: 400,
      error: { code: "invalid_arguments", errors: [{ pointer, detail: expect.stringContaining("U+0000") }] },
    });
  }
  expect((await notes.rest("POST /notes", { text: "\\u0000 is written so" })).status).toBe(200);
});

test("a body without Content-Length is limited too", async () => {
  const notes = await openNotes();
  const body = new ReadableStream({
    start: (controller) => {
      for (let part = 0; part < 10; part += 1) controller.enqueue(new TextEncoder().encode(" ".repeat(10_000)));
      controller.close();
    },
  });
  const headers = { Authorization: `Bearer ${notes.key}`, "Content-Type": "application/json" };
  const response = await fetch(`${notes.url}/v1/notes`, {
    method: "POST",
    headers,
    body,
    duplex: "half",
  });
  expect(response.status).toBe(413);
});

test("a query that is not valid UTF-8 is rejected", async () => {
  const notes = await openNotes();
  for (const tag of ["%ff", "%ed%a0%80", "50%"])
    expect((await notes.rest(`GET /notes?tags=${tag}`)).error, tag).toMatchObject({ status: 400, code: "bad_request" });
  expect((await notes.rest("GET /notes?tags=50%25")).status).toBe(200);
});

test("no request line or header crashes the server", async () => {
  const notes = await openNotes();
  const { port } = new URL(notes.url);
  const send = (text: string) =>
    new Promise<string>((resolve) => {
      let response = "";
      const socket = connect(Number(port), "127.0.0.1", () => socket.write(text));
      socket.on("data", (data) => {
        response += data.toString();
        socket.end();
      });
      socket.on("close", () => resolve(response));
      socket.on("error", () => resolve(response));
    });
  for (const text of [
    "garbage\r\n\r\n",
    "GET /v1/notes/%zz HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "GET //evil HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "GET /v1/notes HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer\r\n\r\n",
  ]) {
    expect(await send(text)).toMatch(/^HTTP\/1\.1 (4\d\d|302)/);
  }
  expect((await notes.rest("GET /notes")).status).toBe(200);
});

test("pages of another origin may not call", async () => {
  const notes = await openNotes();
  expect(await notes.rest("GET /notes", undefined, { headers: { Origin: "https://evil.example" } })).toMatchObject({
    status: 403,
    error: { code: "origin_not_allowed" },
  });
  expect((await notes.rest("GET /notes", undefined, { headers: { Origin: notes.url } })).status).toBe(200);
});

test("a valid request id of the caller is used, an invalid one is replaced", async () => {
  const notes = await openNotes();
  const idFor = async (id: string) =>
    (await notes.rest("GET /notes", undefined, { headers: { "X-Request-Id": id } })).headers.get("x-request-id");
  expect(await idFor("abc-1")).toBe("abc-1");
  expect(await idFor("a b")).toMatch(/^req_/);
});
