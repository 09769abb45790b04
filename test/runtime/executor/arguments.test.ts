import { expect, test } from "vitest";
import { startNotes } from "../../support/start-notes.ts";

test("names every problem at once, at its place, on both surfaces alike", async () => {
  const notes = await startNotes();
  const input = { tags: ["a-tag-of-more-than-twenty-characters", 7], pined: true };
  const rest = await notes.rest("POST /notes", input);
  const mcp = await notes.call("create_note", input);
  expect(rest.status).toBe(400);
  expect(rest.error).toMatchObject({
    code: "invalid_arguments",
    status: 400,
    retryable: false,
    errors: expect.arrayContaining([
      { pointer: "/text", detail: "This argument is required.", expected: "a value" },
      {
        pointer: "/pined",
        detail: "This argument is not known.",
        expected: expect.any(String),
        hint: 'Did you mean "pinned"?',
      },
      expect.objectContaining({ pointer: "/tags/0" }),
      { pointer: "/tags/1", detail: "The value has the wrong type.", expected: "string" },
    ]),
  });
  expect(mcp.error).toEqual({ ...rest.error, request_id: mcp.error.request_id });
});

test("answers a tool result that a model can correct, not a protocol error", async () => {
  const notes = await startNotes();
  const { status, body } = await notes.rpc("tools/call", { name: "create_note", arguments: {} });
  expect(status).toBe(200);
  expect(body).toMatchObject({ isError: true, content: [{ type: "text" }] });
  expect(body).not.toHaveProperty("structuredContent");
});

test("fills defaults in and counts text in code points", async () => {
  const notes = await startNotes();
  const text = "😀".repeat(200);
  expect((await notes.call("create_note", { text })).body).toMatchObject({ text, pinned: false, tags: [] });
  expect((await notes.call("create_note", { text: `${text}!` })).error.errors).toMatchObject([{ pointer: "/text" }]);
});

test("converts path and query strings, but nothing in a body", async () => {
  const notes = await startNotes();
  await notes.rest("POST /notes", { text: "one", tags: ["a", "b"], pinned: true });
  await notes.rest("POST /notes", { text: "two", tags: ["b"] });
  const texts = async (query: string): Promise<string[]> =>
    (await notes.rest(`GET /notes?${query}`)).body.data.map((note: { text: string }) => note.text);
  expect(await texts("pinned=true&limit=5")).toEqual(["one"]);
  expect(await texts("tags=a&tags=b")).toEqual(["one"]);
  expect(await texts("tags=a,b")).toEqual([]);
  expect((await notes.rest("GET /notes?limit=many")).error.errors).toMatchObject([
    { pointer: "/limit", expected: "integer" },
  ]);
  expect((await notes.rest("GET /notes?limit=1&limit=2")).error.errors).toMatchObject([{ pointer: "/limit" }]);
  expect((await notes.rest("POST /notes", { text: "x", pinned: "true" })).error.errors).toMatchObject([
    { pointer: "/pinned" },
  ]);
});

test("takes each argument from its one place", async () => {
  const notes = await startNotes();
  const { id } = (await notes.rest("POST /notes", { text: "one" })).body;
  expect((await notes.rest(`POST /notes/${id}/tags`, { tag: "x", action: "remove" })).error.errors).toMatchObject([
    { pointer: "/action" },
  ]);
  expect((await notes.rest(`POST /notes/${id}/tags`, { tag: "x", note_id: "nte_2" })).error.errors).toMatchObject([
    { pointer: "/note_id" },
  ]);
  expect((await notes.rest("POST /notes?text=query", { text: "body" })).error.errors).toMatchObject([
    { pointer: "/text" },
  ]);
  expect((await notes.rest("GET /notes?unknown=1")).error.errors).toMatchObject([{ pointer: "/unknown" }]);
});

test("a hostile property name is refused like any other", async () => {
  const notes = await startNotes();
  const body = '{"text":"x","__proto__":{"pinned":true},"constructor":1}';
  const headers = { Authorization: `Bearer ${notes.key}`, "Content-Type": "application/json" };
  const response = await fetch(`${notes.url}/v1/notes`, { method: "POST", headers, body });
  const problem = (await response.json()) as { errors: { pointer: string }[] };
  expect(response.status).toBe(400);
  expect(problem.errors.map(({ pointer }) => pointer).sort()).toEqual(["/__proto__", "/constructor"]);
});

test("routes fix arguments of an action", async () => {
  const notes = await startNotes();
  const { id } = (await notes.rest("POST /notes", { text: "one", tags: ["a"] })).body;
  expect((await notes.rest(`POST /notes/${id}/tags`, { tag: "b/c" })).body.tags).toEqual(["a", "b/c"]);
  expect((await notes.rest(`GET /notes/${id}/tags`)).body.tags).toEqual(["a", "b/c"]);
  expect((await notes.rest(`DELETE /notes/${id}/tags/${encodeURIComponent("b/c")}`)).body.tags).toEqual(["a"]);
});
