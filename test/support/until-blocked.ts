import { sql } from "kysely";
import { expect } from "vitest";
import type { Store } from "../../runtime/index.ts";
import { eventually } from "./eventually.ts";

/** Resolves when a PostgreSQL transaction waits for a lock; on SQLite immediately, because its transactions run in sequence. */
export async function untilBlocked({ dialect, reader }: Pick<Store, "dialect" | "reader">): Promise<void> {
  if (dialect === "sqlite") return;
  await eventually(async () => {
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    expect((await waiting.execute(reader)).rows).not.toEqual([]);
  });
}
