import { existsSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { baseUrl } from "../base-url.ts";
import { serviceCommands } from "../cli/commands.ts";
import { deleteAccount } from "../cli/delete-account.ts";
import { checkSurface, errorMessageLine, type CheckResult } from "../cli/doctor.ts";
import { createService, type Service } from "../service.ts";
import type { ServiceDefinition } from "../service-definition.ts";
import { stdioCommand } from "../stdio/command.ts";
import { runtimeMigrations } from "../store/migrations.ts";
import { explainStoreError } from "../store/store-error.ts";
import { absoluteStoreUrl } from "../store/store-location.ts";
import type { Store } from "../store/store.ts";
import { openUsableStore } from "../store/usable-store.ts";
import { readProgramSettings, type ProgramSettings } from "./settings.ts";

/**
 * Runs the command line of a service: `serve`, and the commands for its keys, accounts, people, jobs, events and store. Settings come
 * from the environment, and from `.env` in the service's folder. Errors are printed, and the process exits with code 1.
 * @param root the service's folder, which contains `generated/`.
 */
export async function runProgram<Context>(definition: ServiceDefinition<Context>, root: string): Promise<void> {
  try {
    const environmentFile = join(root, ".env");
    if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
    await createProgram(definition, root).parseAsync();
  } catch (error) {
    process.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1); // immediately, because a connection attempt to the database may still be pending
  }
}

function createProgram<Context>(definition: ServiceDefinition<Context>, root: string): Command {
  const { service } = definition.surface;
  const migrations = { ...runtimeMigrations, ...definition.migrations };
  const settings = (): ProgramSettings => {
    const read = readProgramSettings(process.env, service);
    return { ...read, databaseUrl: absoluteStoreUrl(read.databaseUrl, root) };
  };
  const withStore = async <Result>(work: (store: Store) => Promise<Result>): Promise<Result> => {
    const url = settings().databaseUrl;
    const store = await openUsableStore(url, { migrations });
    try {
      return await work(store);
    } catch (error) {
      throw explainStoreError(error, url);
    } finally {
      await store.close();
    }
  };
  const withService = <Result>(work: (service: Service) => Promise<Result>): Promise<Result> =>
    withStore(async (store) => {
      const opened = await createService(definition, { store });
      try {
        return await work(opened as unknown as Service); // the commands do not depend on the handlers' context
      } finally {
        await opened.close();
      }
    });
  const program = new Command(service.name)
    .description(service.summary)
    .version(service.version)
    .showHelpAfterError("Run with --help to list the commands and options.");
  program
    .command("serve")
    .description("serve MCP, REST and the documentation; settings come from the environment and .env")
    .option("--json", "print the URLs and the first key as one line of JSON", false)
    .option(
      "--announce-changes",
      "when the server stops, notify MCP clients that lists may have changed; for `dev`",
      false,
    )
    .action(async (options: { json: boolean; announceChanges: boolean }) => {
      const { serve } = await import("./serve.ts");
      await serve(definition, settings(), { root, ...options });
    });
  const endpoint = async (): Promise<string> => {
    const { host, port, publicUrl } = settings();
    return `${publicUrl ?? baseUrl(host, port)}${service.paths.mcp}`;
  };
  program.addCommand(stdioCommand({ program: service.name, keyVariable: "API_KEY", endpoint }));
  const commands = serviceCommands(withService, {
    hasIdentity: async () => true, // this program cannot look up members, so it accepts every id
    removeAccount: deleteAccount,
    keyPrefix: service.keyPrefix,
    findStore: () => ({ url: settings().databaseUrl, migrations }),
    inspect: async (work) => {
      if (!checkSettings(settings).ok) return null;
      return withStore((store) => work({ store, migrations: definition.migrations }));
    },
    checks: [async () => checkSettings(settings), async () => checkSurface(definition)],
  });
  for (const command of commands) program.addCommand(command);
  return program;
}

/** Returns whether the settings can be read. */
function checkSettings(read: () => ProgramSettings): CheckResult {
  try {
    read();
    return { check: "settings", ok: true, found: "valid" };
  } catch (error) {
    return { check: "settings", ok: false, found: errorMessageLine(error) };
  }
}
