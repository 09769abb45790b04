import { expect, onTestFinished, test } from "vitest";
import { startServer } from "../../runtime/index.ts";
import { runSuite } from "../support/conformance.ts";
import { withFixedKey } from "../support/fixed-key.ts";
import { startService } from "../support/start-service.ts";

/** Starts the real service, for scenarios that do not require specific tools. */
async function startWithoutKey(): Promise<string> {
  const { service, key } = await startService();
  const pages = { openapiFile: "none", docsFolder: "none" };
  const server = await startServer(withFixedKey(service, key), { host: "127.0.0.1", port: 0, publicUrl: null, pages });
  onTestFinished(() => server.stop(0));
  return `${server.url}${service.surface.service.paths.mcp}`;
}

const common = [
  "tools-list",
  "resources-list",
  "prompts-list",
  "dns-rebinding-protection",
  "server-sse-multiple-streams",
];

test.each([
  { revision: "2025-11-25", scenarios: [...common, "server-initialize", "ping"] },
  { revision: "2026-07-28", scenarios: [...common, "caching", "input-required-result-unsupported-methods"] },
])("the service passes the scenarios of revision $revision that need no fixture", async ({ revision, scenarios }) => {
  const { problems } = await runSuite(await startWithoutKey(), revision);
  expect(scenarios.map((scenario) => [scenario, problems.get(scenario)])).toEqual(scenarios.map((each) => [each, []]));
});
