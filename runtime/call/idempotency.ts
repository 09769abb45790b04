import { sql, type Kysely } from "kysely";
import { Failure } from "../contract/failure.ts";
import type { SecretColumn } from "../secrets/rotate-secrets.ts";
import type { SecretBox } from "../secrets/secret-box.ts";
import { prepare, type ValueOf } from "../store/prepare.ts";
import type { Dialect } from "../store/store.ts";
import type { RuntimeTables } from "../store/tables.ts";
import { UnfinishedCallFound } from "./steps/interruption.ts";

/** How long a response is stored, in milliseconds. */
export const idempotencyRetentionMs = 24 * 3_600_000;

/** An idempotency key of one principal for one tool and account. */
export interface IdempotencySlot {
  readonly principalId: string;
  readonly accountId: string;
  readonly tool: string;
  readonly idempotencyKey: string;
  readonly argumentsHash: string;
  /** How long the response is stored, in milliseconds, if that is longer than usual; otherwise 0. */
  readonly keepMs: number;
}

/**
 * Checks an idempotency key. A comma is invalid, because two headers arrive as one header with a comma (RFC 9110,
 * section 5.3).
 * @throws Failure `bad_request` for a key that is empty, longer than 255 characters, not printable ASCII, or contains a
 *   comma.
 */
export function checkIdempotencyKey(key: string): void {
  if (/^[\x20-\x2b\x2d-\x7e]{1,255}$/.test(key)) return;
  throw new Failure("bad_request", {
    detail: "The idempotency key must be 1 to 255 printable ASCII characters without a comma.",
    hint: key.includes(",")
      ? "Remove the comma. In REST calls, repeated Idempotency-Key headers are joined with a comma, so send only one."
      : "Use a random value such as a UUID.",
  });
}

/**
 * Creates the locks that reject a second call with the same key while the first one runs in this process.
 * @returns a function that locks a slot and returns its unlock function.
 */
export function createCallLocks(): (slot: IdempotencySlot) => () => void {
  const running = new Set<string>();
  return (slot) => {
    const name = slotName(slot);
    if (running.has(name)) throw new Failure("call_in_progress", { retryAfterSeconds: 1 });
    running.add(name);
    return () => void running.delete(name);
  };
}

type SlotKey = Pick<IdempotencySlot, "principalId" | "accountId" | "tool" | "idempotencyKey">;

const slotName = ({ principalId, accountId, tool, idempotencyKey }: SlotKey): string =>
  [principalId, accountId, tool, idempotencyKey].join("\n");

/**
 * Returns the stored response of an earlier call, or null. Runs in the call's transaction; on PostgreSQL, it keeps
 * other nodes from using the slot until the transaction ends.
 * @throws Failure `idempotency_mismatch` for different arguments, `call_in_progress` while another node runs the call.
 * @throws UnfinishedCallFound if the earlier call has steps and is not finished.
 */
export async function findResponse(
  tx: Kysely<RuntimeTables>,
  dialect: Dialect,
  slot: IdempotencySlot,
  now: number,
): Promise<string | null> {
  if (dialect === "postgres") {
    const lock = await sql<{
      taken: boolean;
    }>`select pg_try_advisory_xact_lock(hashtextextended(${slotName(slot)}, 0)) as taken`.execute(tx);
    if (!lock.rows[0]?.taken) throw new Failure("call_in_progress", { retryAfterSeconds: 1 });
  }
  const [row] = await selectResponse(tx, slot);
  if (!row || Math.max(row.created_at + idempotencyRetentionMs, row.kept_until ?? 0) <= now) return null;
  if (row.arguments_hash !== slot.argumentsHash) throw new Failure("idempotency_mismatch");
  if (row.call_id !== null) throw new UnfinishedCallFound(row.call_id);
  return row.answer;
}

const selectResponse = prepare((db: Kysely<RuntimeTables>, value: ValueOf<SlotKey>) =>
  db
    .selectFrom("sb_idempotency")
    .select(["arguments_hash", "answer", "created_at", "kept_until", "call_id"])
    .where("principal_id", "=", value("principalId"))
    .where("account_id", "=", value("accountId"))
    .where("tool", "=", value("tool"))
    .where("idempotency_key", "=", value("idempotencyKey")),
);

/**
 * Returns whether the store contains the response of a call, or an act that the call has started. A call without
 * either has had no effect.
 */
export async function isCallRecorded(db: Kysely<RuntimeTables>, slot: SlotKey): Promise<boolean> {
  const [row] = await selectResponse(db, slot);
  return row !== undefined;
}

/** Encrypts a response that contains a secret, before it is stored. */
export const encryptResponse = (box: SecretBox, slot: SlotKey, response: string): string =>
  box.encrypt(responsePurpose(slot), response);

/** Returns a stored response, decrypted if necessary. A response that is not encrypted is a JSON object. */
export const decryptResponse = (box: SecretBox, slot: SlotKey, stored: string): string =>
  stored.startsWith("{") ? stored : box.decrypt(responsePurpose(slot), stored);

const responsePurpose = (slot: SlotKey): string => `response:${slotName(slot)}`;

/** The column of stored responses: those that contain secrets can be encrypted again with a new key. */
export const responseColumn: SecretColumn = {
  table: "sb_idempotency",
  column: "answer",
  key: ["principal_id", "account_id", "tool", "idempotency_key"],
  condition: "answer <> '' and substr(answer, 1, 1) <> '{'",
  purposeOf: (principalId = "", accountId = "", tool = "", idempotencyKey = "") =>
    responsePurpose({ principalId, accountId, tool, idempotencyKey }),
};

/** Stores the response in the transaction of the effect. */
export async function storeResponse(
  tx: Kysely<RuntimeTables>,
  slot: IdempotencySlot,
  response: string,
  now: number,
): Promise<void> {
  await upsertResponse(tx, { ...slot, response, now, callId: null, keptUntil: keptUntil(slot, now) });
}

/** Marks the slot as belonging to an unfinished call, until `storeResponse` or `freeSlot` is called. */
export async function occupySlot(
  tx: Kysely<RuntimeTables>,
  slot: IdempotencySlot,
  callId: string,
  now: number,
): Promise<void> {
  await upsertResponse(tx, { ...slot, response: "", now, callId, keptUntil: keptUntil(slot, now) });
}

const keptUntil = ({ keepMs }: IdempotencySlot, now: number): number | null => (keepMs > 0 ? now + keepMs : null);

/**
 * Shortens the retention of a response that was stored with `keepMs`. Until `untilMs`, other attempts of the same job that
 * repeat the call still find the response.
 */
export async function limitResponse(tx: Kysely<RuntimeTables>, slot: SlotKey, untilMs: number): Promise<void> {
  await tx
    .updateTable("sb_idempotency")
    .set({ kept_until: untilMs })
    .where("principal_id", "=", slot.principalId)
    .where("account_id", "=", slot.accountId)
    .where("tool", "=", slot.tool)
    .where("idempotency_key", "=", slot.idempotencyKey)
    .execute();
}

/** Makes the key of a call without effect available again. */
export async function freeSlot(tx: Kysely<RuntimeTables>, slot: IdempotencySlot, callId: string): Promise<void> {
  await tx
    .deleteFrom("sb_idempotency")
    .where("principal_id", "=", slot.principalId)
    .where("account_id", "=", slot.accountId)
    .where("tool", "=", slot.tool)
    .where("idempotency_key", "=", slot.idempotencyKey)
    .where("call_id", "=", callId)
    .execute();
}

interface SlotRow extends SlotKey {
  readonly argumentsHash: string;
  readonly response: string;
  readonly now: number;
  readonly callId: string | null;
  readonly keptUntil: number | null;
}

const upsertResponse = prepare((db: Kysely<RuntimeTables>, value: ValueOf<SlotRow>) => {
  return db
    .insertInto("sb_idempotency")
    .values({
      principal_id: value("principalId"),
      account_id: value("accountId"),
      tool: value("tool"),
      idempotency_key: value("idempotencyKey"),
      arguments_hash: value("argumentsHash"),
      answer: value("response"),
      created_at: value("now"),
      call_id: value("callId"),
      kept_until: value("keptUntil"),
    })
    .onConflict((conflict) =>
      conflict.columns(["principal_id", "account_id", "tool", "idempotency_key"]).doUpdateSet((update) => ({
        arguments_hash: update.ref("excluded.arguments_hash"),
        answer: update.ref("excluded.answer"),
        created_at: update.ref("excluded.created_at"),
        call_id: update.ref("excluded.call_id"),
        kept_until: update.fn.coalesce("excluded.kept_until", "sb_idempotency.kept_until"),
      })),
    );
});

/** Deletes expired responses. */
export async function deleteExpiredResponses(db: Kysely<RuntimeTables>, now: number): Promise<void> {
  await db
    .deleteFrom("sb_idempotency")
    .where("created_at", "<=", now - idempotencyRetentionMs)
    .where((where) => where.or([where("kept_until", "is", null), where("kept_until", "<=", now)]))
    .execute();
}
