import type { JobKind } from "../jobs/job.ts";
import type { Tracing } from "./tracing.ts";

type JobKinds = Readonly<Record<string, JobKind>>;

/** Records each attempt of a job. The calls and requests of the attempt belong to its trace. */
export const traceJobs = (kinds: JobKinds, tracing: Tracing): JobKinds =>
  Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [
      name,
      {
        ...kind,
        run: (job) => tracing.traceJob({ id: job.id, kind: name, attempt: job.attempt }, () => kind.run(job)),
      } satisfies JobKind,
    ]),
  );
