import { Command } from "commander";
import { cancelJob, retryJob } from "../jobs/job-rows.ts";
import { jobsChannel } from "../jobs/job-queue.ts";
import type { Service } from "../service.ts";
import { isoTime, printJson, printRows } from "./print.ts";
import type { WithService } from "./with-service.ts";

interface ListOptions {
  readonly dead: boolean;
  readonly kind?: string;
  readonly json?: boolean;
}

/** Maximum number of rows in a list; the metrics contain the totals. */
const maxRows = 100;

/** Creates `jobs list`, `jobs retry` and `jobs cancel`. */
export function jobCommands(withService: WithService): Command {
  const jobs = new Command("jobs").description("background jobs: list, retry and cancel");
  jobs
    .command("list")
    .description(`list at most ${maxRows} jobs, the next due first`)
    .option("--dead", "only jobs that have failed for good", false)
    .option("--kind <kind>", "only jobs of this kind")
    .option("--json", "print JSON")
    .action((options: ListOptions) => withService((service) => list(service, options)));
  jobs
    .command("retry")
    .argument("<id>", "id of a job, from jobs list")
    .description("make a dead or waiting job due now")
    .option("--json", "print JSON")
    .action((id: string, { json }: { json?: boolean }) =>
      withService(async ({ store, clock }) => {
        const isFound = await store.transaction(async (tx) => {
          const isDue = await retryJob(tx, id, clock());
          if (isDue) await store.notify(tx, jobsChannel);
          return isDue;
        });
        if (!isFound)
          throw new Error(`No dead or waiting job has the id "${id}". To list the jobs, run the command "jobs list".`);
        if (json) printJson({ id, due: true });
        else process.stdout.write(`${id} is due now.\n`);
      }),
    );
  jobs
    .command("cancel")
    .argument("<id>", "id of a job, from jobs list")
    .description("delete a job; if it is running, its effects in the store roll back")
    .option("--json", "print JSON")
    .action((id: string, { json }: { json?: boolean }) =>
      withService(async ({ store }) => {
        await cancelJob(store.writer, id);
        if (json) printJson({ id, cancelled: true });
        else process.stdout.write(`${id} is cancelled.\n`);
      }),
    );
  return jobs;
}

async function list({ store }: Service, { dead, kind, json }: ListOptions): Promise<void> {
  let query = store.reader.selectFrom("sb_jobs").selectAll();
  if (dead) query = query.where("due_at", "is", null);
  if (kind !== undefined) query = query.where("kind", "=", kind);
  const rows = await query
    .orderBy((eb) => eb.fn.coalesce("due_at", eb.val(Number.MAX_SAFE_INTEGER)))
    .orderBy("id")
    .limit(maxRows)
    .execute();
  printRows(
    rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      state: row.due_at === null ? "dead" : row.claimed_at === null ? "waiting" : "running",
      due_at: isoTime(row.due_at),
      attempts: row.attempts,
      account: row.account_id,
      last_error: row.last_error,
    })),
    json,
  );
}
