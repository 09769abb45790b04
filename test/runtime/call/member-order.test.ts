import { expect, test } from "vitest";
import { startNotes } from "../../support/start-notes.ts";

const note = { id: "nte_1", text: 'a "b"', tags: ["x"], pinned: true, created_at: "2026-11-21T10:00:00.000Z" };

test("output properties are in schema order on both surfaces, independent of the handler", async () => {
  const { created_at, pinned, ...rest } = note;
  const notes = await startNotes({ handlers: { get_note: async () => ({ pinned, created_at, ...rest }) } });
  const text = JSON.stringify(note);
  expect(JSON.stringify((await notes.rest("GET /notes/nte_1")).body)).toBe(text);
  // The SDK handles requests with the second media type, and the fast path those with the first.
  for (const type of ["application/json", "application/json; charset=utf-8"]) {
    const params = { name: "get_note", arguments: { note_id: "nte_1" } };
    const { body } = await notes.rpc("tools/call", params, { headers: { "Content-Type": type } });
    expect(body.content).toEqual([{ type: "text", text }]);
    expect(JSON.stringify(body.structuredContent)).toBe(text);
  }
});
