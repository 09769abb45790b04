import { expect, test } from "vitest";
import { connectRaw } from "../../support/raw-connection.ts";
import { startNotes, type TestNotes } from "../../support/start-notes.ts";

const statusOf = async (notes: TestNotes, key: string): Promise<number> =>
  (await notes.rest("GET /notes", undefined, { key })).status;

test("an address that tries too many unknown keys has to wait; keys that it used before still work", async () => {
  const notes = await startNotes();
  expect(await statusOf(notes, notes.key)).toBe(200);
  for (let count = 0; count < 30; count += 1) expect(await statusOf(notes, `sb_guess-${count}`)).toBe(401);
  const refused = await notes.rest("GET /notes", undefined, { key: "sb_guess-more" });
  expect(refused).toMatchObject({ status: 429, error: { code: "rate_limited" } });
  expect(refused.headers.get("retry-after")).toBe("2");

  notes.clock.advance(10_000); // longer than keys are cached
  expect(await statusOf(notes, notes.key)).toBe(200);
  expect(await statusOf(notes, "sb_guess-later")).toBe(401);
});

test("one unknown key that is sent again and again counts once, and does not keep others out", async () => {
  const notes = await startNotes();
  for (let count = 0; count < 100; count += 1) expect(await statusOf(notes, "sb_forgotten")).toBe(401);
  const other = await notes.createKey(["writer"]);
  expect(await statusOf(notes, other)).toBe(200);
});

test("a key that did not exist a moment ago works after five seconds", async () => {
  const notes = await startNotes();
  const key = await notes.createKey(["writer"], { expiresAt: notes.clock() + 60_000 });
  expect(await statusOf(notes, key)).toBe(200);
  expect(await statusOf(notes, `${key}x`)).toBe(401);
  notes.clock.advance(5_000);
  expect(await statusOf(notes, `${key}x`)).toBe(401);
});

test("behind a trusted proxy the client is who the proxy names; else the header is ignored", async () => {
  const notes = await startNotes();
  for (const forwarded of ["198.51.100.1", "198.51.100.2"]) {
    for (let count = 0; count < 15; count += 1) {
      const connection = await connectRaw(notes.url);
      const head = `Host: 127.0.0.1\r\nAuthorization: Bearer sb_${forwarded}-${count}\r\nX-Forwarded-For: ${forwarded}\r\n`;
      await connection.send(`GET /v1/notes HTTP/1.1\r\n${head}\r\n`);
      expect((await connection.read())?.status).toBe(401);
      connection.leave();
    }
  }
  expect(await statusOf(notes, "sb_one-more")).toBe(429);
});
