import { onTestFinished } from "vitest";
import type { Service } from "../../runtime/index.ts";
import type { TestClock } from "./clock.ts";

interface RunningService {
  readonly service: Pick<Service, "startWorker">;
  readonly clock: TestClock;
}

/**
 * Starts a worker of the service, which stops at the end of the test. Returns a function that moves the clock and runs what is
 * due.
 */
export async function runJobs({ service, clock }: RunningService): Promise<(milliseconds: number) => void> {
  const worker = await service.startWorker(4);
  onTestFinished(() => worker.stop(0));
  return (milliseconds) => {
    clock.advance(milliseconds);
    worker.wake();
  };
}
