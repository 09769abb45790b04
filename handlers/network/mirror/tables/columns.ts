import type { ColumnType, Generated } from "kysely";

/** Epoch milliseconds, UTC. */
export type Instant = number;

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

/** 0 or 1: SQLite and PostgreSQL share no boolean type. */
export type Flag = 0 | 1;

/** A JSON document as text; the comments of the columns describe its type. */
export type JsonText = string;

/** A counter that starts at 0. Code that adds or removes the counted rows must update it. */
export type Count = Generated<number>;

/** The row number in a full-text index; `ordinals.ts` assigns it. Ordinals from times are exact only as `bigint`. */
export type Ordinal = ColumnType<number, number | bigint | undefined, never>;
