#!/usr/bin/env node
import { existsSync } from "node:fs";
import { Command } from "commander";
import { stdio } from "./stdio.ts";

/** Clients start the bridge anew with every conversation, and wait for it: it loads nothing of the service. */
async function createProgram(command: string | undefined): Promise<Command> {
  if (command === "stdio") return new Command("switchboard").addCommand(stdio());
  return (await import("./program.ts")).createProgram();
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
