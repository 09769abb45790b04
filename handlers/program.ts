import { Command } from "commander";
import { generatorCommands } from "../generator/cli.ts";
import {
  createService,
  isStoreMissing,
  packageRoot,
  serviceCommands,
  type Inspect,
  type Service,
  type Store,
} from "../runtime/index.ts";
import { service as facts } from "../generated/service.ts";
import { connectStore } from "./connect-store.ts";
import { seedCommand } from "./demo/seed-command.ts";
import { checkBuild, checkGenerated, checkSettings } from "./doctor-checks.ts";
import { readOperatorSettings, unknownSettings } from "./operator-settings.ts";
import { hasIdentity } from "./platform/embedded/profiles/identities.ts";
import { stdio } from "./stdio.ts";

const root = packageRoot(import.meta.url);

/** Opens the store of the settings for one piece of work. */
async function withStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await connectStore(readOperatorSettings(process.env).DATABASE_URL);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function withService<Result>(work: (service: Service) => Promise<Result>): Promise<Result> {
  const { definition } = await import("./definition.ts");
  return withStore(async (store) => {
    const service = await createService(definition, { store });
    try {
      return await work(service as unknown as Service); // the commands hand no context to handlers
    } finally {
      await service.close();
    }
  });
}

const inspect: Inspect = async (work) => {
  if (isStoreMissing(readOperatorSettings(process.env).DATABASE_URL)) return null;
  const { surface, migrations } = (await import("./definition.ts")).definition;
  return withStore((store) => work({ store, surface, migrations }));
};

/** The whole command; what a command works with is loaded when it runs, as far as it is large. */
export function createProgram(): Command {
  const program = new Command("switchboard")
    .description("generate, serve and operate the service")
    .version(facts.version)
    .showHelpAfterError();
  program
    .command("serve")
    .description("serve MCP, REST and the documentation; settings come from the environment and .env")
    .option("--json", "print where it listens, and the first key, as one line of JSON")
    .action(async ({ json = false }: { json?: boolean }) => {
      const { serve } = await import("./serve.ts");
      await serve(readOperatorSettings(process.env), { root, json, unknownSettings: unknownSettings(process.env) });
    });
  program.addCommand(seedCommand((work) => withService((service) => work(service.store))));
  for (const command of generatorCommands()) program.addCommand(command);
  const checks = [() => checkSettings(process.env), () => checkGenerated(root), () => checkBuild(root)];
  for (const command of serviceCommands(withService, { hasIdentity, inspect, checks })) program.addCommand(command);
  program.addCommand(stdio());
  return program;
}
