import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../../../runtime/index.ts";
import { countSecrets, findMissingKeys, rotateSecrets } from "../../../runtime/secrets/rotate-secrets.ts";
import { createSecretBox } from "../../../runtime/secrets/secret-box.ts";
import { createDatabase } from "../../support/databases.ts";

const [store, first, second] = [randomBytes(32), randomBytes(32), randomBytes(32)];

test("an encrypted text can be decrypted only unchanged, for its purpose, and with its key", () => {
  const box = createSecretBox({ store, configured: [first] });
  const locked = box.encrypt("webhook:1", "whsec_text");
  expect(locked.startsWith(`${box.keyId}.`)).toBe(true);
  expect(locked).not.toContain("whsec");
  expect(box.encrypt("webhook:1", "whsec_text")).not.toBe(locked);
  expect(box.decrypt("webhook:1", locked)).toBe("whsec_text");
  expect(() => box.decrypt("webhook:2", locked)).toThrow();
  for (const at of [locked.length - 2, locked.length - 30, box.keyId.length + 3]) {
    const changed = `${locked.slice(0, at)}${locked[at] === "A" ? "B" : "A"}${locked.slice(at + 1)}`;
    expect(() => box.decrypt("webhook:1", changed)).toThrow();
  }
  expect(() => createSecretBox({ store, configured: [second] }).decrypt("webhook:1", locked)).toThrow(
    `encrypted with the key "${box.keyId}", which is not configured`,
  );
});

test("a rotation encrypts every secret with the new key, while both keys can decrypt", async () => {
  const database = await createDatabase();
  const db = await openStore(database.url);
  onTestFinished(async () => {
    await db.close();
    await database.drop();
  });
  await sql`create table svc_locked (id text primary key, secret text)`.execute(db.writer);
  const columns = [{ table: "svc_locked", column: "secret", key: ["id"], purposeOf: (id: string) => `locked:${id}` }];
  const boxes = [[], [first], [second, first]].map((configured) => createSecretBox({ store, configured }));
  const [unset, older, newer] = boxes as [(typeof boxes)[0], (typeof boxes)[0], (typeof boxes)[0]]; // three
  const ids = Array.from({ length: 205 }, (_, index) => `row-${index}`);
  for (const [index, id] of ids.entries()) {
    const secret = (index % 2 === 0 ? unset : older).encrypt(`locked:${id}`, `secret of ${id}`);
    await sql`insert into svc_locked values (${id}, ${index === 7 ? null : secret})`.execute(db.writer);
  }
  expect(await countSecrets(db, columns)).toHaveLength(2);
  expect(await findMissingKeys(db, columns, [second])).toEqual(new Set([older.keyId]));
  expect(await findMissingKeys(db, columns, [second, first])).toEqual(new Set());
  expect(await rotateSecrets(db, columns, newer)).toBe(204);
  expect(await countSecrets(db, columns)).toEqual([{ column: "svc_locked.secret", key: newer.keyId, secrets: 204 }]);
  const { rows } = await sql<{ id: string; secret: string }>`
    select * from svc_locked where secret is not null`.execute(db.reader);
  for (const { id, secret } of rows) expect(newer.decrypt(`locked:${id}`, secret)).toBe(`secret of ${id}`);
  expect(await rotateSecrets(db, columns, newer)).toBe(0);
  await expect(rotateSecrets(db, columns, older)).rejects.toThrow("is not configured");
});
