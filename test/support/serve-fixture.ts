import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createKey, createService, openStore, startServer, type ServiceDefinition } from "../../runtime/index.ts";
import { addWorkspace } from "./accounts.ts";
import { withFixedKey } from "./fixed-key.ts";
import { removeFolder } from "./remove-folder.ts";

export interface FixtureOptions {
  /** The folder that contains `generated/`. */
  readonly root: string;
  /** Scopes of the key. */
  readonly scopes: readonly string[];
  readonly plan: string;
  /** The key of the clients; null if no key is required. */
  readonly key: string | null;
  /** Fails outputs that do not match their schema. */
  readonly strict: boolean;
}

/** Serves a definition on `PORT` (default 3000; 0: a free port) with a temporary store, until SIGTERM or SIGINT. */
export async function serveFixture<Context>(
  definition: ServiceDefinition<Context>,
  { root, scopes, plan, key, strict }: FixtureOptions,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-fixture-"));
  const store = await openStore(`sqlite:${join(folder, "store.db")}`);
  const service = await createService(definition, { store, strict });
  const { paths, keyPrefix } = service.surface.service;
  await addWorkspace(store, "wsp_fixture", [{ id: "acc_fixture" }]);
  const made = { workspaceId: "wsp_fixture", name: "fixture", scopes, plan, defaultAccountId: "acc_fixture" };
  const { value } = await createKey(
    store.writer,
    {
      key: { ...made, expiresAt: null, ...(key !== null && { value: key }) },
      now: service.clock(),
      newId: service.newId,
    },
    keyPrefix,
  );
  const generated = join(root, "generated");
  const server = await startServer(key === null ? withFixedKey(service, value) : service, {
    host: "127.0.0.1",
    port: Number(process.env["PORT"] ?? 3000),
    publicUrl: null,
    pages: { openapiFile: join(generated, "openapi.json"), docsFolder: join(generated, "docs") },
  });
  process.stdout.write(`ready at ${server.url} (${paths.mcp}, ${paths.rest}), pid ${process.pid}\n`);

  const stop = async (): Promise<void> => {
    await server.stop(0);
    await service.close();
    await store.close();
    removeFolder(folder);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());
}
