import { join } from "node:path";
import { demoAccountId, firstWorkspaceId } from "../../../handlers/app/demo/demo-world.ts";
import { createKey, createService, openStore, packageRoot, startServer } from "../../../runtime/index.ts";
import { unlimitedDefinition } from "../unlimited-definition.ts";

/** The real service on the seeded store of `DATABASE_URL`, with the key `test-key` and limits that are never reached. */
const store = await openStore(process.env["DATABASE_URL"] ?? "");
const service = await createService(unlimitedDefinition, { store });
const key = {
  workspaceId: firstWorkspaceId,
  name: "bench",
  scopes: ["full_access"],
  plan: unlimitedDefinition.surface.limits.plans[0]?.name ?? "",
  defaultAccountId: demoAccountId,
  expiresAt: null,
  value: "test-key",
};
const known = await store.reader.selectFrom("sb_keys").select("id").where("name", "=", key.name).executeTakeFirst();
if (!known) {
  await createKey(
    store.writer,
    { key, now: Date.now(), newId: service.newId },
    unlimitedDefinition.surface.service.keyPrefix,
  );
}

const generated = join(packageRoot(import.meta.url), "generated");
const server = await startServer(service, {
  host: "127.0.0.1",
  port: Number(process.env["PORT"]),
  publicUrl: null,
  pages: { openapiFile: join(generated, "openapi.json"), docsFolder: join(generated, "docs") },
});
process.stdout.write(`ready at ${server.url}\n`);
process.once("SIGTERM", () => {
  void server
    .stop(0)
    .then(() => service.close())
    .then(() => store.close());
});
