import { sql, type Kysely } from "kysely";
import type { NetTables } from "../tables/net-tables.ts";

/**
 * Creates the tables that only embedded networks use: who has seen which post, and the time up to which the other members
 * were simulated.
 */
export async function createActivityTables(db: Kysely<NetTables>, clustered: string, text: string): Promise<void> {
  await sql
    .raw(
      `create table net_post_viewers (
        network_id integer not null,
        day ${text} not null,
        post_id ${text} not null,
        viewer_id ${text} not null,
        primary key (network_id, day, post_id, viewer_id)
      ) ${clustered}`,
    )
    .execute(db);
  await sql
    .raw(
      `create table net_simulations (
        network_id integer not null primary key,
        seed integer not null,
        started_at bigint not null,
        played_until bigint not null
      )`,
    )
    .execute(db);
}
