import type { Generated } from "kysely";

/** Epoch milliseconds, UTC. */
export type Instant = number;

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

/** 0 or 1: neither store has a boolean that the other reads. */
export type Flag = 0 | 1;

/** A JSON document as text; the columns say what it holds. */
export type JsonText = string;

/** A figure that starts at 0 and that whoever adds or removes the counted rows keeps equal to their number. */
export type Count = Generated<number>;
