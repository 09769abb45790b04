import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { beforeAll, onTestFinished } from "vitest";
import { bundleProgram } from "./bundle-program.ts";

/**
 * Builds a program below `test/fixtures` before the tests of a file.
 * @returns a function that starts it with a database URL and waits for its first output. The end of the test kills it.
 */
export function buildWorker(source: string): (databaseUrl: string) => Promise<ChildProcess> {
  let program = "";
  beforeAll(async () => void (program = await bundleProgram(source)));
  return async (databaseUrl) => {
    const child = spawn(process.execPath, [program, databaseUrl], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    await once(child.stdout as NodeJS.EventEmitter, "data");
    return child;
  };
}
