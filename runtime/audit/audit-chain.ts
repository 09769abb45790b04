import { createHash } from "node:crypto";
import { sql, type Kysely } from "kysely";
import type { Store } from "../store/store.ts";
import type { AuditSealRow, RuntimeTables } from "../store/tables.ts";
import { digestOf } from "./audit-row.ts";

type Db = Kysely<RuntimeTables>;

const batchRows = 1_000;

/**
 * The result of hashing a part of the chain: the hash at its end, and how many existing and erased records it contains.
 */
interface Link {
  readonly hash: string;
  readonly records: number;
  readonly erased: number;
}

/** The end of the log at some time. */
export interface AuditEnd {
  readonly lastSeq: number;
  /**
   * Id of a PostgreSQL transaction: all transactions that may still add a record up to `lastSeq` have lower ids. Null on
   * SQLite.
   */
  readonly transactionId: string | null;
}

/** Reads the end of the log, for `sealAudit`. */
export async function readAuditEnd(store: Store): Promise<AuditEnd> {
  if (store.dialect === "sqlite") return { lastSeq: (await readLastSeq(store.reader)) ?? 0, transactionId: null };
  return store.transaction(async (tx) => {
    const lastSeq = (await readLastSeq(tx)) ?? 0; // first, because the next query assigns the id
    return { lastSeq, transactionId: await readTransactionId(tx, "pg_current_xact_id()") };
  });
}

/**
 * Continues the hash chain of the audit log, in a transaction, up to an end that was read before. The chain consists of
 * seals: each contains the hash over the previous seal and the digests of the records after it. A seal first reserves a
 * range of record numbers, and is completed when no open transaction can still add a record in that range. The seal of a
 * record is therefore completed, at the earliest, by the second run of this function after the record was written.
 * @returns if an earlier run reserved a seal that still cannot be completed, the time of that reservation in epoch
 *   milliseconds; otherwise null, even if this run reserves a seal.
 */
export async function sealAudit(tx: Db, { lastSeq, transactionId }: AuditEnd, now: number): Promise<number | null> {
  const seals = await tx.selectFrom("sb_audit_seals").selectAll().orderBy("last_seq", "desc").limit(2).execute();
  const [newest, earlier] = seals;
  if (newest && newest.hash === null) {
    if (!(await isSettled(tx, newest))) return newest.sealed_at;
    const from = { seq: earlier?.last_seq ?? 0, hash: earlier?.hash ?? "" };
    const { hash, records, erased } = await hashRecords(tx, from, newest.last_seq);
    const completed = { hash, records: records + erased, sealed_at: now };
    await tx.updateTable("sb_audit_seals").set(completed).where("last_seq", "=", newest.last_seq).execute();
  }
  if (lastSeq <= (newest?.last_seq ?? 0)) return null;
  await tx
    .insertInto("sb_audit_seals")
    .values({ last_seq: lastSeq, hash: null, records: 0, sealed_at: now, snapshot: transactionId, is_anchor: 0 })
    .execute();
  return null;
}

/**
 * Returns whether all transactions that may still add a record in the range of the seal have ended. Always true on SQLite,
 * which has one writer at a time. Also true if the transaction of the seal has a higher id than this one: the database was
 * then copied from another cluster.
 */
async function isSettled(tx: Db, { snapshot }: AuditSealRow): Promise<boolean> {
  if (snapshot === null) return true;
  const open = BigInt(await readTransactionId(tx, "pg_snapshot_xmin(pg_current_snapshot())"));
  const own = BigInt(await readTransactionId(tx, "pg_current_xact_id()"));
  return open >= BigInt(snapshot) || own < BigInt(snapshot);
}

async function readTransactionId(tx: Db, expression: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select ${sql.raw(expression)}::text as id`.execute(tx);
  return rows[0]?.id ?? "0";
}

/** Hashes the records after a seal up to a number, in batches. */
async function hashRecords(
  db: Db,
  from: { readonly seq: number; readonly hash: string },
  lastSeq: number,
): Promise<Link> {
  let { seq, hash } = from;
  const counts = { records: 0, erased: 0 };
  while (seq < lastSeq) {
    const rows = await db
      .selectFrom("sb_audit")
      .selectAll()
      .where("seq", ">", seq)
      .where("seq", "<=", lastSeq)
      .orderBy("seq")
      .limit(batchRows)
      .execute();
    const end = rows.length < batchRows ? lastSeq : (rows.at(-1)?.seq ?? lastSeq);
    const erased = await db
      .selectFrom("sb_audit_erased")
      .selectAll()
      .where("seq", ">", seq)
      .where("seq", "<=", end)
      .execute();
    const isErased = new Set(erased.map((row) => row.seq));
    const present = rows.filter((row) => !isErased.has(row.seq));
    const digests = [...present.map((row) => ({ seq: row.seq, digest: digestOf(row) })), ...erased];
    for (const { digest } of digests.sort((one, other) => one.seq - other.seq))
      hash = createHash("sha256").update(hash).update(digest).digest("hex");
    counts.records += present.length;
    counts.erased += erased.length;
    seq = end;
  }
  return { hash, ...counts };
}

/** The result of verifying the audit log. */
export interface AuditVerification {
  /** How many verified records exist, and how many were erased with their account or workspace. */
  readonly records: number;
  readonly erased: number;
  /** Records after the last seal, which are not verified yet. */
  readonly unsealed: number;
  /** The hash of the last seal. A copy of it can later prove that the log up to this seal is unchanged. */
  readonly head: string | null;
  /** Whether the chain contains the given head of an earlier verification; null if none was given. */
  readonly containsHead: boolean | null;
  /** Parts with added, changed or missing records: numbers after `after`, up to `until`, and the time of their seal. */
  readonly broken: readonly { readonly after: number; readonly until: number; readonly sealedAt: number }[];
}

/**
 * Recomputes the hash chain of the audit log.
 * @param earlierHead the `head` of an earlier verification. Without it, a removed end of the chain is not detected.
 */
export async function verifyAudit(db: Db, earlierHead: string | null = null): Promise<AuditVerification> {
  const seals = await db
    .selectFrom("sb_audit_seals")
    .selectAll()
    .where("hash", "is not", null)
    .orderBy("last_seq")
    .execute();
  const broken: { after: number; until: number; sealedAt: number }[] = [];
  const counts = { records: 0, erased: 0 };
  let previous = { seq: 0, hash: "" };
  for (const [index, { last_seq, hash, records, sealed_at, is_anchor }] of seals.entries()) {
    const sealed = { seq: last_seq, hash: hash ?? "" };
    if (index > 0 || is_anchor === 0) {
      const found = await hashRecords(db, previous, last_seq);
      if (found.hash !== hash || found.records + found.erased !== records)
        broken.push({ after: previous.seq, until: last_seq, sealedAt: sealed_at });
      counts.records += found.records;
      counts.erased += found.erased;
    }
    previous = sealed;
  }
  const { unsealed } = await db
    .selectFrom("sb_audit")
    .select((row) => row.fn.countAll<number>().as("unsealed"))
    .where("seq", ">", previous.seq)
    .executeTakeFirstOrThrow();
  // A part is not broken if its records expired during the verification (`deleteOldAudit`): its seal has then been deleted, or
  // has become the anchor.
  const first = broken.length === 0 ? undefined : await readFirstSeal(db);
  const stillBroken = broken.filter(({ until }) => first?.is_anchor !== 1 || until > first.last_seq);
  const containsHead = earlierHead === null ? null : seals.some(({ hash }) => hash === earlierHead);
  return { ...counts, unsealed, head: seals.at(-1)?.hash ?? null, containsHead, broken: stillBroken };
}

const readFirstSeal = (db: Db): Promise<AuditSealRow | undefined> =>
  db.selectFrom("sb_audit_seals").selectAll().orderBy("last_seq").limit(1).executeTakeFirst();

/** The values that overwrite the newest record when it is erased. Other erased records are deleted. */
const blank = {
  ...{ at: 0, workspace_id: "", principal_id: "", account_id: null, tool: "", surface: "", request_id: "" },
  ...{ outcome: "", status: 0, preview: 0, replay: 0, duration_ms: 0 },
  ...{ person_id: null, client_id: null, arguments: null },
} as const;

/**
 * Deletes the records of an account or a workspace in a transaction. Their digests remain, so that the chain can be
 * verified. The newest record of the log is emptied instead of deleted, because SQLite would reuse its number.
 */
export async function eraseAudit(
  tx: Db,
  owner: { readonly column: "account_id" | "workspace_id"; readonly id: string },
): Promise<void> {
  const newest = (await readLastSeq(tx)) ?? 0;
  for (;;) {
    const rows = await tx
      .selectFrom("sb_audit")
      .selectAll()
      .where(owner.column, "=", owner.id)
      .orderBy("seq")
      .limit(batchRows)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    await tx
      .insertInto("sb_audit_erased")
      .values(rows.map((row) => ({ seq: row.seq, digest: digestOf(row) })))
      .execute();
    if (last.seq === newest) await tx.updateTable("sb_audit").set(blank).where("seq", "=", newest).execute();
    await tx.deleteFrom("sb_audit").where(owner.column, "=", owner.id).where("seq", "<=", last.seq).execute();
  }
}

async function readLastSeq(db: Db): Promise<number | null> {
  const last = await db.selectFrom("sb_audit").select("seq").orderBy("seq", "desc").limit(1).executeTakeFirst();
  return last?.seq ?? null;
}

/**
 * Deletes the records that were sealed before a time, and their seals. The last of these seals and its last record
 * remain as the beginning of the chain, so that numbers are not reused.
 */
export async function deleteOldAudit(tx: Db, before: number): Promise<void> {
  const old = await tx
    .selectFrom("sb_audit_seals")
    .select("last_seq")
    .where("sealed_at", "<", before)
    .where("hash", "is not", null)
    .orderBy("last_seq", "desc")
    .executeTakeFirst();
  if (!old) return;
  await tx.updateTable("sb_audit_seals").set({ is_anchor: 1 }).where("last_seq", "=", old.last_seq).execute();
  await tx.deleteFrom("sb_audit_seals").where("last_seq", "<", old.last_seq).execute();
  for (const table of ["sb_audit", "sb_audit_erased"] as const)
    await tx.deleteFrom(table).where("seq", "<", old.last_seq).execute();
}
