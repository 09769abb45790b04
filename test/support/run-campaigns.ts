import { sql } from "kysely";
import { onTestFinished } from "vitest";
import { consumerKind } from "../../runtime/events/consumer-kind.ts";
import { outreachJob } from "../../handlers/service/campaigns/wake.ts";
import type { TestService } from "./start-service.ts";

type Pause = (work: () => Promise<unknown>) => Promise<void>;

const kinds = [outreachJob, consumerKind("campaigns")];

/**
 * Starts a worker of the service, which stops at the end of the test. Returns a function that runs the jobs of campaigns until a
 * time: it moves the clock from one due time to the next, and waits until nothing is due any more.
 * @param onTime called at each due time, before its jobs. It may pause the worker for work that must not overlap with jobs.
 */
export async function runCampaigns(
  { service, clock }: TestService,
  onTime?: (whilePaused: Pause) => Promise<void>,
): Promise<(untilMs: number) => Promise<void>> {
  const start = () => service.startWorker(1); // one job after the other, so that their order is reproducible
  let worker = await start();
  onTestFinished(() => worker.stop(0));
  const whilePaused: Pause = async (work) => {
    await worker.stop();
    await work();
    worker = await start();
  };

  const nextTime = async (): Promise<number> => {
    const { due } = await service.store.writer
      .selectFrom("sb_jobs")
      .select(() => sql<number | null>`min(case when claimed_at is null then due_at else 0 end)`.as("due"))
      .where("kind", "in", kinds)
      .executeTakeFirstOrThrow();
    return due ?? Infinity;
  };

  return async (until) => {
    for (;;) {
      const due = await nextTime();
      if (due <= clock()) {
        worker.wake();
        await new Promise((resolve) => setTimeout(resolve, 1));
        continue;
      }
      const next = Math.min(due, until);
      if (next > clock()) clock.advance(next - clock());
      await onTime?.(whilePaused);
      if (due > until && (await nextTime()) > clock()) return;
    }
  };
}
