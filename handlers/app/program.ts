import { Command, InvalidArgumentError } from "commander";
import { service } from "../../generated/service.ts";
import { generatorCommands } from "../../generator/cli.ts";
import {
  createService,
  packageRoot,
  serviceCommands,
  type Inspect,
  type Service,
  type Store,
} from "../../runtime/index.ts";
import { hasIdentity } from "../network/connectors/embedded/identities.ts";
import { knownMigrations, storeUrl, withStore, type OnCreate } from "./connect-store.ts";
import { checkBuild, checkGenerated, checkSettings } from "./doctor-checks.ts";
import { importCommand } from "./import/import-command.ts";
import { readDatabaseUrl, readOperatorSettings, unknownSettings } from "./operator-settings.ts";
import { removeAccount } from "./remove-account.ts";
import { seedCommand, type PrepareStore } from "./seed-command.ts";
import { serviceOptions } from "./service-options.ts";
import { simulateCommand } from "./simulate-command.ts";
import { stdio } from "./stdio.ts";
import { ticketsCommand } from "./tickets-command.ts";

const root = packageRoot(import.meta.url);

/** Opens the service on the store of the settings, runs a function on it and closes it. */
async function withService<Result>(work: (service: Service) => Promise<Result>, onCreate?: OnCreate): Promise<Result> {
  const { definition } = await import("./definition.ts");
  const settings = readOperatorSettings(process.env);
  const onStore = async (store: Store): Promise<Result> => {
    const service = await createService(definition, { store, ...serviceOptions(settings) });
    try {
      return await work(service as unknown as Service); // the commands do not depend on the handlers' context
    } finally {
      await service.close();
    }
  };
  return withStore(settings.DATABASE_URL, onStore, { ...(onCreate && { onCreate }) });
}

const prepareStore: PrepareStore = async (onCreate) => {
  await withService(() => Promise.resolve(), onCreate);
  return readOperatorSettings(process.env).DATABASE_URL;
};

const inspect: Inspect = async (work) => {
  const databaseUrl = readDatabaseUrl(process.env);
  if (databaseUrl === null) return null;
  const { surface, migrations } = (await import("./definition.ts")).definition;
  return withStore(databaseUrl, (store) => work({ store, surface, migrations }));
};

const findStore = () => ({
  url: storeUrl(readOperatorSettings(process.env).DATABASE_URL),
  migrations: knownMigrations,
});

function parseConcurrency(text: string): number {
  const jobs = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (jobs < 1 || jobs > 1_000) throw new InvalidArgumentError("expected an integer from 1 to 1000");
  return jobs;
}

/** Creates the command. Large dependencies of a subcommand are loaded when it runs. */
export function createProgram(): Command {
  const program = new Command("switchboard")
    .description("generate, serve and operate the service")
    .version(service.version)
    .showHelpAfterError("Run with --help to list the commands and options.");
  program
    .command("serve")
    .description("serve MCP, REST and the documentation; settings come from the environment and .env")
    .option("--json", "print the URLs and the first key as one line of JSON")
    .option("--announce-changes", "when the server stops, notify MCP clients that lists may have changed; for `dev`")
    .action(async ({ json = false, announceChanges = false }: { json?: boolean; announceChanges?: boolean }) => {
      const { serve } = await import("./serve.ts");
      const options = { root, json, announceChanges, unknownSettings: unknownSettings(process.env) };
      await serve(readOperatorSettings(process.env), options);
    });
  program.addCommand(seedCommand(prepareStore));
  program.addCommand(simulateCommand(withService));
  program.addCommand(importCommand(withService));
  for (const command of generatorCommands()) program.addCommand(command);
  const checks = [() => checkSettings(root, process.env), () => checkGenerated(root), () => checkBuild(root)];
  const { keyPrefix } = service;
  const extras = { hasIdentity, removeAccount, keyPrefix, findStore, inspect, checks };
  for (const command of serviceCommands(withService, extras)) program.addCommand(command);
  program.addCommand(ticketsCommand(withService));
  program.addCommand(stdio());
  program
    .command("work")
    .description("run jobs without serving, until SIGTERM; any number of workers may share a store")
    .option("--concurrency <n>", "jobs that run at the same time", parseConcurrency, 8)
    .option("--json", "print one line of JSON when the worker is ready")
    .action(async (options: { concurrency: number; json?: boolean }) => {
      const { work } = await import("./work.ts");
      await work(readOperatorSettings(process.env), options);
    });
  return program;
}
