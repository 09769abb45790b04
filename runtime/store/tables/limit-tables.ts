import type { Generated } from "kysely";

/** The usage of accounts and principals. */
export interface LimitTables {
  sb_usage: UsageRow;
  sb_call_counts: CallCountRow;
  sb_plan_use: { principal_id: string; tokens: number; updated_at: number };
}

/** The units of a category that an account has consumed on a day. */
export interface UsageRow {
  account_id: string;
  category: string;
  day: string;
  used: number;
  /** Units of `used` that are counted on another day as well, because the time zone was changed. */
  copied: Generated<number>;
  /** The limits that have been reported as reached on this day, a sum of `reachedFlags`. */
  reached: Generated<number>;
}

/** The calls that an account made to a tool on one day of its time zone. */
export interface CallCountRow {
  account_id: string;
  /** `YYYY-MM-DD`. */
  day: string;
  tool: string;
  surface: string;
  calls: number;
  /** Calls that returned an error. */
  failed: number;
  /** Time of the last success, or null. */
  last_ok_at: number | null;
}
