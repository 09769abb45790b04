import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { RuntimeTables } from "../store/tables.ts";
import type { AnyEventConsumer } from "./event.ts";

/** Returns the condition for events that a consumer has not handled yet. */
export function isUnhandled(
  where: ExpressionBuilder<RuntimeTables, "sb_events">,
  name: string,
  { types, isOptIn }: Pick<AnyEventConsumer, "types" | "isOptIn">,
): Expression<SqlBool> {
  const position = where
    .selectFrom("sb_event_positions")
    .select("sb_event_positions.seq")
    .where("sb_event_positions.consumer", "=", name)
    .whereRef("sb_event_positions.account_id", "=", "sb_events.account_id");
  return where.and([
    where("sb_events.type", "in", types),
    where("sb_events.seq", ">", where.fn.coalesce(position, where.lit(isOptIn ? Number.MAX_SAFE_INTEGER : 0))),
  ]);
}
