import type { Kysely } from "kysely";
import { prepare, type ValueOf } from "../store/prepare.ts";
import type { Dialect } from "../store/store.ts";
import type { RuntimeTables } from "../store/tables.ts";

type Tx = Kysely<RuntimeTables>;

/** Starts an opt-in consumer for an account, from the next event on. No effect if it is already started. */
export async function optIn(tx: Tx, dialect: Dialect, consumer: string, accountId: string): Promise<void> {
  // Waits for transactions that are writing events of the account, because the consumer must not handle those events.
  const head = await tx
    .selectFrom("sb_event_heads")
    .select("seq")
    .where("account_id", "=", accountId)
    .$if(dialect === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
  await tx
    .insertInto("sb_event_positions")
    .values({ consumer, account_id: accountId, seq: head?.seq ?? 0 })
    .onConflict((conflict) => conflict.columns(["consumer", "account_id"]).doNothing())
    .execute();
}

/** Stops an opt-in consumer for an account. */
export async function optOut(tx: Tx, _dialect: Dialect, consumer: string, accountId: string): Promise<void> {
  await tx
    .deleteFrom("sb_event_positions")
    .where("consumer", "=", consumer)
    .where("account_id", "=", accountId)
    .execute();
}

/** Returns whether an opt-in consumer was started for an account. */
export async function hasOptedIn(tx: Tx, of: { consumer: string; accountId: string }): Promise<boolean> {
  return (await findPosition(tx, of)).length > 0;
}

const findPosition = prepare((db: Tx, value: ValueOf<{ consumer: string; accountId: string }>) =>
  db
    .selectFrom("sb_event_positions")
    .select("seq")
    .where("consumer", "=", value("consumer"))
    .where("account_id", "=", value("accountId")),
);
