import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { checkSurface, createService } from "../../../../runtime/index.ts";
import { notesDefinition } from "../../../fixtures/notes/handlers/definition.ts";
import { officialClients, type Reference } from "../../../support/official-clients.ts";
import { startConformance } from "../../../support/start-conformance.ts";
import { startNotes, type TestNotes } from "../../../support/start-notes.ts";

async function writeNote(notes: TestNotes, text: string, tags: readonly string[] = []): Promise<string> {
  return (await notes.call("create_note", { text, tags })).body.id as string;
}

describe.each(officialClients)("%s", (_, connect) => {
  test("lists and reads resources by URI, with and without parameters", async () => {
    const notes = await startNotes();
    const client = await connect(notes);
    const id = await writeNote(notes, "Grüße, Welt");

    expect((await client.listResources()).resources).toMatchObject([{ uri: "notes://notes/count" }]);
    expect((await client.listResourceTemplates()).resourceTemplates).toEqual([
      {
        uriTemplate: "notes://notes/{note_id}",
        name: "note",
        title: "Note",
        description: "One note. note_id: Note id from list_notes.",
        mimeType: "application/json",
      },
      expect.objectContaining({
        uriTemplate: "notes://notes/{note_id}/start/{length}",
        description: expect.stringContaining("length: Number of characters. An integer from 1 to 100."),
      }),
    ]);
    const read = async (path: string) => (await client.readResource({ uri: `notes://notes/${path}` })).contents;
    expect(await read("count")).toEqual([
      { uri: "notes://notes/count", mimeType: "application/json", text: '{"count":1}' },
    ]);
    expect(JSON.parse((await read(id))[0].text)).toMatchObject({ id, text: "Grüße, Welt" });
    expect(await read(`${id}/start/5`)).toEqual([
      { uri: `notes://notes/${id}/start/5`, mimeType: "text/plain", text: "Grüße" },
    ]);
  });

  test("reports unknown URIs and invalid parameters", async () => {
    const notes = await startNotes();
    const client = await connect(notes);
    const read = (path: string) => client.readResource({ uri: `notes://${path}` });
    const missing = (path: string) => ({ code: -32602, data: { uri: `notes://${path}` } });

    await expect(read("nowhere")).rejects.toMatchObject(missing("nowhere"));
    // No text contains U+0000, which PostgreSQL cannot even accept in a query.
    for (const path of ["notes/%00", "notes/nte_%00/start/5"])
      await expect(read(path)).rejects.toMatchObject({
        ...missing(path),
        message: expect.stringContaining("No resource has this URI."),
      });
    await expect(read("notes/nte_none")).rejects.toMatchObject({
      ...missing("notes/nte_none"),
      message: expect.stringContaining('There is no note "nte_none".'),
    });
    await expect(read("notes/%E0%A4%A")).rejects.toMatchObject(missing("notes/%E0%A4%A"));
    await expect(read("notes/a/b")).rejects.toMatchObject(missing("notes/a/b"));
    await expect(read("notes/nte_none/start/many")).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining("/uri/length: The value is not an integer in range."),
    });
  });

  test("reads bytes as base64, and prompts with images and embedded texts", async () => {
    const client = await connect(await startConformance());
    const { contents } = await client.readResource({ uri: "test://static-binary" });
    expect(contents).toEqual([
      { uri: "test://static-binary", mimeType: "image/png", blob: expect.stringMatching(/^iVBORw0KGgo[\w+/]+=*$/) },
    ]);
    const { messages } = await client.getPrompt({ name: "test_prompt_with_image" });
    expect(messages).toEqual([
      { role: "user", content: { type: "image", mimeType: "image/png", data: contents[0].blob } },
      { role: "user", content: { type: "text", text: "Please analyze the image above." } },
    ]);
    const resourceUri = "test://any-resource";
    const embedding = await client.getPrompt({
      name: "test_prompt_with_embedded_resource",
      arguments: { resourceUri },
    });
    expect(embedding.messages[0].content).toEqual({
      type: "resource",
      resource: { uri: resourceUri, mimeType: "text/plain", text: "Embedded resource content for testing." },
    });
  });

  test("completes allowed values and values of handlers, and nothing else", async () => {
    const notes = await startNotes();
    const client = await connect(notes);
    const id = await writeNote(notes, "one", ["home", "house", "work"]);
    await notes.call("create_note", { text: "two", tags: ["horse"], account_id: "acc_two" });
    const prompt: Reference = { type: "ref/prompt", name: "tidy_up" };
    const template: Reference = { type: "ref/resource", uri: "notes://notes/{note_id}" };
    const complete = async (ref: Reference, name: string, value: string) =>
      (await client.complete({ ref, argument: { name, value } })).completion;

    expect(await complete(prompt, "tone", "FRI")).toEqual({ values: ["friendly"], total: 1, hasMore: false });
    expect((await complete(prompt, "tone", "")).values).toEqual(["brief", "friendly"]);
    expect((await complete(prompt, "topic", "ho")).values).toEqual(["home", "house"]);
    expect((await complete(prompt, "count", "1")).values).toEqual([]);
    expect((await complete(template, "note_id", "nte_")).values).toEqual([id]);
    await expect(complete(prompt, "topics", "")).rejects.toMatchObject({
      code: -32602,
      data: { code: "not_found", nearest: ["topic"] },
    });
    await expect(complete({ type: "ref/prompt", name: "tidy" }, "topic", "")).rejects.toMatchObject({ code: -32602 });
    await expect(complete({ type: "ref/resource", uri: "notes://note" }, "note_id", "")).rejects.toMatchObject({
      code: -32602,
    });
  });
});

test("a completion contains at most 100 values and the total", async () => {
  const notes = await startNotes();
  for (let number = 0; number < 120; number += 1) {
    await sql`insert into svc_notes (id, account_id, text, tags, pinned, created_at)
      values (${`nte_${number}`}, 'acc_one', 'one of many', '[]', 0, 1)`.execute(notes.store.writer);
  }
  const { body } = await notes.rpc("completion/complete", {
    ref: { type: "ref/resource", uri: "notes://notes/{note_id}" },
    argument: { name: "note_id", value: "" },
  });
  expect(body.completion).toEqual({ values: expect.any(Array), total: 120, hasMore: true });
  expect(body.completion.values).toHaveLength(100);
});

test("reading a resource is recorded like a call, with its own name", async () => {
  const notes = await startNotes();
  await notes.rpc("resources/read", { uri: "notes://notes/nte_none" });
  await notes.service.audit.flush();
  const rows = await notes.store.reader.selectFrom("sb_audit").select(["tool", "outcome", "account_id"]).execute();
  expect(rows).toEqual([{ tool: "resource:note", outcome: "not_found", account_id: "acc_one" }]);
});

test.each([
  ["tools", 'tool "create_note"'],
  ["resources", 'resource "note"'],
  ["completions", 'completion "note_tags"'],
] as const)("a service without the handlers of its %s does not start", async (part, missing) => {
  const { store } = await startNotes();
  const definition = notesDefinition();
  const omitted = ["create_note", "note", "note_tags"];
  const others = Object.fromEntries(Object.entries(definition[part] ?? {}).filter(([name]) => !omitted.includes(name)));
  const incomplete = { ...definition, [part]: others };
  const message = `${missing} has no handler in this build: it is not in "${part}" of the service's definition; run "npx switchboard scaffold", follow the steps that it prints, then run "npm run build"`;
  await expect(createService(incomplete, { store })).rejects.toThrow(message);
  expect(checkSurface(incomplete)).toEqual({ check: "surface", ok: false, found: message });
});
