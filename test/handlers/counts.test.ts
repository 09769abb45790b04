import { expect, test } from "vitest";
import { startService } from "../support/start-service.ts";

/** The documented numbers, and what is missing until accounts can be connected and webhooks delivered. */
const documented = { callable: 181, listed: 164, core: 145, pages: 166, routes: 205 };
const missing = {
  connect_account: 1,
  disconnect_account: 1,
  list_webhooks: 1,
  upsert_webhook: 2,
  delete_webhook: 1,
  test_webhook: 1,
};
const missingTools = Object.keys(missing);
const missingRoutes = Object.values(missing).reduce((sum, routes) => sum + routes, 0);

test("the running server has the documented numbers of tools, pages and routes, except for six tools", async () => {
  const service = await startService();
  const { url, service: running } = service;
  const key = await service.addKey({ scopes: ["core"] });
  const listed = (await service.rpc("tools/list")).body.tools.map(({ name }: { name: string }) => name);
  const core = (await service.call("list_accounts", {}, { key })).error === undefined;
  expect(core).toBe(true);
  const openapi: any = await (await fetch(`${url}/api/v1/openapi.json`)).json();
  const operations = Object.values(openapi.paths).flatMap((path: any) => Object.values(path)) as any[];
  const routes = operations.filter((operation) => operation["x-tool"] !== undefined);
  const callable = new Set<string>(routes.map((operation) => operation["x-tool"]));
  const index = await (await fetch(`${url}/docs/tools`)).text();
  const pages = new Set([...index.matchAll(/href="[^"]*tools\/[a-z]+\/([a-z_]+)(?:\.html)?"/g)].map((match) => match[1]));
  const inCore = running.surface.tools.filter(({ scopes }) => scopes.includes("core"));
  expect({
    callable: callable.size,
    listed: listed.length,
    core: inCore.length,
    pages: pages.size,
    routes: routes.length,
  }).toEqual({
    callable: documented.callable - missingTools.length,
    listed: documented.listed - missingTools.length,
    core: documented.core,
    pages: documented.pages - missingTools.length,
    routes: documented.routes - missingRoutes,
  });
  for (const name of missingTools) expect(callable.has(name)).toBe(false);
});
