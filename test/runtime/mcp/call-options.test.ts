import { expect, test } from "vitest";
import { startNotes } from "../../support/start-notes.ts";

const call = (meta: object) => ({ name: "create_note", arguments: { text: "x" }, _meta: meta });

test.each([
  [{ "notes/preview": "true" }, "true or false"],
  [{ "notes/preview": 0 }, "true or false"],
  [{ "notes/idempotency-key": 7 }, "a string"],
])("a call with the misread option %j is refused before it does anything", async (meta, expected) => {
  const notes = await startNotes();
  // The second way is that of messages with more in them than is usual.
  for (const more of [{}, { progressToken: "p" }]) {
    const { error } = await notes.rpc("tools/call", call({ ...meta, ...more }));
    expect(error).toMatchObject({ code: -32602, message: expect.stringContaining(expected) });
  }
  expect((await notes.rest("GET /notes")).body.data).toEqual([]);
});

test("an option that is left out, or null, is as if it were not there", async () => {
  const notes = await startNotes();
  expect((await notes.rpc("tools/call", call({ "notes/preview": null }))).body.structuredContent.text).toBe("x");
  expect((await notes.rest("GET /notes")).body.data).toHaveLength(1);
});
