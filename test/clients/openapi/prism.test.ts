import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { service as entry } from "../../../generated/service.ts";
import { createClient, type TestClient } from "../../support/client.ts";
import { callRoute, prepareInput, readSpec, routesFor } from "../../support/examples.ts";
import { createFolder, launch, repository } from "../../support/program.ts";
import { packageFolder } from "../support/packages.ts";
import { createHighVolumeKey, openapiFile, startService } from "../support/service.ts";

let direct: TestClient;
/** Calls pass through Prism, which returns its own error for a request or response that violates the document. */
let proxied: TestClient;

beforeAll(async () => {
  const service = await startService();
  const key = await createHighVolumeKey(service);
  direct = createClient(new URL(service.restUrl).origin, entry, key);

  const place = { folder: createFolder(), env: {}, main: join(packageFolder("@stoplight/prism-cli"), "dist/index.js") };
  const { shows } = launch(place, ["proxy", openapiFile, service.restUrl, "--port", "0", "--errors"], {});
  const [, url = ""] = await shows(/listening on (http:\S+)/);
  // Prism serves the paths of the document without the path of the server URL in it.
  proxied = createClient(url, { ...entry, paths: { ...entry.paths, rest: "" } }, key);
});

const { tools } = readSpec(repository);
const calls = tools.flatMap((tool) =>
  tool.examples.flatMap((example) =>
    routesFor(tool, example).map(
      (route) => [`${route.method} ${route.path}: ${example.title}`, route, example] as const,
    ),
  ),
);

test("the examples cover every tool", () => {
  const tested = new Set(calls.map(([, { operationId }]) => operationId));
  expect(tools.filter(({ routes }) => !routes.some(({ operationId }) => tested.has(operationId)))).toEqual([]);
});

describe("Prism finds no violation of the OpenAPI document in the request and response of", () => {
  test.each(calls)("%s", async (_title, route, example) => {
    const response = await callRoute(proxied, route, await prepareInput(example, direct.call));
    expect(response.error).toBeUndefined();
    expect(response.status).toBe(200);
  });

  test.each([
    ["an unknown resource", "GET /posts/pst_none", undefined, 404],
    ["arguments that only the service rejects", "POST /messages", { text: "Hello" }, 400],
    ["a member who is not a connection", "POST /messages", { profile_id: "prf_demo_0115", text: "Hello" }, 403],
  ])("a failure: %s", async (_title, route, body, status) => {
    expect(await proxied.rest(route, body)).toMatchObject({ status, error: { status, code: expect.any(String) } });
  });
});

test("Prism reports a request that violates the document", async () => {
  const response = await proxied.rest("POST /search/people", { limit: 0 });
  expect(response).toMatchObject({
    status: 422,
    error: { type: expect.stringContaining("stoplight.io/prism/errors") },
  });
});
