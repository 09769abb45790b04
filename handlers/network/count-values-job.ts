import type { JobKind, JobServices } from "../../runtime/index.ts";
import { readNetworkIdsExcept } from "./networks.ts";
import { allNetworks, openScope } from "./mirror/open-scope.ts";
import { countValues, isLarge, storeCounts, valueKinds } from "./mirror/search/value-counts.ts";

const hourMs = 3_600_000;

/** The name of the job that counts the values of search filters in large networks. */
export const countValuesJob = "count_filter_values";

/** Creates the job. It counts before it opens the transaction that stores the counts, because counting is slow. */
export const createCountValuesJob = ({ store }: Pick<JobServices, "store">): JobKind => ({
  everyMs: hourMs,
  run: async (job) => {
    for (const id of await readNetworkIdsExcept(allNetworks(store.reader), "archive")) {
      const reading = openScope({ writer: store.reader, dialect: store.dialect }, id);
      if (!(await isLarge(reading))) continue;
      for (const kind of valueKinds) {
        job.signal.throwIfAborted();
        const counts = await countValues(reading, kind, false);
        await store.transaction((tx) =>
          storeCounts(openScope({ writer: tx, dialect: store.dialect }, id), kind, counts),
        );
      }
    }
  },
});
