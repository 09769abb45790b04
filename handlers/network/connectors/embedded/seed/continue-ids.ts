import type { Kysely } from "kysely";
import type { IdSource } from "../../../../../runtime/index.ts";
import type { NetTables } from "../../../mirror/tables/net-tables.ts";
import { idSequence } from "./ids.ts";

const tables = {
  inv: "net_invitations",
  cnv: "net_conversations",
  msg: "net_messages",
  ntc: "net_notices",
} as const satisfies Record<string, keyof NetTables>;

/** Creates ids that continue those of the seeded network, which have no gaps: `inv_demo_0055` after 54 invitations. */
export async function continueIds(db: Kysely<NetTables>): Promise<IdSource> {
  const sequences = new Map<string, () => string>();
  for (const [prefix, table] of Object.entries(tables)) {
    const { count } = await db
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    sequences.set(prefix, idSequence(prefix, count));
  }
  return (prefix) => {
    const next = sequences.get(prefix);
    if (!next) throw new Error(`the demo has no ids with the prefix ${prefix}`);
    return next();
  };
}
