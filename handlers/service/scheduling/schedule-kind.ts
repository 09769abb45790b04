import type { Kysely } from "kysely";
import {
  argumentFailure,
  Failure,
  type CallContext,
  type RuntimeTables,
  type ToolName,
} from "../../../runtime/index.ts";
import { epochMs } from "../../time/epoch-ms.ts";
import type { DraftTables } from "../drafts/tables.ts";
import type { ScheduleRow, ScheduleTable, SchedulingTables } from "./tables.ts";

/** The part of the call context that scheduling uses. */
export type SchedulingContext = Pick<
  CallContext<RuntimeTables & SchedulingTables & DraftTables>,
  "db" | "account" | "caller" | "now" | "newId" | "jobs"
>;

/** The names of a kind of scheduled items. */
export interface ScheduleNames {
  readonly table: ScheduleTable;
  /** The kind of the jobs. The unique key of a job is the id of the item. */
  readonly job: string;
  /** The name of an item in texts and events. */
  readonly noun: "post" | "message";
  readonly listTool: ToolName;
}

/** A kind of scheduled items: how they are stored, and which call sends them. */
export interface ScheduleKind<Row extends ScheduleRow> extends ScheduleNames {
  readonly read: (db: Kysely<SchedulingTables>, id: string) => Promise<Row | undefined>;
  /** Returns the call that sends the item. */
  readonly toCall: (row: Row) => { readonly tool: ToolName; readonly input: Readonly<Record<string, unknown>> };
  /** Returns what the output of the call changes in the row. */
  readonly toResult: (output: unknown) => Partial<Row> & Pick<Row, "result_id">;
}

/** Returns the store with the tables of all kinds, reduced to the columns that they have in common. */
export const schedulesIn = (db: Kysely<SchedulingTables>): Kysely<Record<ScheduleTable, ScheduleRow>> => db; // the rows of both tables extend ScheduleRow

/** Returns the common columns of a new item that waits for its time. */
export const newSchedule = ({ account, caller, now }: SchedulingContext, id: string, dueAt: number): ScheduleRow => ({
  id,
  account_id: account.id,
  principal_id: caller.id,
  status: "pending",
  status_reason: null,
  due_at: dueAt,
  started_at: null,
  ended_at: null,
  attempts: 0,
  result_id: null,
  created_at: now(),
});

/** Enqueues the job that sends an item, instead of its earlier job. */
export async function enqueueSchedule(
  context: SchedulingContext,
  { job }: ScheduleNames,
  row: ScheduleRow,
): Promise<void> {
  await context.jobs.cancel(job, row.id);
  await context.jobs.enqueue({ kind: job, key: row.id, payload: { id: row.id }, runAt: row.due_at });
}

/** Reads an item of the account. @throws Failure `not_found`, the same for items of other accounts. */
export async function findSchedule<Row extends ScheduleRow>(
  { db, account }: SchedulingContext,
  { read, noun, listTool }: ScheduleKind<Row>,
  id: string,
): Promise<Row> {
  const row = await read(db, id);
  if (row?.account_id === account.id) return row;
  throw new Failure("not_found", {
    detail: `There is no such scheduled ${noun}.`,
    hint: `${listTool} lists the scheduled ${noun}s.`,
  });
}

/**
 * Changes an item, unless a job has begun to send it.
 * @throws Failure `conflict` if a job has begun to send it, or its status has just changed.
 */
export async function changeSchedule(
  { db, account }: SchedulingContext,
  { table, noun, listTool }: ScheduleNames,
  { id, status }: ScheduleRow,
  change: Partial<ScheduleRow>,
): Promise<void> {
  const changed = await schedulesIn(db)
    .updateTable(table)
    .set(change)
    .where("id", "=", id)
    .where("account_id", "=", account.id)
    .where("status", "=", status)
    .where("started_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!changed)
    throw new Failure("conflict", {
      detail: `The ${noun} is being sent, or an earlier attempt may have sent it.`,
      hint: `${listTool} shows the result, or the time of the next attempt.`,
    });
}

const maxPending = 500;

/** @throws Failure `conflict` if the maximum number of items are waiting. */
export async function requireRoom({ db, account }: SchedulingContext, { table, noun }: ScheduleNames): Promise<void> {
  const { pending } = await schedulesIn(db)
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as("pending"))
    .where("account_id", "=", account.id)
    .where("status", "=", "pending")
    .executeTakeFirstOrThrow();
  if (pending < maxPending) return;
  throw new Failure("conflict", {
    detail: `The account has ${maxPending} scheduled ${noun}s, the maximum.`,
    hint: `Cancel some with cancel_scheduled_${noun}, or wait until they are sent.`,
  });
}

const yearMs = 366 * 86_400_000;

/**
 * Converts the argument with the time of an item to epoch milliseconds.
 * @throws Failure `invalid_arguments` for a time in the past or more than a year away.
 */
export function toDueTime(argument: "send_at" | "publish_at", dateTime: string, now: number): number {
  const at = epochMs(dateTime) ?? now;
  const hint = `Send a time between ${new Date(now).toISOString()} and a year later.`;
  if (at <= now) throw argumentFailure(`/${argument}`, "The time is in the past.", hint);
  if (at > now + yearMs) throw argumentFailure(`/${argument}`, "The time is more than a year away.", hint);
  return at;
}
