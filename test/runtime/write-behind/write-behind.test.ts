import { expect, test } from "vitest";
import { Failure, type DeferredWriter, type Store } from "../../../runtime/index.ts";
import { createWriteBehind } from "../../../runtime/write-behind/write-behind.ts";
import { notesDefinition } from "../../fixtures/notes/handlers/definition.ts";
import { startNode, startNotes, type TestNode, type TestNotes } from "../../support/start-notes.ts";

/** Starts a node whose handlers defer a record in each run; the records of each batch become one setting of the store. */
async function startNoting(notes: TestNotes, store: Store = notes.store): Promise<TestNode> {
  const { list_notes, get_note, create_note } = notesDefinition().tools;
  let batches = 0;
  const write: DeferredWriter = async (tx, records) => {
    batches += 1;
    const value = records.map((record) => (record as { text: string }).text).join(" ");
    await tx
      .insertInto("sb_settings")
      .values({ name: `records ${batches}`, value })
      .execute();
  };
  const definition = notesDefinition({
    list_notes: (input, context) => {
      context.later("records", { text: "list" });
      return list_notes?.(input as never, context) as never;
    },
    get_note: (input, context) => {
      context.later("records", { text: "get" });
      return get_note?.(input as never, context) as never;
    },
    create_note: (input, context) => {
      context.later("records", { text: `create ${input.text}` });
      return create_note?.(input as never, context) as never;
    },
  });
  return startNode(notes, { store, definition: { ...definition, deferredWriters: () => ({ records: write }) } });
}

const written = async ({ store }: TestNotes): Promise<string[]> => {
  const rows = await store.reader
    .selectFrom("sb_settings")
    .select("value")
    .where("name", "like", "records %")
    .orderBy("name")
    .execute();
  return rows.map(({ value }) => value);
};

test("records of reads and writes are written in their order, those of previews, failures and replays are not", async () => {
  const notes = await startNotes();
  const node = await startNoting(notes);
  await node.rest("GET /notes");
  await node.rest("GET /notes/nte_none");
  await node.rest("POST /notes?preview=true", { text: "preview" });
  const key = { idempotencyKey: "one" };
  await node.rest("POST /notes", { text: "x" }, key);
  await node.rest("POST /notes", { text: "x" }, key);
  await node.service.writeBehind.flush();
  expect((await written(notes)).join(" ")).toBe("list create x");
});

test("a write stores its records once if its transaction runs again, and none if its commit fails", async () => {
  const notes = await startNotes();
  let fails = false;
  const transaction: Store["transaction"] = async (work, options) => {
    if (options?.isRelaxed) return notes.store.transaction(work, options);
    await notes.store
      .transaction(async (tx) => {
        await work(tx);
        throw new Failure("conflict");
      })
      .catch(() => undefined);
    if (fails) throw new Error("the disk is full");
    return notes.store.transaction(work);
  };
  const node = await startNoting(notes, { ...notes.store, transaction });
  await node.rest("POST /notes", { text: "x" });
  fails = true;
  expect((await node.rest("POST /notes", { text: "y" })).status).toBe(500);
  await node.service.writeBehind.flush();
  expect(await written(notes)).toEqual(["create x"]);
});

test("records of a failed batch are written by the next one, and closing writes the last ones", async () => {
  const notes = await startNotes();
  let isReachable = false;
  const transaction: Store["transaction"] = async (work, options) => {
    if (options?.isRelaxed && !isReachable) throw new Error("the store cannot be reached");
    return notes.store.transaction(work, options);
  };
  const node = await startNoting(notes, { ...notes.store, transaction });
  await node.rest("GET /notes");
  await expect(node.service.writeBehind.flush()).rejects.toThrow("cannot be reached");
  await node.rest("GET /notes");
  isReachable = true;
  await node.service.close();
  expect(await written(notes)).toEqual(["list list"]);
});

test("buffers are bounded: records that the store does not accept in time are dropped and counted", async () => {
  const dropped: [string, number][] = [];
  let received = 0;
  let isReachable = false;
  const transaction = (async (work: (tx: never) => Promise<void>) => {
    if (!isReachable) throw new Error("the store cannot be reached");
    await work(undefined as never);
  }) as Store["transaction"];
  const write: DeferredWriter = async (_tx, records) => void (received += records.length);
  const behind = createWriteBehind({ transaction }, { views: write }, (...drop) => dropped.push(drop));
  for (let count = 0; count < 12_000; count++) {
    behind.add([{ kind: "views", record: {} }]);
    if (count % 1_000 === 0) await behind.flush().catch(() => undefined);
  }
  await behind.flush().catch(() => undefined);
  isReachable = true;
  await behind.flush();
  expect(received).toBe(10_000);
  expect(dropped.reduce((sum, [, records]) => sum + records, 0)).toBe(2_000);
});
