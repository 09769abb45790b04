import { expect, test } from "vitest";
import { startNotes, type TestNotes } from "../../support/start-notes.ts";

async function write(notes: TestNotes, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await notes.rest("POST /notes", { text });
    notes.clock.advance(1_000);
  }
}

test("pages contain each item once, also after inserts", async () => {
  const notes = await startNotes();
  await write(notes, "a", "b", "c", "d");
  const first = (await notes.rest("GET /notes?limit=2")).body;
  await write(notes, "e");
  const second = (await notes.call("list_notes", { limit: 2, cursor: first.next_cursor })).body;
  const texts = [...first.data, ...second.data].map((note: { text: string }) => note.text);
  expect(texts).toEqual(["d", "c", "b", "a"]);
  expect(second.next_cursor).toBeNull();
});

test("a cursor is valid only for its tool, account and filters", async () => {
  const notes = await startNotes();
  await write(notes, "a", "b");
  const cursor = (await notes.rest("GET /notes?limit=1")).body.next_cursor;
  const [text, mac] = cursor.split(".");
  const forged = `${Buffer.from('["nte_"]').toString("base64url")}.${mac}`;
  for (const query of [
    `cursor=${cursor}x`,
    `cursor=${forged}`,
    `cursor=${text}`,
    `cursor=${cursor}&pinned=true`,
    `cursor=${cursor}&account_id=acc_two`,
  ]) {
    expect(await notes.rest(`GET /notes?${query}`)).toMatchObject({ status: 400, error: { code: "invalid_cursor" } });
  }
  expect((await notes.rest(`GET /notes?cursor=${cursor}&limit=50`)).body.data).toHaveLength(1);
});
