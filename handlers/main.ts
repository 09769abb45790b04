import { join } from "node:path";
import { isMainThread } from "node:worker_threads";
import { Command } from "commander";
import { packageRoot } from "../runtime/cli/package-root.ts";
import { Failure } from "../runtime/contract/failure.ts";
import { loadEnvFile } from "./app/env-file.ts";

const ofGenerator = async () => (await import("../generator/cli.ts")).generatorCommands();

/**
 * Commands that are loaded without the others, because they run often, or must run while the service does not compile yet.
 */
const light: Readonly<Record<string, () => Promise<readonly Command[]>>> = {
  serve: async () => [(await import("./app/serve-command.ts")).serveCommand()],
  stdio: async () => [(await import("./app/stdio.ts")).stdio()], // clients start it for every conversation
  generate: ofGenerator,
  scaffold: ofGenerator,
  rename: ofGenerator,
  diff: ofGenerator,
  init: ofGenerator,
  dev: ofGenerator,
  new: ofGenerator,
};

async function createProgram(name = ""): Promise<Command> {
  const program = new Command("switchboard");
  program.showHelpAfterError("Run with --help to list the commands and options.");
  const commands = Object.hasOwn(light, name) ? await light[name]?.() : undefined;
  if (commands) for (const command of commands) program.addCommand(command);
  else (await import("./app/program.ts")).addCommands(program);
  for (const command of program.commands) command.copyInheritedSettings(program);
  return program;
}

/** Loads the settings of this installation, regardless of the working directory. */
function loadSettings(): void {
  loadEnvFile(join(packageRoot(import.meta.url), ".env"));
}

/** Returns the detail and hint of a failure, and those of each invalid argument. */
function describeFailure({ message, details: { hint, errors = [] } }: Failure): string {
  const problems = errors.map((problem) => `${problem.pointer}: ${problem.detail} ${problem.hint ?? ""}`.trimEnd());
  return [message, ...(hint === undefined ? [] : [hint]), ...problems].join("\n");
}

/** Returns the message of an error; with LOG_LEVEL=debug, also its stack trace and causes. */
function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!/^(?:debug|trace)$/.test(process.env["LOG_LEVEL"] ?? ""))
    return error instanceof Failure ? describeFailure(error) : error.message;
  const cause = error.cause === undefined ? "" : `\ncaused by: ${formatError(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}

async function run(): Promise<void> {
  if (!isMainThread) return (await import("./app/threads.ts")).runThread();
  loadSettings();
  const program = await createProgram(process.argv[2]);
  await program.parseAsync();
}

// A reader such as `head` may close the pipe early, which is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
run().catch((error: unknown) => {
  if (!isMainThread) throw error; // reported by the main thread
  process.stderr.write(`error: ${formatError(error)}\n`);
  process.exit(1); // immediately, because a connection attempt to the database may still be pending
});
