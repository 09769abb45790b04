import { hash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { IdSource } from "../ids.ts";
import type { KeyRow, RuntimeTables } from "../store/tables.ts";

export interface NewKey {
  readonly workspaceId: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly plan: string;
  readonly defaultAccountId: string | null;
  /** Epoch milliseconds; null if the key does not expire. */
  readonly expiresAt: number | null;
  /** The key itself; generated if omitted. */
  readonly value?: string;
}

/** Generates a key: the prefix of the service and 32 random bytes. */
export function generateKey(prefix: string): string {
  return `${prefix}_${randomBytes(32).toString("base64url")}`;
}

/** Returns the SHA-256 of a key as hex. A key has 256 bits of entropy, so a slow password hash would add no security. */
export function hashKey(key: string): string {
  return hash("sha256", key, "hex");
}

/** Stores the hash of a key and returns the key, which cannot be retrieved later. */
export async function createKey(
  db: Kysely<RuntimeTables>,
  { key, now, newId }: { key: NewKey; now: number; newId: IdSource },
  prefix: string,
): Promise<{ readonly id: string; readonly value: string }> {
  const value = key.value ?? generateKey(prefix);
  const row: KeyRow = {
    id: newId("key"),
    workspace_id: key.workspaceId,
    name: key.name,
    hash: hashKey(value),
    hint: value.slice(-4),
    scopes: JSON.stringify(key.scopes),
    plan: key.plan,
    default_account_id: key.defaultAccountId,
    created_at: now,
    expires_at: key.expiresAt,
    revoked_at: null,
  };
  await db.insertInto("sb_keys").values(row).execute();
  return { id: row.id, value };
}

/** Revokes a key. Returns false if no active key has this id. */
export async function revokeKey(db: Kysely<RuntimeTables>, id: string, now: number): Promise<boolean> {
  const result = await db
    .updateTable("sb_keys")
    .set({ revoked_at: now })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
