import { basename, resolve } from "node:path";
import { Command } from "commander";
import type { InitResult } from "./init-service.ts";

interface InitOptions {
  readonly name?: string;
  readonly package?: string;
  readonly install: boolean;
  readonly json: boolean;
}

/** Creates the command `switchboard init`. Its dependencies are loaded when it runs. */
export function initCommand(): Command {
  return new Command("init")
    .description("write a new service to a new folder: one read tool and one write tool, with their handlers and tests")
    .argument("<folder>", "the folder, which must be empty or not exist")
    .option("--name <name>", "name of the service (default: the name of the folder)")
    .option("--package <tarball>", "tarball of switchboard to install (default: the source of this installation)")
    .option("--no-install", "do not run npm to write package-lock.json")
    .option("--json", "print the result as JSON", false)
    .action(async (folder: string, options: InitOptions) => {
      process.exitCode = await runInit(folder, options);
    });
}

/** Returns the exit code: 0, or 1 if nothing was written. */
async function runInit(folder: string, options: InitOptions): Promise<number> {
  const { initService, InitError } = await import("./init-service.ts");
  const target = resolve(folder);
  const name = options.name ?? basename(target);
  try {
    const result = await initService({ ...options, target, name });
    if (options.json) console.log(JSON.stringify({ ok: true, folder: target, name, ...result }, null, 2));
    else for (const line of report(folder, name, result)) console.log(line);
    return 0;
  } catch (error) {
    if (!(error instanceof InitError)) throw error;
    if (options.json) console.log(JSON.stringify({ ok: false, error: error.message }));
    else console.error(`error: ${error.message}`);
    return 1;
  }
}

function report(folder: string, name: string, { files, lock, removed }: InitResult): readonly string[] {
  return [
    ...removed.map((path) => `removed what an interrupted run left behind: ${path}`),
    `wrote the service ${name} to ${folder}: ${files} files`,
    ...(lock === null ? [] : [`package-lock.json was not written: ${lock}`]),
    "next:",
    ...nextSteps(folder, lock === null).map((step) => `  ${step}`),
  ];
}

/** Returns the commands to run next, which README.md shows too. `npx switchboard diff` needs the commit. */
const nextSteps = (folder: string, isLocked: boolean): readonly string[] => [
  `cd ${folder}`,
  isLocked ? "npm ci" : "npm install",
  "npm test",
  'git init && git add --all && git commit --message "New service"',
  "npm start",
];
