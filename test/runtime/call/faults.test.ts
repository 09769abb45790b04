import { expect, onTestFinished, test, vi } from "vitest";
import { Failure } from "../../../runtime/index.ts";
import { notesDefinition } from "../../fixtures/notes/handlers/definition.ts";
import { memoryLog } from "../../support/memory-log.ts";
import { startNode, startNotes } from "../../support/start-notes.ts";

test("a bug returns internal_error and is logged with its cause and request id", async () => {
  const { log, text } = memoryLog();
  const notes = await startNotes({
    log,
    handlers: { get_note: async () => Promise.reject(new Error("secret detail at /srv/x.ts")) },
  });
  const rest = await notes.rest("GET /notes/nte_1");
  const mcp = await notes.rpc("tools/call", { name: "get_note", arguments: { note_id: "nte_1" } });
  expect(rest).toMatchObject({
    status: 500,
    error: { code: "internal_error", detail: "An unexpected error occurred in the service." },
  });
  expect(mcp.error).toMatchObject({ code: 500, data: { code: "internal_error" } });
  expect(JSON.stringify([rest.error, mcp.error])).not.toContain("secret");
  expect(text()).toContain("secret detail");
  expect(text()).toContain(rest.error.request_id);
  expect(text()).not.toContain(notes.key);
});

test("an output that does not match its schema fails in tests, and is logged and counted in production", async () => {
  const handlers = { get_note: async () => ({ id: 7 }) as never };
  const strict = await startNotes({ handlers });
  expect((await strict.rest("GET /notes/nte_1")).status).toBe(500);
  const { log, text } = memoryLog();
  const lenient = await startNotes({ handlers, strict: false, log });
  expect(await lenient.rest("GET /notes/nte_1")).toMatchObject({ status: 200, body: { id: 7 } });
  expect(text()).toContain("output does not match its schema");
  expect(text()).toContain('"errors":["/text: the required property text is missing"]');
  const metrics = await (await fetch(`${lenient.url}/metrics`)).text();
  expect(metrics).toContain('switchboard_output_mismatches_total{operation="get_note"} 1');
});

test.each([
  ["/text: the required property text is missing", { text: undefined }],
  ["/a~1b: the schema does not declare the property a/b", { "a/b": 1 }],
  ["/pinned: must be boolean", { pinned: 3 }],
  ["/tags/1: must be string", { tags: ["a", 3] }],
])("the log names the property of an output that does not match its schema: %s", async (mismatch, change) => {
  const { log, text } = memoryLog();
  const note = { id: "nte_1", text: "A", tags: [], pinned: false, created_at: "2026-03-01T09:30:00Z" };
  const notes = await startNotes({ handlers: { get_note: async () => ({ ...note, ...change }) as never }, log });
  await notes.rest("GET /notes/nte_1");
  expect(text()).toContain(`the output of get_note does not match its schema: ${mismatch}`);
});

test("details of a failure reach the caller, and an undeclared failure is logged", async () => {
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
  const response = await notes.rest("GET /notes/nte_1");
  expect(response).toMatchObject({
    status: 409,
    error: { detail: "Locked.", hint: "Unlock it.", locked_by: "me", type: "/docs/errors#conflict" },
  });
  expect(text()).toContain("failure is not declared by the tool");
});

test("a resource that takes longer than ten seconds returns timed_out", async () => {
  const now = performance.now.bind(performance);
  let aheadMs = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now() + aheadMs);
  onTestFinished(() => clock.mockRestore());
  const definition = notesDefinition();
  const note_count = () => {
    aheadMs = 10_000;
    return new Promise(() => undefined);
  };
  const node = await startNode(await startNotes(), {
    definition: { ...definition, resources: { ...definition.resources, note_count } },
  });
  expect((await node.rpc("resources/read", { uri: "notes://notes/count" })).error).toMatchObject({
    code: 408,
    data: { code: "timed_out", retryable: true },
  });
});
