import { Writable } from "node:stream";
import { pino } from "pino";
import { expect, test } from "vitest";
import { Failure } from "../../../runtime/index.ts";
import { startNotes } from "../../support/start-notes.ts";

function memoryLog() {
  const lines: string[] = [];
  const stream = new Writable({ write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()) });
  return { log: pino({ level: "debug" }, stream), text: () => lines.join("") };
}

test("a bug is answered opaquely and logged with its cause and request id", async () => {
  const { log, text } = memoryLog();
  const notes = await startNotes({
    log,
    handlers: { get_note: async () => Promise.reject(new Error("secret detail at /srv/x.ts")) },
  });
  const rest = await notes.rest("GET /notes/nte_1");
  const mcp = await notes.rpc("tools/call", { name: "get_note", arguments: { note_id: "nte_1" } });
  expect(rest).toMatchObject({
    status: 500,
    error: { code: "internal_error", detail: "Something went wrong on our side." },
  });
  expect(mcp.error).toMatchObject({ code: 500, data: { code: "internal_error" } });
  expect(JSON.stringify([rest.error, mcp.error])).not.toContain("secret");
  expect(text()).toContain("secret detail");
  expect(text()).toContain(rest.error.request_id);
  expect(text()).not.toContain(notes.key);
});

test("an answer that does not fit its schema fails in tests, and is logged and counted in production", async () => {
  const handlers = { get_note: async () => ({ id: 7 }) as never };
  const strict = await startNotes({ handlers });
  expect((await strict.rest("GET /notes/nte_1")).status).toBe(500);
  const { log, text } = memoryLog();
  const lenient = await startNotes({ handlers, strict: false, log });
  expect(await lenient.rest("GET /notes/nte_1")).toMatchObject({ status: 200, body: { id: 7 } });
  expect(text()).toContain("does not fit its schema");
  const metrics = await (await fetch(`${lenient.url}/metrics`)).text();
  expect(metrics).toContain('switchboard_output_mismatches_total{operation="get_note"} 1');
});

test("details of a failure reach the caller, and the tool's undeclared failure is reported to the operator", async () => {
  const { log, text } = memoryLog();
  const notes = await startNotes({
    log,
    handlers: {
      get_note: async () =>
        Promise.reject(
          new Failure("conflict", { detail: "Locked.", hint: "Unlock it.", members: { locked_by: "me" } }),
        ),
    },
  });
  const answer = await notes.rest("GET /notes/nte_1");
  expect(answer).toMatchObject({
    status: 409,
    error: { detail: "Locked.", hint: "Unlock it.", locked_by: "me", type: "/docs/errors#conflict" },
  });
  expect(text()).toContain("failure is not declared by the tool");
});

test("every call leaves one audit row; that of a write commits with its effect", async () => {
  const notes = await startNotes();
  const written = await notes.rest("POST /notes", { text: "x" }, { headers: { "X-Request-Id": "req-from-client" } });
  expect(written.headers.get("x-request-id")).toBe("req-from-client");
  const at = () => notes.store.reader.selectFrom("sb_audit").selectAll().orderBy("seq").execute();
  expect(await at()).toMatchObject([
    {
      tool: "create_note",
      outcome: "ok",
      surface: "rest",
      request_id: "req-from-client",
      account_id: "acc_one",
      status: 200,
    },
  ]);
  await notes.call("get_note", { note_id: "nte_none" });
  await notes.rest("POST /notes", {});
  await notes.service.audit.flush();
  const rows = (await at()).slice(1);
  expect(rows).toMatchObject([
    { tool: "get_note", outcome: "not_found", surface: "mcp", status: 404 },
    { tool: "create_note", outcome: "invalid_arguments", surface: "rest", status: 400 },
  ]);
});
