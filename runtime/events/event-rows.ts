import { sql, type Kysely } from "kysely";
import { prepareChange, type ValueOf } from "../store/prepare.ts";
import type { EventRow, RuntimeTables } from "../store/tables.ts";
import type { AnyPayloads, EventCause, WrittenEvent } from "./event.ts";

type Db = Kysely<RuntimeTables>;

/** An event before it has a number. */
export type NewEventRow = Omit<EventRow, "account_id" | "seq">;

/**
 * Appends events of one account. The account's row in `sb_event_heads` stays locked until the transaction ends, so that the
 * numbers are in commit order and have no gaps.
 */
export async function appendEvents(tx: Db, accountId: string, events: readonly NewEventRow[]): Promise<void> {
  await increaseHead(tx, { accountId, count: events.length });
  const [event] = events;
  if (events.length === 1 && event) return void (await insertLast(tx, { ...event, accountId }));
  const rows = events.map((row, index) => {
    const seq = sql<number>`${lastNumber(accountId)} - ${events.length - index - 1}`;
    return { account_id: accountId, seq, ...row };
  });
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await tx
      .insertInto("sb_events")
      .values(rows.slice(start, start + rowsPerStatement))
      .execute();
  }
}

const rowsPerStatement = 500;

const increaseHead = prepareChange(
  (_: Db, value: ValueOf<{ accountId: string; count: number }>) => sql`
    insert into sb_event_heads (account_id, seq) values (${value("accountId")}, ${value("count")})
    on conflict (account_id) do update set seq = sb_event_heads.seq + excluded.seq`,
);

const lastNumber = (accountId: string) => sql<number>`(select seq from sb_event_heads where account_id = ${accountId})`;

const insertLast = prepareChange((db: Db, value: ValueOf<NewEventRow & { accountId: string }>) =>
  db.insertInto("sb_events").values({
    account_id: value("accountId"),
    seq: lastNumber(value("accountId")),
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
