#!/usr/bin/env node
// The command of the package `switchboard`, which works for any service.
import { Command } from "commander";
import { generatorCommands } from "./cli.ts";
import { ownPackage } from "./init/own-package.ts";

const program = new Command("switchboard")
  .description("create services from specifications: one YAML file per tool, served over MCP and REST")
  .version(ownPackage().version)
  .showHelpAfterError();
for (const command of generatorCommands()) program.addCommand(command);
try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
