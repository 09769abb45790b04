import { surface } from "bench-surface";
import { CallContext, type ServiceDefinition } from "../../../runtime/index.ts";
import { copiedOutput } from "../../support/copied-tools.ts";
import { serveFixture } from "../../support/serve-fixture.ts";

/** Copies of one tool, whose handlers return immediately; `BENCH_ROOT` contains `generated/`. */
const definition: ServiceDefinition<CallContext> = {
  surface,
  tools: Object.fromEntries(surface.tools.map(({ name }) => [name, async () => copiedOutput])),
  resources: {},
  migrations: {},
  Context: CallContext,
};

await serveFixture(definition, {
  root: process.env["BENCH_ROOT"] ?? "",
  scopes: ["full_access"],
  plan: "unhindered",
  key: "test-key",
  strict: false,
});
