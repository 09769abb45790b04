import { sql, type Kysely } from "kysely";
import { addDays, calendarDay } from "../clock.ts";
import type { Account } from "../identity/accounts.ts";
import { findExisting } from "../store/account-rows.ts";
import type { Store } from "../store/store.ts";
import type { CallCountRow, RuntimeTables } from "../store/tables.ts";

/** A finished tool call. */
export interface CountedCall {
  readonly account: Pick<Account, "id" | "timezone">;
  readonly tool: string;
  readonly surface: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly isSuccess: boolean;
}

export interface CallCounts {
  /** Counts a call on its day in the account's time zone. A crash may lose the counts of the last second. */
  add(call: CountedCall): void;
  /** Writes the counts. Called once a second and before the store closes. @throws the error of the store. */
  flush(): Promise<void>;
  /** Returns the counts of an account since a day. */
  read(db: Kysely<RuntimeTables>, accountId: string, since: string): Promise<CallCountRow[]>;
  /** Deletes the counts of days that are no longer read. */
  deleteOld(db: Kysely<RuntimeTables>, now: number): Promise<void>;
}

/** Days for which counts are stored. */
const retentionDays = 32;
/** Maximum number of counts (by account, day, tool and surface) kept while the store cannot be written; others are dropped. */
const maxPending = 10_000;

/** Counts calls by account, day, tool and surface, so that rows of the audit log never have to be counted. */
export function createCallCounts(store: Pick<Store, "transaction">): CallCounts {
  /** By account id, then by tool. Nested, because a joined key would be a new string that must be hashed for each call. */
  let pending = new Map<string, Map<string, CallCountRow[]>>();
  let pendingCounts = 0;
  let flushing: Promise<void> = Promise.resolve();

  function merge(row: CallCountRow): void {
    const known = pending
      .get(row.account_id)
      ?.get(row.tool)
      ?.find(({ day, surface }) => day === row.day && surface === row.surface);
    if (!known) return insert(row);
    known.calls += row.calls;
    known.failed += row.failed;
    known.last_ok_at = later(known.last_ok_at, row.last_ok_at);
  }

  function insert(row: CallCountRow): void {
    if (pendingCounts === maxPending) return;
    pendingCounts += 1;
    const tools = pending.get(row.account_id) ?? new Map<string, CallCountRow[]>();
    pending.set(row.account_id, tools.set(row.tool, [...(tools.get(row.tool) ?? []), row]));
  }

  async function write(): Promise<void> {
    if (pendingCounts === 0) return;
    const rows = [...pending.values()].flatMap((tools) => [...tools.values()].flat());
    pending = new Map();
    pendingCounts = 0;
    try {
      await store.transaction((tx) => addCounts(tx, rows), { isRelaxed: true });
    } catch (error) {
      for (const row of rows) merge(row);
      throw error;
    }
  }

  return {
    add: ({ account, tool, surface, at, isSuccess }) =>
      merge({
        account_id: account.id,
        day: calendarDay(at, account.timezone),
        tool,
        surface,
        calls: 1,
        failed: isSuccess ? 0 : 1,
        last_ok_at: isSuccess ? at : null,
      }),
    flush: () => {
      const next = flushing.then(write);
      flushing = next.catch(() => undefined); // reported to the caller
      return next;
    },
    read: (db, accountId, since) =>
      db
        .selectFrom("sb_call_counts")
        .selectAll()
        .where("account_id", "=", accountId)
        .where("day", ">=", since)
        .orderBy("day")
        .execute(),
    deleteOld: async (db, now) => {
      const first = addDays(calendarDay(now, "UTC"), -retentionDays);
      await db.deleteFrom("sb_call_counts").where("day", "<", first).execute();
    },
  };
}

const later = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

const rowsPerStatement = 100;

/** Adds the counts of existing accounts. All nodes use the same order, so that their transactions cannot deadlock. */
async function addCounts(tx: Kysely<RuntimeTables>, all: readonly CallCountRow[]): Promise<void> {
  const existing = await findExisting(tx, [...new Set(all.map(({ account_id: id }) => id))].sort());
  const rows = all.filter(({ account_id: id }) => existing.has(id)).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await tx
      .insertInto("sb_call_counts")
      .values(rows.slice(start, start + rowsPerStatement))
      .onConflict((conflict) =>
        conflict.columns(["account_id", "day", "tool", "surface"]).doUpdateSet({
          calls: sql<number>`sb_call_counts.calls + excluded.calls`,
          failed: sql<number>`sb_call_counts.failed + excluded.failed`,
          last_ok_at: sql<number | null>`case when sb_call_counts.last_ok_at is null
            or excluded.last_ok_at > sb_call_counts.last_ok_at then excluded.last_ok_at
            else sb_call_counts.last_ok_at end`,
        }),
      )
      .execute();
  }
}

const keyOf = ({ account_id, day, tool, surface }: CallCountRow): string => `${account_id} ${day} ${tool} ${surface}`;
