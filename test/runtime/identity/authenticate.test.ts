import { expect, onTestFinished, test } from "vitest";
import { createKey, startServer } from "../../../runtime/index.ts";
import { startNotes, type TestNotes } from "../../support/start-notes.ts";

const statusOf = async (notes: TestNotes, key: string): Promise<number> =>
  (await notes.rest("GET /notes", undefined, { key })).status;

test("an address with too many unknown keys must wait; keys that it used before still work", async () => {
  const notes = await startNotes();
  expect(await statusOf(notes, notes.key)).toBe(200);
  for (let count = 0; count < 30; count += 1) expect(await statusOf(notes, `sb_guess-${count}`)).toBe(401);
  const rejected = await notes.rest("GET /notes", undefined, { key: "sb_guess-more" });
  expect(rejected).toMatchObject({ status: 429, error: { code: "rate_limited" } });
  expect(rejected.headers.get("retry-after")).toBe("2");
  // MCP reports this limit with HTTP status 429, not with 200 as for other limits: the request was rejected before it was read.
  expect(await notes.rpc("ping", {}, { key: "sb_guess-mcp" })).toMatchObject({ status: 429, error: { code: 429 } });

  notes.clock.advance(10_000); // longer than keys are cached
  expect(await statusOf(notes, notes.key)).toBe(200);
  expect(await statusOf(notes, "sb_guess-later")).toBe(401);
});

test("a repeated unknown key counts once", async () => {
  const notes = await startNotes();
  for (let count = 0; count < 100; count += 1) expect(await statusOf(notes, "sb_forgotten")).toBe(401);
  const other = await notes.createKey(["writer"]);
  expect(await statusOf(notes, other)).toBe(200);
});

test("concurrent requests with an unseen key count as one attempt", async () => {
  const notes = await startNotes();
  const key = await notes.createKey(["writer"]);
  const authenticated = Array.from({ length: 100 }, async () =>
    notes.service.authenticate(`Bearer ${key}`, { clientAddress: "192.0.2.1" }),
  );
  const ids = new Set((await Promise.all(authenticated)).map(({ id }) => id));
  expect(ids.size).toBe(1);
});

test("a key that was cached as unknown works five seconds after its creation", async () => {
  const notes = await startNotes();
  const value = "sb_a-key-that-the-operator-chose";
  expect(await statusOf(notes, value)).toBe(401);
  const made = {
    workspaceId: "wsp_one",
    name: "later",
    scopes: ["writer"],
    plan: "small",
    defaultAccountId: "acc_one",
  };
  const key = { ...made, expiresAt: null, value };
  await createKey(notes.store.writer, { key, now: notes.clock(), newId: notes.service.newId }, "sb");
  notes.clock.advance(5_000);
  expect(await statusOf(notes, value)).toBe(200);
});

test.each([
  [0, 2, 429],
  [1, 2, 401],
  [1, 1, 429],
])(
  "with %i trusted proxies, the 31st unknown key of %i forwarded addresses with many ports gets %i",
  async (trustedProxies, addresses, status) => {
    const notes = await startNotes();
    const pages = { openapiFile: "none", docsFolder: "none" };
    const options = { host: "127.0.0.1", port: 0, publicUrl: null, pages, trustedProxies };
    const server = await startServer(notes.service, options);
    onTestFinished(() => server.stop(0));
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) {
      const headers = {
        Authorization: `Bearer sb_guess-${count}`,
        "X-Forwarded-For": `203.0.113.9, 198.51.100.${count % addresses}:${4_000 + count}`, // some proxies add the port
      };
      statuses.push((await fetch(`${server.url}/v1/notes`, { headers })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 401), status]);
  },
);
