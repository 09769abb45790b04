import { sql, type Kysely } from "kysely";
import type { NetTables } from "../tables/net-tables.ts";

/** Creates the table that stores how many members have each value of a search filter. Only large networks use it. */
export async function createValueCounts(db: Kysely<NetTables>, clustered: string, text: string): Promise<void> {
  await sql
    .raw(
      `create table net_value_counts (
        network_id integer not null,
        kind ${text} not null,
        value ${text} not null,
        name ${text} not null,
        member_count integer not null,
        primary key (network_id, kind, value)
      ) ${clustered}`,
    )
    .execute(db);
  await sql`create index net_value_counts_kind on net_value_counts (network_id, kind, member_count)`.execute(db);
}
