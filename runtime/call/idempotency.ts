import { createHash } from "node:crypto";
import { sql, type Kysely } from "kysely";
import { Failure } from "../contract/failure.ts";
import { prepare, type ValueOf } from "../store/prepare.ts";
import type { Dialect } from "../store/store.ts";
import type { RuntimeTables } from "../store/tables.ts";
import { canonicalJson } from "./canonical-json.ts";

/** How long an answer can be asked for again, in milliseconds. */
export const idempotencyKeptMs = 24 * 3_600_000;

/** One key of one caller for one tool and account. */
export interface IdempotencySlot {
  readonly principalId: string;
  readonly accountId: string;
  readonly tool: string;
  readonly idempotencyKey: string;
  readonly argumentsHash: string;
}

/**
 * A comma is refused because a header that was sent twice arrives as one with a comma (RFC 9110, section 5.3): which of the two
 * keys was meant, nobody knows.
 * @throws Failure `bad_request` for a key that is empty, longer than 255 characters, not printable ASCII or holds a comma.
 */
export function checkIdempotencyKey(key: string): void {
  if (/^[\x20-\x2b\x2d-\x7e]{1,255}$/.test(key)) return;
  throw new Failure("bad_request", {
    detail: "The idempotency key must be 1 to 255 printable ASCII characters without a comma.",
    hint: "Send one key, once: two headers are read as one with a comma.",
  });
}

export function hashArguments(input: unknown): string {
  return createHash("sha256").update(canonicalJson(input)).digest("base64");
}

/**
 * Refuses a second call with the same key while the first one runs in this process, and remembers that this one runs.
 * @returns the function that ends it.
 */
export function createRunningCalls(): (slot: IdempotencySlot) => () => void {
  const running = new Set<string>();
  return (slot) => {
    const name = slotName(slot);
    if (running.has(name)) throw new Failure("call_in_progress", { retryAfterSeconds: 1 });
    running.add(name);
    return () => void running.delete(name);
  };
}

const slotName = ({ principalId, accountId, tool, idempotencyKey }: IdempotencySlot): string =>
  [principalId, accountId, tool, idempotencyKey].join("\n");

/**
 * Inside the call's transaction: the stored answer of an earlier call, or null when this is the first. On PostgreSQL the
 * slot is locked until the transaction ends, so that another node sees that it is taken.
 * @throws Failure `idempotency_mismatch` for other arguments, `call_in_progress` while another node runs it.
 */
export async function findAnswer(
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
  const [row] = await readAnswer(tx, slot);
  if (!row || row.created_at + idempotencyKeptMs <= now) return null;
  if (row.arguments_hash !== slot.argumentsHash) throw new Failure("idempotency_mismatch");
  return row.answer;
}

const readAnswer = prepare((db: Kysely<RuntimeTables>, value: ValueOf<IdempotencySlot>) =>
  db
    .selectFrom("sb_idempotency")
    .select(["arguments_hash", "answer", "created_at"])
    .where("principal_id", "=", value("principalId"))
    .where("account_id", "=", value("accountId"))
    .where("tool", "=", value("tool"))
    .where("idempotency_key", "=", value("idempotencyKey")),
);

/** Stores the answer with the effect that it tells of. */
export async function keepAnswer(
  tx: Kysely<RuntimeTables>,
  slot: IdempotencySlot,
  answer: string,
  now: number,
): Promise<void> {
  await writeAnswer(tx, { ...slot, answer, now });
}

const writeAnswer = prepare(
  (db: Kysely<RuntimeTables>, value: ValueOf<IdempotencySlot & { answer: string; now: number }>) => {
    const kept = { arguments_hash: value("argumentsHash"), answer: value("answer"), created_at: value("now") };
    return db
      .insertInto("sb_idempotency")
      .values({
        principal_id: value("principalId"),
        account_id: value("accountId"),
        tool: value("tool"),
        idempotency_key: value("idempotencyKey"),
        ...kept,
      })
      .onConflict((conflict) =>
        conflict.columns(["principal_id", "account_id", "tool", "idempotency_key"]).doUpdateSet(kept),
      );
  },
);

/** Drops the answers that are past their time. */
export async function dropOldAnswers(db: Kysely<RuntimeTables>, now: number): Promise<void> {
  await db
    .deleteFrom("sb_idempotency")
    .where("created_at", "<=", now - idempotencyKeptMs)
    .execute();
}
