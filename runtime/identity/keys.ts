import { hash } from "node:crypto";
import type { Kysely } from "kysely";
import type { IdSource } from "../ids.ts";
import type { Store } from "../store/store.ts";
import type { RuntimeTables } from "../store/tables.ts";
import { announceKeys } from "./key-changes.ts";
import { generateKey } from "./key-format.ts";

export interface NewKey {
  readonly workspaceId: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly plan: string;
  readonly defaultAccountId: string | null;
  /** The accounts that the key may use; all of the workspace if omitted. */
  readonly accountIds?: readonly string[];
  /** Epoch milliseconds; null if the key does not expire. */
  readonly expiresAt: number | null;
  /** The key itself; generated if omitted. */
  readonly value?: string;
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
  const row = {
    id: newId("key"),
    workspace_id: key.workspaceId,
    name: key.name,
    hash: hashKey(value),
    hint: value.slice(-4),
    scopes: JSON.stringify(key.scopes),
    plan: key.plan,
    default_account_id: key.defaultAccountId,
    account_ids: key.accountIds === undefined ? null : JSON.stringify(key.accountIds),
    created_at: now,
    expires_at: key.expiresAt,
    revoked_at: null,
  };
  await db.insertInto("sb_keys").values(row).execute();
  return { id: row.id, value };
}

/**
 * Replaces the value of a key. The key keeps its id, and with it its scheduled work, limits and audit records. All
 * nodes apply the change.
 * @param overlapMs time for which the previous value remains valid, unless the key expires earlier.
 * @returns the new value, and when the previous one expires; null if no active key has this id.
 */
export function rotateKey(
  store: Pick<Store, "transaction" | "notify">,
  { id, now, overlapMs }: { readonly id: string; readonly now: number; readonly overlapMs: number },
  prefix: string,
): Promise<{ readonly value: string; readonly previousExpiresAt: number } | null> {
  const value = generateKey(prefix);
  return store.transaction(async (tx) => {
    const rotated = await tx
      .updateTable("sb_keys")
      .set((row) => ({
        previous_hash: row.ref("hash"),
        previous_expires_at: row
          .case()
          .when("expires_at", "<", now + overlapMs)
          .then(row.ref("expires_at"))
          .else(now + overlapMs)
          .end(),
        hash: hashKey(value),
        hint: value.slice(-4),
      }))
      .where("id", "=", id)
      .where("revoked_at", "is", null)
      .where((where) => where.or([where("expires_at", "is", null), where("expires_at", ">", now)]))
      .returning("previous_expires_at")
      .executeTakeFirst();
    if (!rotated) return null;
    await announceKeys(store, tx);
    return { value, previousExpiresAt: rotated.previous_expires_at ?? now };
  });
}

/**
 * Revokes a key with all of its values. All nodes apply the change.
 * @param key its id, or one of its values.
 * @returns its id; null if there is no such key, or it has already been revoked.
 */
export function revokeKey(
  store: Pick<Store, "transaction" | "notify">,
  key: string,
  now: number,
): Promise<string | null> {
  const keyHash = hashKey(key);
  return store.transaction(async (tx) => {
    const row = await tx
      .updateTable("sb_keys")
      .set({ revoked_at: now })
      .where((where) =>
        where.or([where("id", "=", key), where("hash", "=", keyHash), where("previous_hash", "=", keyHash)]),
      )
      .where("revoked_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!row) return null;
    await announceKeys(store, tx);
    return row.id;
  });
}
