import { expect, test } from "vitest";
import { shareNotes } from "../../../support/start-notes.ts";

const openNotes = shareNotes();

test.each(["0x5", "1e1", "%205", "05", "%2B5", "5.5", ""])("?limit=%s is not an integer", async (limit) => {
  const notes = await openNotes();
  expect((await notes.rest(`GET /notes?limit=${limit}`)).error).toMatchObject({
    status: 400,
    code: "invalid_arguments",
    errors: [{ pointer: "/limit" }],
  });
});

test("?limit=5 is an integer", async () => {
  expect((await (await openNotes()).rest("GET /notes?limit=5")).status).toBe(200);
});
