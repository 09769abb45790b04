import { sql, type CreateTableBuilder } from "kysely";
import type { Dialect } from "../store.ts";

/** Stores the rows of a table in the order of its primary key, without a second index. PostgreSQL has no such tables. */
export const clustered =
  (dialect: Dialect) =>
  <Table extends string, Column extends string>(table: CreateTableBuilder<Table, Column>) =>
    dialect === "sqlite" ? table.modifyEnd(sql`without rowid`) : table;
