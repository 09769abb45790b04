import type { Kysely } from "kysely";
import type { RuntimeTables } from "../store/tables.ts";
import type { CallServices } from "./call-services.ts";

/** The parts of the service's state that callers may know. */
export interface ServiceState {
  readonly dialect: "sqlite" | "postgres";
  /** Whether the store responds and accepts writes. */
  readonly isWritable: boolean;
  readonly jobs: JobsState;
}

/** The state of the jobs of all accounts. Counts are at most `maxCounted`. */
export interface JobsState {
  /** Jobs that are due and not running. */
  readonly due: number;
  /** Jobs that have failed for good. */
  readonly failed: number;
  /** How long the first of the due jobs has been waiting, in milliseconds; null if none is due. */
  readonly oldestDueMs: number | null;
}

/** Jobs are counted up to this number. */
export const maxCounted = 1_000;

/** Reads the state with a few bounded queries. */
export async function readServiceState(
  { store, clock }: Pick<CallServices, "store" | "clock">,
  db: Kysely<RuntimeTables>,
): Promise<ServiceState> {
  const isWritable = await store.ping().then(
    () => true,
    () => false,
  );
  return { dialect: store.dialect, isWritable, jobs: await readJobs(db, clock()) };
}

async function readJobs(db: Kysely<RuntimeTables>, now: number): Promise<JobsState> {
  const jobs = () => db.selectFrom("sb_jobs").select("due_at").limit(maxCounted);
  const due = await jobs().where("due_at", "<=", now).where("claimed_at", "is", null).orderBy("due_at").execute();
  const failed = await jobs().where("due_at", "is", null).execute();
  const first = due[0]?.due_at ?? null;
  return {
    due: due.length,
    failed: failed.length,
    oldestDueMs: first === null ? null : now - first,
  };
}
