import { expect, test } from "vitest";
import { pageArgumentsOf } from "../../../runtime/call/replacement.ts";
import type { ReplacementEntry } from "../../../runtime/contract/surface.ts";
import { notesDefinition } from "../../fixtures/notes/handlers/definition.ts";
import { addTag } from "../../support/add-tag.ts";
import { startNode, startNotes } from "../../support/start-notes.ts";

test("an older name calls the newer tool with fixed and renamed arguments, on both surfaces", async () => {
  const notes = await startNotes();
  for (const [text, tags, pinned] of [
    ["A", ["home"], true],
    ["B", ["home"], false],
    ["C", ["work"], true],
  ] as const) {
    await notes.call("create_note", { text, tags, pinned });
  }
  const { body } = await notes.call("find_notes", { words: ["home"], count: 2 });
  expect(body).toMatchObject({ data: [{ text: "A" }], next_cursor: null });
  expect((await notes.rest("GET /notes/find?words=home")).body).toEqual(body);
  expect((await notes.rest("GET /notes/find")).body).toMatchObject({ data: [{ text: "C" }, { text: "A" }] });
});

test("the pages of an older name are consecutive", async () => {
  const notes = await startNotes();
  for (const text of ["A", "B", "C"]) await notes.call("create_note", { text, pinned: true });
  const first = await notes.call("find_notes", { count: 2 });
  const second = await notes.call("find_notes", { count: 2, cursor: first.body["next_cursor"] });
  expect([first, second].map(({ body }) => (body["data"] as { text: string }[]).map(({ text }) => text))).toEqual([
    ["C", "B"],
    ["A"],
  ]);
});

test("the size of a page may change between the pages of an older name, but its filters may not", async () => {
  const notes = await startNotes();
  for (const text of ["A", "B", "C"]) await notes.call("create_note", { text, pinned: true });
  const { body } = await notes.call("find_notes", { count: 1 });
  const cursor = body["next_cursor"];
  expect((await notes.call("find_notes", { count: 2, cursor })).body).toMatchObject({
    data: [{ text: "B" }, { text: "A" }],
  });
  expect((await notes.rest(`GET /notes/find?cursor=${String(cursor)}`)).body.data).toHaveLength(2);
  expect(await notes.call("find_notes", { words: ["home"], cursor })).toMatchObject({
    error: { code: "invalid_cursor" },
  });
});

test("the arguments of an older name that select a page are those that become cursor and limit", () => {
  const of = (input: ReplacementEntry["input"]): readonly string[] => [
    ...pageArgumentsOf({ tool: "list_notes", input, output: [] }),
  ];
  expect(of({})).toEqual(["cursor", "limit"]);
  expect(of({ cursor: { from: "page" }, limit: { value: 5 } })).toEqual(["page"]);
  // Here, limit is a filter.
  expect(of({ limit: { from: "count" }, rating: { from: "limit" } })).toEqual(["cursor", "count"]);
  expect(of({ limit: { from: "count" }, rating: { from: "count" } })).toEqual(["cursor"]);
  expect(of({ rating: { from: "limit" } })).toEqual(["cursor"]);
});

test("an older name has its own schema, and problems contain its own arguments", async () => {
  const notes = await startNotes();
  expect(await notes.call("find_notes", { count: 21 })).toMatchObject({
    error: { code: "invalid_arguments", errors: [{ pointer: "/count" }] },
  });
  expect(await notes.call("find_notes", { tags: ["home"] })).toMatchObject({
    error: { errors: [{ pointer: "/tags" }] },
  });
});

test("an older name can return a part of the newer tool's output", async () => {
  const notes = await startNotes();
  await notes.call("create_note", { text: "A" });
  expect((await notes.call("get_counts", {})).body).toEqual({ all: 1, pinned: 0 });
  expect((await notes.rest("GET /notes/counts")).body).toEqual({ all: 1, pinned: 0 });
});

test("an older name has its own effect and safety category, and audit rows contain its name", async () => {
  const notes = await startNotes();
  const { body: note } = await notes.call("create_note", { text: "A" });
  const used = async () => {
    const rows = await notes.store.reader.selectFrom("sb_usage").select(["category", "used"]).execute();
    return rows.map(({ category, used }) => [category, used]);
  };
  const before = await used();
  expect(await notes.call("add_word", { note_id: note["id"], word: "home" }, { preview: true })).toMatchObject({
    body: { tags: ["home"] },
  });
  expect(await notes.call("add_word", { note_id: note["id"], word: "home" })).toMatchObject({
    body: { tags: ["home"] },
  });
  // manage_tags consumes a unit of "writing"; this name consumes none.
  expect(await used()).toEqual(before);
  const rows = await notes.store.reader
    .selectFrom("sb_audit")
    .select("tool")
    .where("preview", "=", 0)
    .orderBy("seq")
    .execute();
  expect(rows).toEqual([{ tool: "create_note" }, { tool: "add_word" }]);
});

test("older names are callable and not listed", async () => {
  const notes = await startNotes();
  const { body } = await notes.rpc("tools/list", {});
  expect(JSON.stringify(body)).not.toContain("find_notes");
});

test("each call of an older name has its own copy of a fixed argument that is a list", async () => {
  const definition = notesDefinition({ list_notes: addTag });
  const tools = definition.surface.tools.map((tool) => {
    const { replacedBy } = tool;
    if (tool.name !== "find_notes" || !replacedBy) return tool;
    return { ...tool, replacedBy: { ...replacedBy, input: { tags: { value: ["home"] } } } };
  });
  const surface = { ...definition.surface, tools };
  const node = await startNode(await startNotes(), { definition: { ...definition, surface } });
  for (let call = 1; call <= 2; call++)
    expect((await node.call("find_notes", {})).body, `call ${call}`).toMatchObject({ next_cursor: "home, more" });
});
