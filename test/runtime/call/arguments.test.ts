import { expect, test } from "vitest";
import { shareNotes } from "../../support/start-notes.ts";

const openNotes = shareNotes();

test("reports all problems together, with pointers, identically on both surfaces", async () => {
  const notes = await openNotes();
  const input = { tags: ["a-tag-of-more-than-twenty-characters", 7], pined: true };
  const rest = await notes.rest("POST /notes", input);
  const mcp = await notes.call("create_note", input);
  expect(rest.status).toBe(400);
  expect(rest.error).toMatchObject({
    code: "invalid_arguments",
    status: 400,
    retryable: false,
    errors: expect.arrayContaining([
      { pointer: "/text", detail: "This argument is required.", expected: "a value", hint: "Add it." },
      {
        pointer: "/pined",
        detail: "Unknown argument.",
        expected: expect.any(String),
        hint: 'Did you mean "pinned"?',
      },
      expect.objectContaining({ pointer: "/tags/0" }),
      {
        pointer: "/tags/1",
        detail: "The value has the wrong type.",
        expected: "string",
        hint: "Send a value of the expected type.",
      },
    ]),
  });
  expect(mcp.error).toEqual({ ...rest.error, request_id: mcp.error.request_id });
});

test("returns a tool result that a model can correct, not a protocol error", async () => {
  const notes = await openNotes();
  const { status, body } = await notes.rpc("tools/call", { name: "create_note", arguments: {} });
  expect(status).toBe(200);
  expect(body).toMatchObject({ isError: true, content: [{ type: "text" }] });
  expect(body).not.toHaveProperty("structuredContent");
});

test("adds defaults and counts the length of strings in code points", async () => {
  const notes = await openNotes();
  const text = "😀".repeat(200);
  expect((await notes.call("create_note", { text })).body).toMatchObject({ text, pinned: false, tags: [] });
  expect((await notes.call("create_note", { text: `${text}!` })).error.errors).toMatchObject([{ pointer: "/text" }]);
});

test("converts path and query strings, but nothing in a body", async () => {
  const notes = await openNotes();
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

test("accepts each argument in one place only", async () => {
  const notes = await openNotes();
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

test("hostile property names are rejected on both surfaces", async () => {
  const notes = await openNotes();
  expect((await notes.rest("POST /notes", { text: "x", constructor: 1 })).error.errors).toMatchObject([
    { pointer: "/constructor" },
  ]);
  const headers = { Authorization: `Bearer ${notes.key}`, "Content-Type": "application/json" };
  const post = async (path: string, body: string) => {
    const response = await fetch(`${notes.url}${path}`, { method: "POST", headers, body });
    return { status: response.status, text: await response.text() };
  };
  for (const name of ["__proto__", "\\u005f_proto__"]) {
    const input = `{"text":"x","${name}":{"pinned":true}}`;
    expect(await post("/v1/notes", input)).toMatchObject({ status: 400, text: expect.stringContaining("__proto__") });
    const call = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"create_note","arguments":${input}}}`;
    const { status, text } = await post("/mcp", call);
    expect({ status, ...JSON.parse(text) }).toMatchObject({ status: 200, id: 1, result: { isError: true } });
    expect(text).toContain("/__proto__");
  }
  expect((await notes.rest("GET /notes")).body.data).toEqual([]);
});

test("reports the expectation of each schema keyword with a hint", async () => {
  const notes = await openNotes();
  const problems = async (input: object) =>
    (await notes.call("import_notes", input)).error.errors as { detail: string; expected: string; hint: string }[];
  expect(await problems({ texts: [] })).toEqual([
    { pointer: "/texts", detail: "It has too few items.", expected: "at least 1 item", hint: "Add items." },
  ]);
  expect(await problems({ texts: [""] })).toMatchObject([{ pointer: "/texts/0", expected: "at least 1 character" }]);
  expect((await notes.rest("GET /notes?limit=51")).error.errors).toEqual([
    {
      pointer: "/limit",
      detail: "The number is out of range.",
      expected: "at most 50",
      hint: "Send a number in the range.",
    },
  ]);
});

test("lists at most 20 problems, mentions further ones, and shortens long texts", async () => {
  const notes = await openNotes();
  const unknown = (count: number, name = "unknown") =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}_${index}`, 1]));
  const exact = (await notes.call("create_note", { text: "x", ...unknown(20) })).error;
  expect(exact.errors).toHaveLength(20);
  expect(exact.detail).not.toMatch(/first/);
  const more = (await notes.call("create_note", { text: "x", ...unknown(5000) })).error;
  expect(more.errors).toHaveLength(20);
  expect(more.detail).toMatch(/Only the first 20 problems are listed\.$/);
  const hostile = { text: "x", ...unknown(25, "\u0001".repeat(400)) };
  const request = { name: "create_note", arguments: hostile };
  const { body } = await notes.rpc("tools/call", request);
  expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(16_000);
  const rest = (await notes.rest("POST /notes", hostile)).error;
  expect(Buffer.byteLength(JSON.stringify(rest))).toBeLessThan(16_000);
  expect(rest.errors[0].pointer).toMatch(/^\/\u0001{298}…$/);
});

test("an array above its maximum is rejected without problems of its items", async () => {
  const notes = await openNotes();
  const rejected = await notes.call("import_notes", { texts: Array.from({ length: 21 }, () => 1) });
  expect(rejected.error.errors).toEqual([
    {
      pointer: "/texts",
      detail: "It has too many items.",
      expected: "at most 20 items",
      hint: "Send fewer items per call.",
    },
  ]);
});

test("null means that an optional argument is omitted, on both surfaces and for idempotency", async () => {
  const notes = await openNotes();
  const input = { text: "x", tags: null, pinned: null };
  const expected = { text: "x", tags: [], pinned: false };
  expect((await notes.rest("POST /notes", input, { idempotencyKey: "one" })).body).toMatchObject(expected);
  const repeated = await notes.call("create_note", { text: "x" }, { idempotencyKey: "one" });
  expect(repeated.body).toMatchObject(expected);
  expect((await notes.rest("GET /notes")).body.data).toHaveLength(1);
  const { id } = repeated.body;
  expect((await notes.rest(`POST /notes/${id}/tags`, { tag: "a", note_id: null })).body).toMatchObject({ tags: ["a"] });
  expect((await notes.call("create_note", { text: null })).error.errors).toMatchObject([{ pointer: "/text" }]);
  expect((await notes.call("create_note", { text: "x", tags: [null] })).error.errors).toMatchObject([
    { pointer: "/tags/0", expected: "string" },
  ]);
  expect((await notes.call("create_note", { text: "x", unknown: null })).error.errors).toMatchObject([
    { pointer: "/unknown" },
  ]);
});

test("violated constraints are rejected identically on both surfaces", async () => {
  const notes = await openNotes();
  await notes.rest("POST /notes", { text: "one", tags: ["a"] });
  await notes.rest("POST /notes", { text: "two" });
  const untagged = await notes.rest("GET /notes?untagged=true");
  expect(untagged.body.data).toMatchObject([{ text: "two" }]);
  expect((await notes.rest("GET /notes?any_tag=true&tags=a&tags=b")).body.data).toMatchObject([{ text: "one" }]);
  const cases = [
    ["untagged=true&tags=a", { untagged: true, tags: ["a"] }, excluded],
    ["any_tag=true", { any_tag: true }, missing],
  ] as const;
  for (const [query, input, problem] of cases) {
    expect((await notes.rest(`GET /notes?${query}`)).error).toMatchObject({
      code: "invalid_arguments",
      errors: [problem],
    });
    expect((await notes.call("list_notes", input)).error.errors).toEqual([problem]);
  }
});

const excluded = {
  pointer: "/untagged",
  detail: "This argument cannot be combined with tags.",
  expected: "tags or untagged",
  hint: "Remove tags or untagged.",
};
const missing = {
  pointer: "/tags",
  detail: "This argument is required with any_tag.",
  expected: "a value",
  hint: "Add it, or remove any_tag.",
};

test("conditions on values are checked after coercion, identically on both surfaces", async () => {
  const notes = await openNotes();
  await notes.rest("POST /notes", { text: "Buy milk", tags: ["home"] });
  await notes.rest("POST /notes", { text: "one two three four five", tags: ["home"], pinned: true });
  const whole = encodeURIComponent("one two three four five");
  expect((await notes.rest(`GET /notes/search?phrase=${whole}&words=5&pinned=true`)).body.data).toHaveLength(1);
  expect((await notes.rest("GET /notes/search?by=both&tag=home&text=milk&pinned=false")).body.data).toHaveLength(1);
  const cases = [
    ["", {}, [anyOf, oneOf]],
    ["tag=home&text=milk", { tag: "home", text: "milk" }, [notAllowed("tag", "by is text")]],
    ["by=tag&text=milk", { by: "tag", text: "milk" }, [required("tag", "by is tag"), notAllowed("text", "by is tag")]],
    ["by=both&tag=home", { by: "both", tag: "home" }, [someOf]],
    ["pinned=false&phrase=x", { pinned: false, phrase: "x" }, [notAllowed("phrase", "pinned is false")]],
    ["words=5&text=x", { words: 5, text: "x" }, [required("phrase", "words is 5")]],
  ] as const;
  for (const [query, input, problems] of cases) {
    const sent = query === "" ? "GET /notes/search" : `GET /notes/search?${query}`;
    expect((await notes.rest(sent)).error).toMatchObject({ code: "invalid_arguments", errors: problems });
    expect((await notes.call("search_notes", input)).error.errors).toEqual(problems);
  }
});

test("the hint for a single unknown argument names the single required argument that is missing", async () => {
  const notes = await openNotes();
  const hintsOf = async (input: object): Promise<unknown> =>
    (await notes.call("create_note", input)).error.errors.map(({ hint }: { hint: string }) => hint);
  expect(await hintsOf({ content: "one" })).toEqual(["Add it.", 'Did you mean "text"?']);
  expect(await hintsOf({ content: "one", body: "two" })).toEqual(["Add it.", "Remove it.", "Remove it."]);
  expect(await hintsOf({ text: "one", content: "two" })).toEqual(["Remove it."]);
});

test("if an unknown argument contains the words of only one argument, the hint names that one", async () => {
  const notes = await openNotes();
  const hintOf = async (tool: string, input: object): Promise<unknown> =>
    (await notes.call(tool, input)).error.errors.at(-1).hint;
  expect(await hintOf("create_note", { text: "one", is_note_pinned: true })).toBe('Did you mean "pinned"?');
  expect(await hintOf("create_note", { text: "one", is_done: true })).toBe("Remove it.");
});

const required = (name: string, when: string) => ({
  pointer: `/${name}`,
  detail: `This argument is required if ${when}.`,
  expected: "a value",
  hint: "Add it.",
});
const notAllowed = (name: string, when: string) => ({
  pointer: `/${name}`,
  detail: `This argument is not allowed if ${when}.`,
  expected: "no value",
  hint: "Remove it.",
});
const anyOf = {
  pointer: "/text",
  detail: "Give at least one of text, phrase and tag.",
  expected: "at least one of text, phrase and tag",
  hint: "Add text, phrase or tag.",
};
const oneOf = {
  pointer: "/text",
  detail: "Give exactly one of text and phrase if by is text.",
  expected: "exactly one of text and phrase",
  hint: "Add text or phrase.",
};
const someOf = {
  pointer: "/text",
  detail: "Give at least one of text and phrase if by is both.",
  expected: "at least one of text and phrase",
  hint: "Add text or phrase.",
};

test("a route has the arguments that its fixed arguments allow", async () => {
  const notes = await openNotes();
  const { id } = (await notes.rest("POST /notes", { text: "one", tags: ["a"] })).body;
  expect((await notes.rest("GET /tags/a/notes")).body.data).toMatchObject([{ id }]);
  expect((await notes.rest("GET /tags/a/notes?text=x")).error.errors).toMatchObject([{ pointer: "/text" }]);
  expect((await notes.rest(`GET /notes/${id}/tags?tag=a`)).error.errors).toMatchObject([{ pointer: "/tag" }]);
  expect((await notes.rest(`POST /notes/${id}/tags`, {})).error.errors).toEqual([required("tag", "action is add")]);
  expect((await notes.rest("POST /notes/searches", { phrase: "one" })).body.data).toMatchObject([{ id }]);
  expect((await notes.rest("POST /notes/searches", { tag: "a" })).error.errors).toEqual([
    notAllowed("tag", "by is text"),
    oneOf,
  ]);
});

test("a repeated argument or an invalid preview is rejected before the call", async () => {
  const notes = await openNotes();
  const twice = await notes.rest(`POST /notes?account_id=${notes.accountId}`, { text: "x", account_id: "acc_two" });
  expect(twice.error.errors).toMatchObject([{ pointer: "/account_id" }]);
  const unclear = await notes.rest("POST /notes?preview=false&preview=true", { text: "x" });
  expect(unclear.error.errors).toMatchObject([{ pointer: "/preview" }]);
  expect((await notes.rest("GET /notes")).body.data).toEqual([]);
});

test("routes can fix the argument that selects the action", async () => {
  const notes = await openNotes();
  const { id } = (await notes.rest("POST /notes", { text: "one", tags: ["a"] })).body;
  expect((await notes.rest(`POST /notes/${id}/tags`, { tag: "b/c" })).body.tags).toEqual(["a", "b/c"]);
  expect((await notes.rest(`GET /notes/${id}/tags`)).body.tags).toEqual(["a", "b/c"]);
  expect((await notes.rest(`DELETE /notes/${id}/tags/${encodeURIComponent("b/c")}`)).body.tags).toEqual(["a"]);
});
