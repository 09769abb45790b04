import { expect, test } from "vitest";
import { createService, type EventConsumer, type ServiceDefinition } from "../../../runtime/index.ts";
import { notesDefinition, tools, type NotesContext } from "../../fixtures/notes/handlers/definition.ts";
import { startNode, startNotes, type NotesOptions, type TestNotes } from "../../support/start-notes.ts";
import { eventually } from "../../support/eventually.ts";

type NotePayloads = { readonly "note.created": { readonly note_id: string } };

/** The notes service with an event, as the generator would declare it, and its consumers. */
function withEvents(
  consumers: Readonly<Record<string, EventConsumer<NotePayloads>>> = {},
): ServiceDefinition<NotesContext> {
  const definition = notesDefinition(emitting.handlers);
  const events = [{ name: "note.created", title: "Note created" }];
  return { ...definition, surface: { ...definition.surface, events }, events: () => consumers };
}

const emitting: NotesOptions = {
  handlers: {
    create_note: async (input, context) => {
      const note = await tools.create_note(input, context);
      context.emit("note.created", { note_id: note.id });
      if (input.text === "fails") throw new Error("after the event");
      return note;
    },
    manage_tags: async (input, context) => {
      context.emit("note.created", { note_id: input.note_id });
      return tools.manage_tags(input, context);
    },
  },
};

const eventsOf = ({ store }: TestNotes) =>
  store.reader.selectFrom("sb_events").selectAll().orderBy("account_id").orderBy("seq").execute();

test("a call writes its events and the changes to resources, with the request as their cause", async () => {
  const notes = await startNotes();
  const node = await startNode(notes, { definition: withEvents() });
  const { body, headers } = await node.rest("POST /notes", { text: "first" });
  const cause = JSON.stringify({ request_id: headers.get("x-request-id"), tool: "create_note" });
  const row = { account_id: "acc_one", cause, at: notes.clock() };
  expect(await eventsOf(notes)).toEqual([
    { ...row, seq: 1, type: "note.created", payload: JSON.stringify({ note_id: body.id }) },
    { ...row, seq: 2, type: "resource.changed", payload: '{"uri":"notes://notes/count"}' },
  ]);
});

test("calls that fail, previews and replays write no events", async () => {
  const notes = await startNotes();
  const node = await startNode(notes, { definition: withEvents() });
  expect((await node.call("create_note", { text: "fails" })).error).toMatchObject({ code: "internal_error" });
  expect((await node.call("create_note", { text: "try" }, { preview: true })).body).toBeDefined();
  for (let time = 0; time < 2; time += 1) await node.call("create_note", { text: "once" }, { idempotencyKey: "key-1" });
  expect((await eventsOf(notes)).map(({ type }) => type)).toEqual(["note.created", "resource.changed"]);
});

test("a call that only reads cannot write events", async () => {
  const notes = await startNotes();
  const node = await startNode(notes, { definition: withEvents() });
  const { id } = (await node.call("create_note", { text: "first" })).body;
  const { error } = await node.call("manage_tags", { action: "list", note_id: id });
  expect(error).toMatchObject({ code: "internal_error" });
  expect(await eventsOf(notes)).toHaveLength(2);
});

test("a service runs the consumers of its definition, and counts events by type", async () => {
  const notes = await startNotes();
  const handled: string[] = [];
  const consumer: EventConsumer<NotePayloads> = {
    types: ["note.created"],
    handle: async ({ accountId, payload }) => void handled.push(`${accountId} ${payload.note_id}`),
  };
  const node = await startNode(notes, { definition: withEvents({ notes: consumer }) });
  const worker = await node.service.startWorker(4);
  const { id } = (await node.call("create_note", { text: "first" })).body;
  await eventually(() => expect(handled).toEqual([`acc_one ${id}`]));
  await worker.stop();
  const metrics = await node.service.metrics.render();
  expect(metrics).toContain('switchboard_events_total{type="note.created"} 1');
  expect(metrics).toContain('switchboard_event_lag{consumer="notes"} 0');
});

test("the clean-up deletes old events", async () => {
  const notes = await startNotes();
  await notes.call("create_note", { text: "first" });
  notes.clock.advance(31 * 86_400_000);
  await notes.call("create_note", { text: "second" });
  const service = await createService(notesDefinition(), { store: notes.store, clock: notes.clock });
  const worker = await service.startWorker(1);
  await eventually(async () => expect((await eventsOf(notes)).map(({ seq }) => seq)).toEqual([2]));
  await worker.stop();
  await service.close();
});
