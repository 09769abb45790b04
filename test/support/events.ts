import { consumerJobs } from "../../runtime/events/consumer-jobs.ts";
import { deployConsumers } from "../../runtime/events/deploy-consumers.ts";
import { createEventLog, type EventLog } from "../../runtime/events/event-log.ts";
import type { EventConsumer, EventConsumers } from "../../runtime/events/event.ts";
import type { Store } from "../../runtime/index.ts";
import type { JobQueue } from "../../runtime/jobs/job-queue.ts";
import type { JobKind } from "../../runtime/jobs/job.ts";
import { openJobStore, type JobStore } from "./jobs.ts";

export const accountId = "acc_one";
const cause = { job_id: "job_test" };

/** The events of the tests: numbers, and others that nobody handles. */
export type TestPayloads = {
  readonly "number.drawn": { readonly value: number };
  readonly "other.happened": { readonly value: number };
};

export const testTypes = ["number.drawn", "other.happened"] as const;
const testEvents = testTypes.map((name) => ({ name, title: name }));

export interface EventStore extends JobStore {
  readonly log: EventLog;
  /** Writes an event for each value in one transaction. */
  emit(values: readonly number[], options?: EmitOptions): Promise<void>;
  /** Deploys the consumers as a start of the program does, and returns their kinds of jobs. */
  deploy(consumers: Readonly<Record<string, EventConsumer<TestPayloads>>>): Promise<Readonly<Record<string, JobKind>>>;
}

interface EmitOptions {
  readonly type?: keyof TestPayloads;
  readonly accountId?: string;
}

/** Creates the log of a store. */
export const createTestLog = (
  store: Store,
  { queue, clock }: { readonly queue: JobQueue; readonly clock: () => number },
  consumers: () => EventConsumers = () => ({}),
): EventLog =>
  createEventLog({ store, jobs: queue, clock, metrics: { countEvent: () => undefined } }, testEvents, consumers);

export async function openEventStore(): Promise<EventStore> {
  const jobs = await openJobStore();
  const { store, queue, clock } = jobs;
  let deployed: EventConsumers = {};
  const log = createTestLog(store, jobs, () => deployed);
  return {
    ...jobs,
    log,
    emit: (values, { type = "number.drawn", accountId: account = accountId } = {}) =>
      store.transaction((tx) =>
        log.emit<TestPayloads>(tx, ...values.map((value) => ({ type, payload: { value }, accountId: account, cause }))),
      ),
    deploy: async (consumers) => {
      deployed = consumers;
      await deployConsumers({ store, jobs: queue, clock }, deployed);
      return consumerJobs(store, deployed);
    },
  };
}
