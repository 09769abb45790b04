import { sql, type Kysely } from "kysely";
import { prepare, type ValueOf } from "../store/prepare.ts";
import type { EventRow, RuntimeTables } from "../store/tables.ts";
import type { AnyPayloads, EventCause, WrittenEvent } from "./event.ts";

type Db = Kysely<RuntimeTables>;

/**
 * Reserves the next numbers of an account and returns the last of them. The row of the account stays locked until the
 * transaction ends, so that the numbers are in commit order and have no gaps.
 */
export async function addToHead(tx: Db, accountId: string, count: number): Promise<number> {
  const [head] = await increaseHead(tx, { accountId, count });
  if (!head) throw new Error(`the head of ${accountId} was not written`);
  return head.seq;
}

const increaseHead = prepare(
  (_: Db, value: ValueOf<{ accountId: string; count: number }>) => sql<{ seq: number }>`
    insert into sb_event_heads (account_id, seq) values (${value("accountId")}, ${value("count")})
    on conflict (account_id) do update set seq = sb_event_heads.seq + excluded.seq
    returning seq`,
);

const rowsPerStatement = 500;

export async function insertEvents(tx: Db, rows: readonly EventRow[]): Promise<void> {
  const [row] = rows;
  if (rows.length === 1 && row) return void (await insertEvent(tx, row));
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await tx
      .insertInto("sb_events")
      .values(rows.slice(start, start + rowsPerStatement))
      .execute();
  }
}

const insertEvent = prepare((db: Db, value: ValueOf<EventRow>) =>
  db.insertInto("sb_events").values({
    account_id: value("account_id"),
    seq: value("seq"),
    type: value("type"),
    payload: value("payload"),
    cause: value("cause"),
    at: value("at"),
  }),
);

/** Returns the number of the last event of an account, 0 if there is none. */
export async function readHead(db: Db, accountId: string): Promise<number> {
  const row = await db
    .selectFrom("sb_event_heads")
    .select("seq")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** Returns events of an account with the given types after a number, in order. */
export function readEvents(
  db: Db,
  range: {
    readonly accountId: string;
    readonly types: readonly string[];
    readonly after: number;
    readonly limit: number;
  },
): Promise<readonly EventRow[]> {
  const { accountId, types, after, limit } = range;
  return db
    .selectFrom("sb_events")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("seq", ">", after)
    .where("type", "in", types)
    .orderBy("seq")
    .limit(limit)
    .execute();
}

/** Returns the event of a row; its payload has the type that `emit` required. */
export const toEvent = ({ account_id, seq, type, payload, cause, at }: EventRow): WrittenEvent<AnyPayloads> => ({
  accountId: account_id,
  seq,
  type,
  payload: JSON.parse(payload) as object,
  cause: JSON.parse(cause) as EventCause,
  at,
});
