#!/usr/bin/env node
import { existsSync } from "node:fs";
import { Command } from "commander";

/** Commands that need nothing of the service, and are run so often that they load nothing of it. */
const light: Readonly<Record<string, () => Promise<readonly Command[]>>> = {
  stdio: async () => [(await import("./stdio.ts")).stdio()], // clients start it with every conversation
  generate: async () => (await import("../generator/cli.ts")).generatorCommands(),
};

async function createProgram(name = ""): Promise<Command> {
  const commands = Object.hasOwn(light, name) ? await light[name]?.() : undefined;
  if (!commands) return (await import("./program.ts")).createProgram();
  const program = new Command("switchboard");
  for (const command of commands) program.addCommand(command);
  return program;
}

if (existsSync(".env")) process.loadEnvFile(".env");
try {
  const program = await createProgram(process.argv[2]);
  await program.parseAsync();
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(`error: ${text}\n`);
  process.exit(1); // at once: a database that did not answer may still be waited for
}
