// A process that executes steps of campaigns until SIGTERM: `node campaigns-worker.js <database URL>`.
import { createService, openStore } from "../../runtime/index.ts";
import { unlimitedDefinition } from "./unlimited-definition.ts";

const concurrency = 8;

const store = await openStore(process.argv[2] ?? "");
const service = await createService(unlimitedDefinition, { store });
const worker = await service.startWorker(concurrency);
process.send?.("ready");
process.once("SIGTERM", () => {
  void worker
    .stop()
    .then(() => service.close())
    .then(() => store.close())
    .then(() => process.exit());
});
