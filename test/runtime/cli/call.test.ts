import { afterEach, expect, test, vi } from "vitest";
import { callCommand } from "../../../runtime/cli/call.ts";
import type { Service } from "../../../runtime/index.ts";
import { startNotes, type NotesOptions } from "../../support/start-notes.ts";

const note = { id: "nte_1", text: "A", tags: [], pinned: false, created_at: "2026-03-01T09:30:00Z" };

/** Runs `call get_note` with this output of the handler, and returns what the command prints. */
async function callGetNote(output: object): Promise<{ readonly stdout: unknown; readonly stderr: string }> {
  const handlers: NotesOptions["handlers"] = { get_note: async () => output as never };
  const stdout = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const stderr = vi.spyOn(console, "error").mockReturnValue();
  const { service } = await startNotes({ handlers, strict: false });
  const command = callCommand((work) => work(service as unknown as Service));
  await command.parseAsync(["get_note", '{"note_id":"nte_1"}'], { from: "user" });
  return { stdout: JSON.parse(stdout.mock.calls.join("")), stderr: stderr.mock.calls.join("\n") };
}

afterEach(() => vi.restoreAllMocks());

test("call prints an output that does not match its schema, and the mismatch on standard error", async () => {
  expect(await callGetNote({ ...note, foo: 1 })).toEqual({
    stdout: { ...note, foo: 1 },
    stderr: 'the output does not match its schema: ["/foo: the schema does not declare the property foo"]',
  });
});

test("call prints only an output that matches its schema", async () => {
  expect(await callGetNote(note)).toEqual({ stdout: note, stderr: "" });
});
