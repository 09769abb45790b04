import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { definition } from "../../handlers/definition.ts";
import { demoAccountId, demoWorkspaceId } from "../../handlers/demo/demo-ids.ts";
import { createKey, createService, openStore, startServer } from "../../runtime/index.ts";
import { runSuite } from "../support/conformance.ts";
import { withFixedKey } from "../support/fixed-key.ts";
import { fillTemplate, templates } from "../support/templates.ts";

/** The scenarios that ask for no tools of their own pass on the real service too. */
const root = join(import.meta.dirname, "../..");

async function startRealService(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-conformance-"));
  const database = `sqlite:${join(folder, "store.db")}`;
  await fillTemplate(database, templates[0]);
  const store = await openStore(database);
  const service = await createService(definition, { store, strict: true });
  const { keyPrefix, paths } = service.surface.service;
  const key = {
    workspaceId: demoWorkspaceId,
    name: "suite",
    scopes: ["full_access"],
    plan: "high_volume",
    defaultAccountId: demoAccountId,
    expiresAt: null,
  };
  const { value } = await createKey(store.writer, { key, now: Date.now(), newId: service.newId }, keyPrefix);
  const server = await startServer(withFixedKey(service, value), {
    host: "127.0.0.1",
    port: 0,
    publicUrl: null,
    pages: { openapiFile: join(root, "generated/openapi.json"), docsFolder: join(root, "generated/docs") },
  });
  onTestFinished(async () => {
    await server.stop(0);
    await service.close();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return `${server.url}${paths.mcp}`;
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
])("passes the scenarios of revision $revision that need no fixture", async ({ revision, scenarios }) => {
  const { problems } = await runSuite(await startRealService(), revision);
  expect(scenarios.map((scenario) => [scenario, problems.get(scenario)])).toEqual(scenarios.map((each) => [each, []]));
});
