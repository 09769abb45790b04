import { expect, test } from "vitest";
import { startService, type TestService } from "../support/start-service.ts";

/** The numbers that the service promises. */
const promised = { callable: 181, listed: 164, core: 145, pages: 166, routes: 205 };
/** The names in `tools/list`. */
async function listTools({ url }: TestService, key: string, query = ""): Promise<string[]> {
  const response = await fetch(`${url}/api/mcp${query}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
  });
  const { result } = (await response.json()) as { result: { tools: { name: string }[] } };
  return result.tools.map(({ name }) => name);
}

test("the running server has the promised numbers of tools, pages and routes", async () => {
  const service = await startService();
  const openapi = (await (await fetch(`${service.url}/api/v1/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { "x-tool"?: string }>>;
  };
  const routes = Object.values(openapi.paths).flatMap((path) =>
    Object.values(path).flatMap((operation) => operation["x-tool"] ?? []),
  );
  const index = await (await fetch(`${service.url}/docs`)).text();
  const pages = new Set([...index.matchAll(/href="\/docs\/tools\/[a-z]+\/([a-z_]+)"/g)].map(([, name]) => name));
  const coreKey = await service.createKey(["core"], { accountId: service.accountId });
  const found = {
    callable: new Set(routes).size,
    listed: (await listTools(service, service.key)).length,
    core: (await listTools(service, coreKey, "?scope=mine")).length,
    pages: pages.size,
    routes: routes.length,
  };
  expect(found).toEqual(promised);
});
