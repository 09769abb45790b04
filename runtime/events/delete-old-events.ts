import type { Kysely } from "kysely";
import type { RuntimeTables } from "../store/tables.ts";
import type { EventConsumers } from "./event.ts";
import { isUnhandled } from "./unhandled.ts";

const retentionMs = 30 * 86_400_000;
/** Limits how long other writers wait; the rest is deleted by the next clean-up. */
const maxEvents = 10_000;

/** Deletes events that are older than 30 days, except those that a consumer has not handled. */
export async function deleteOldEvents(
  tx: Kysely<RuntimeTables>,
  consumers: EventConsumers,
  now: number,
): Promise<void> {
  const old = tx
    .selectFrom("sb_events")
    .select(["account_id", "seq"])
    .where("at", "<", now - retentionMs)
    .where((where) =>
      where.and(Object.entries(consumers).map(([name, consumer]) => where.not(isUnhandled(where, name, consumer)))),
    )
    .orderBy("at")
    .limit(maxEvents);
  await tx
    .deleteFrom("sb_events")
    .where((where) => where(where.refTuple("account_id", "seq"), "in", old.$asTuple("account_id", "seq")))
    .execute();
}
