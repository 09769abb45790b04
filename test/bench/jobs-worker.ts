// A process that runs trivial jobs: `node jobs-worker.js <database URL> <concurrency>`. It starts at the
// first message, and sends the number of completed jobs.
import { once } from "node:events";
import { openStore } from "../../runtime/index.ts";
import { runTrivialJobs } from "./trivial-jobs.ts";

const store = await openStore(process.argv[2] ?? "");
await store.ping();
process.send?.("ready");
await once(process, "message");
const worker = runTrivialJobs(store, Number(process.argv[3]), (completed) => process.send?.(completed));
process.once("SIGTERM", () => void worker.stop().then(() => process.exit()));
