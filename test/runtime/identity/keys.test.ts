import { expect, onTestFinished, test } from "vitest";
import { announceKeys } from "../../../runtime/identity/key-changes.ts";
import { checkKeyForm, generateKey } from "../../../runtime/identity/key-format.ts";
import { hashKey, revokeKey, rotateKey } from "../../../runtime/identity/keys.ts";
import { createAuthenticate } from "../../../runtime/identity/authenticate.ts";
import { createKeyChanges } from "../../../runtime/identity/key-changes.ts";
import { KeyUses } from "../../../runtime/identity/key-uses.ts";
import { createKey, openStore } from "../../../runtime/index.ts";
import { eventually } from "../../support/eventually.ts";
import { startNotes, type TestNotes } from "../../support/start-notes.ts";

const statusOf = async (notes: TestNotes, key: string): Promise<number> =>
  (await notes.rest("GET /notes", undefined, { key })).status;

/** Opens the store as another process would, and authenticates there. */
async function startOtherNode(notes: TestNotes) {
  const store = await openStore(notes.databaseUrl);
  const changes = createKeyChanges(store);
  onTestFinished(async () => {
    changes.close();
    await store.close();
  });
  const authenticate = createAuthenticate(store.reader, notes.service.surface, notes.clock, changes, new KeyUses());
  return { store, isValid: async (key: string) => authenticateWith(authenticate, key) };
}

const authenticateWith = async (authenticate: TestNotes["service"]["authenticate"], key: string): Promise<boolean> => {
  try {
    return (await authenticate(`Bearer ${key}`, { clientAddress: "192.0.2.7" })).id !== "";
  } catch {
    return false;
  }
};

test("every typing error in a generated key is detected without the store", () => {
  const key = generateKey("nts");
  expect(key).toMatch(/^nts_[\w-]{49}$/);
  expect(checkKeyForm("nts", key)).toBe("intact");
  for (let at = 4; at < key.length; at += 1) {
    const typed = key[at] === "x" ? "y" : "x";
    expect(checkKeyForm("nts", `${key.slice(0, at)}${typed}${key.slice(at + 1)}`)).toBe("damaged");
  }
  expect(checkKeyForm("nts", key.slice(0, -1))).toBe("damaged");
  expect(checkKeyForm("nts", `nts_${"a".repeat(43)}`)).toBe("unchecked");
  expect(checkKeyForm("nts", "ghp_other")).toBe("foreign");
});

test("a rotated key keeps its id, and its previous value works until the overlap ends", async () => {
  const notes = await startNotes();
  const [row] = await notes.store.reader.selectFrom("sb_keys").select("id").execute();
  const id = row?.id ?? "";
  const rotation = { id, now: notes.clock(), overlapMs: 60_000 };
  const { value = "" } = (await rotateKey(notes.store, rotation, "nts")) ?? {};
  await eventually(async () => expect(await statusOf(notes, value)).toBe(200));
  expect(await statusOf(notes, notes.key)).toBe(200);
  expect((await notes.service.authenticate(`Bearer ${value}`, { clientAddress: "" })).id).toBe(id);
  notes.clock.advance(60_000);
  expect(await statusOf(notes, notes.key)).toBe(401);
  expect(await statusOf(notes, value)).toBe(200);
  expect(await revokeKey(notes.store, value, notes.clock())).toBe(id);
  await eventually(async () => expect(await statusOf(notes, value)).toBe(401));
  expect(await rotateKey(notes.store, { ...rotation, now: notes.clock() }, "nts")).toBeNull();
});

test("the previous value of a rotated key expires with the key, if that is earlier", async () => {
  const { store, clock } = await startNotes();
  const now = clock();
  const { id } = await store.reader.selectFrom("sb_keys").select("id").executeTakeFirstOrThrow();
  const rotate = async (overlapMs: number) =>
    (await rotateKey(store, { id, now, overlapMs }, "nts"))?.previousExpiresAt;
  expect(await rotate(60_000)).toBe(now + 60_000);
  await store.writer
    .updateTable("sb_keys")
    .set({ expires_at: now + 30_000 })
    .execute();
  expect([await rotate(60_000), await rotate(10_000)]).toEqual([now + 30_000, now + 10_000]);
});

test("another process rejects a revoked key within a second, and accepts a new one that it had cached as unknown", async () => {
  const notes = await startNotes();
  const node = await startOtherNode(notes);
  const value = generateKey("nts");
  expect([await node.isValid(notes.key), await node.isValid(value)]).toEqual([true, false]);
  const { store, clock, service } = notes;
  await store.transaction(async (tx) => {
    const made = { workspaceId: "wsp_one", name: "later", scopes: ["writer"], plan: "small", defaultAccountId: null };
    await createKey(tx, { key: { ...made, expiresAt: null, value }, now: clock(), newId: service.newId }, "nts");
    await announceKeys(store, tx);
  });
  await expect.poll(() => node.isValid(value), { timeout: 1_000, interval: 20 }).toBe(true);
  await revokeKey(store, notes.key, clock());
  await expect.poll(() => node.isValid(notes.key), { timeout: 1_000, interval: 20 }).toBe(false);
});

test("malformed, unknown, expired and revoked keys run the same queries", async () => {
  const notes = await startNotes();
  const expired = await notes.createKey(["writer"], { expiresAt: notes.clock() + 1 });
  const revoked = await notes.createKey(["writer"]);
  const damaged = `${generateKey("nts").slice(0, -1)}~`;
  await revokeKey(notes.store, revoked, notes.clock());
  notes.clock.advance(1);
  const queries: string[] = [];
  const reader = notes.store.reader.withPlugin({
    transformQuery: ({ node, queryId: _id }) => {
      queries.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const changes = { version: 0 };
  const authenticate = createAuthenticate(reader, notes.service.surface, notes.clock, changes, new KeyUses());
  const counts = [];
  for (const key of ["malformed", damaged, generateKey("nts"), expired, revoked]) {
    queries.length = 0;
    const isValid = [await authenticateWith(authenticate, key), await authenticateWith(authenticate, key)];
    counts.push({ isValid, queries: queries.length });
  }
  expect(counts).toEqual(counts.map(() => ({ isValid: [false, false], queries: 2 })));
});

test("a key may use only its accounts, and the time of its last use is stored", async () => {
  const notes = await startNotes();
  const { store, clock, service } = notes;
  const made = { workspaceId: "wsp_one", name: "one account", scopes: ["writer"], plan: "small", expiresAt: null };
  const { id, value } = await createKey(
    store.writer,
    { key: { ...made, defaultAccountId: null, accountIds: ["acc_two"] }, now: clock(), newId: service.newId },
    "nts",
  );
  const note = await notes.rest("POST /notes", { text: "x" }, { key: value });
  expect(note.status).toBe(200);
  expect((await notes.rest(`GET /notes/${note.body.id}?account_id=acc_two`)).status).toBe(200);
  const strip = ({ request_id: _id, ...problem }: Record<string, unknown>) => problem;
  const hidden = await notes.rest("GET /notes?account_id=acc_one", undefined, { key: value });
  const unknown = await notes.rest("GET /notes?account_id=acc_none", undefined, { key: value });
  expect(hidden.status).toBe(404);
  expect(strip(hidden.error)).toEqual(strip(unknown.error));
  const lastUse = () =>
    store.reader.selectFrom("sb_keys").select("last_used_at").where("id", "=", id).executeTakeFirst();
  await eventually(async () => expect(await lastUse()).toEqual({ last_used_at: clock() }));
  expect(await store.reader.selectFrom("sb_keys").select("id").where("hash", "=", hashKey(value)).execute()).toEqual([
    { id },
  ]);
});
