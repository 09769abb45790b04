import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../../../runtime/index.ts";
import { countSecrets, findOtherKeys, rotateSecrets } from "../../../runtime/secrets/rotate-secrets.ts";
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
  const changed = createSecretBox({ store, configured: [second], previous: [first] });
  expect(changed.keyId).not.toBe(box.keyId);
  expect(changed.decrypt("webhook:1", locked)).toBe("whsec_text");
  const withoutKey = createSecretBox({ store, previous: [first] });
  expect(withoutKey.keyId).toBe("store");
  expect(withoutKey.decrypt("webhook:1", locked)).toBe("whsec_text");
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
  const unset = createSecretBox({ store });
  const older = createSecretBox({ store, configured: [first] });
  const newer = createSecretBox({ store, configured: [second], previous: [first] });
  const ids = Array.from({ length: 205 }, (_, index) => `row-${index}`);
  for (const [index, id] of ids.entries()) {
    const secret = (index % 2 === 0 ? unset : older).encrypt(`locked:${id}`, `secret of ${id}`);
    await sql`insert into svc_locked values (${id}, ${index === 7 ? null : secret})`.execute(db.writer);
  }
  expect(await countSecrets(db, columns)).toHaveLength(2);
  const otherKeys = (configured: Buffer[], previous: Buffer[]) => findOtherKeys(db, columns, { configured, previous });
  expect(await otherKeys([second], [])).toEqual({ missing: [older.keyId], earlier: ["store"] });
  expect(await otherKeys([], [first])).toEqual({ missing: [], earlier: [older.keyId] });
  expect(await rotateSecrets(db, columns, newer)).toBe(204);
  expect(await countSecrets(db, columns)).toEqual([{ column: "svc_locked.secret", key: newer.keyId, secrets: 204 }]);
  const { rows } = await sql<{ id: string; secret: string }>`
    select * from svc_locked where secret is not null`.execute(db.reader);
  for (const { id, secret } of rows) expect(newer.decrypt(`locked:${id}`, secret)).toBe(`secret of ${id}`);
  expect(await rotateSecrets(db, columns, newer)).toBe(0);
  expect(await otherKeys([second], [first])).toEqual({ missing: [], earlier: [] });
  await expect(rotateSecrets(db, columns, older)).rejects.toThrow("is not configured");
});
