import { join } from "node:path";
import { pino } from "pino";
import { createService, openStore, startServer, type Settings } from "../runtime/index.ts";
import { definition } from "./definition.ts";
import { firstStart } from "./first-start.ts";

/** Starts the server and keeps it until SIGTERM or SIGINT; calls under way then finish first. */
export async function serve(settings: Settings, root: string): Promise<void> {
  const log = pino({ level: settings.LOG_LEVEL });
  const store = await openStore(settings.DATABASE_URL);
  const service = await createService(definition, { store, log });
  const key = await firstStart(service, settings);
  const server = await startServer(service, {
    host: settings.HOST,
    port: settings.PORT,
    publicUrl: settings.SWITCHBOARD_PUBLIC_URL ?? null,
    pages: { openapiFile: join(root, "generated/openapi.json"), docsFolder: join(root, "generated/docs") },
  });
  process.stdout.write(welcome(server.url, key));
  await stopSignal();
  log.info("stopping: calls under way finish first");
  await server.stop();
  await service.close();
  await store.close();
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => resolve());
  });
}

function welcome(url: string, key: string | null): string {
  const { paths, title, name } = definition.surface.service;
  const ready = `${title} is ready at ${url}\n  documentation  ${url}${paths.docs}\n  MCP endpoint   ${url}${paths.mcp}\n  REST           ${url}${paths.rest}/openapi.json\n`;
  if (key === null) return `${ready}\nKeys: npx switchboard keys list | create\n`;
  const configuration = {
    mcpServers: { [name]: { type: "http", url: `${url}${paths.mcp}`, headers: { Authorization: `Bearer ${key}` } } },
  };
  return `${ready}
Your API key, shown this once:

  ${key}

Try it:

  curl -s ${url}${paths.rest}/search/people -H "Authorization: Bearer ${key}" -H "Content-Type: application/json" -d '{"keyword":"engineer","limit":3}'

For an MCP client:

${JSON.stringify(configuration, null, 2)}
`;
}
