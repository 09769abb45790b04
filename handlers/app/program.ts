import { InvalidArgumentError, type Command } from "commander";
import { service } from "../../generated/service.ts";
import { generatorCommands } from "../../generator/cli.ts";
import {
  checkSurface,
  createService,
  packageRoot,
  serviceCommands,
  type Inspect,
  type Service,
  type Store,
} from "../../runtime/index.ts";
import { hasIdentity } from "../network/connectors/embedded/identities.ts";
import { knownMigrations, storeUrl, withStore, type OnCreate } from "./connect-store.ts";
import { checkBuild, checkGenerated, checkSecrets, checkSettings } from "./doctor-checks.ts";
import { importCommand } from "./import/import-command.ts";
import { readDatabaseUrl, readOperatorSettings } from "./operator-settings.ts";
import { removeAccount } from "./remove-account.ts";
import { seedCommand, type PrepareStore } from "./seed-command.ts";
import { serveCommand } from "./serve-command.ts";
import { serviceOptions } from "./service-options.ts";
import { simulateCommand } from "./simulate-command.ts";
import { stdio } from "./stdio.ts";
import { ticketsCommand } from "./tickets-command.ts";

const root = packageRoot(import.meta.url);

/** Opens the service on the configured store, runs a function on it and closes it. */
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
  const { definition } = await import("./definition.ts");
  const checks = [(store: Store) => checkSecrets(store, definition, process.env)];
  return withStore(databaseUrl, (store) => work({ store, migrations: definition.migrations, checks }));
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

/** Adds all commands. Their large dependencies are loaded when they run. */
export function addCommands(program: Command): void {
  program.description("generate, serve and operate the service").version(service.version);
  program.addCommand(serveCommand());
  program.addCommand(seedCommand(prepareStore));
  program.addCommand(simulateCommand(withService));
  program.addCommand(importCommand(withService));
  for (const command of generatorCommands()) program.addCommand(command);
  const checks = [
    () => checkSettings(root, process.env),
    () => checkGenerated(root),
    () => checkBuild(root),
    async () => checkSurface((await import("./definition.ts")).definition),
  ];
  const { keyPrefix } = service;
  const extras = { hasIdentity, removeAccount, keyPrefix, findStore, inspect, checks };
  for (const command of serviceCommands(withService, extras)) program.addCommand(command);
  program.addCommand(ticketsCommand(withService));
  program.addCommand(stdio());
  program
    .command("work")
    .description("run jobs without serving, until SIGTERM; any number of workers may share a store")
    .option(
      "--concurrency <n>",
      "jobs that run at the same time, besides those that wait for external systems",
      parseConcurrency,
      8,
    )
    .option("--json", "print one line of JSON when the worker is ready")
    .action(async (options: { concurrency: number; json?: boolean }) => {
      const { work } = await import("./work.ts");
      await work(readOperatorSettings(process.env), options);
    });
}
