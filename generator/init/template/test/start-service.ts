import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { createFirstKey, createService, openStore, packageRoot, startServer } from "switchboard/runtime";
import { createClient } from "../generated/client/index.ts";
import type { ToolName } from "../generated/names.ts";
import { definition } from "../handlers/definition.ts";

/** Serves the service on a free port with an empty store until the tests of the file end. Returns clients for REST and MCP. */
export async function startService() {
  const folder = mkdtempSync(join(tmpdir(), "my-service-"));
  const store = await openStore(`sqlite:${join(folder, "test.db")}`);
  const service = await createService(definition, { store, strict: true });
  const apiKey = (await createFirstKey(service, null)) ?? "";
  const generated = join(packageRoot(import.meta.url), "generated");
  const pages = { openapiFile: join(generated, "openapi.json"), docsFolder: join(generated, "docs") };
  const server = await startServer(service, { host: "127.0.0.1", port: 0, publicUrl: null, pages });
  after(async () => {
    await server.stop(0);
    await service.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });

  /** Calls a tool over MCP and returns its output. @throws Error with the problem if the call fails. */
  const callTool = async (name: ToolName, input: object): Promise<unknown> => {
    const response = await fetch(server.url + definition.surface.service.paths.mcp, {
      method: "POST",
      headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: input } }),
    });
    const { result, error } = (await response.json()) as {
      result?: { isError?: boolean; structuredContent?: unknown; content: unknown };
      error?: unknown;
    };
    if (!result || result.isError) throw new Error(`${name}: ${JSON.stringify(error ?? result?.content)}`);
    return result.structuredContent;
  };
  return { rest: createClient({ baseUrl: server.url, apiKey }), callTool };
}
