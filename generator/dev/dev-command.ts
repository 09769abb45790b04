import { resolve } from "node:path";
import { Command, InvalidArgumentError } from "commander";

interface DevOptions {
  readonly root: string;
  readonly port?: number;
  readonly watch: readonly string[];
  readonly json: boolean;
}

/** Creates the command `switchboard dev`. Its dependencies are loaded when it runs. */
export function devCommand(): Command {
  return new Command("dev")
    .description("serve the service while it is edited: generate, build and serve after each change, without a restart")
    .option("--root <folder>", "folder of the service", ".")
    .option("--port <port>", "port to listen on, on 127.0.0.1 (default: PORT, or 3000)", parsePort)
    .option("--watch <folder...>", "folders with code to watch in addition to spec/", ["handlers"])
    .option("--json", "print one JSON object per line", false)
    .action(async ({ root, port, watch, json }: DevOptions) => {
      const { runDev } = await import("./run-dev.ts");
      const stopped = new AbortController();
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopped.abort());
      const chosen = port ?? readPort(process.env["PORT"] || "3000");
      if (chosen === null) throw new Error(`PORT: ${portExpected}`);
      await runDev({ root: resolve(root), port: chosen, folders: watch, json }, stopped.signal);
    });
}

const portExpected = "expected an integer from 0 to 65535; 0 selects a free port";

function parsePort(text: string): number {
  const port = readPort(text);
  if (port === null) throw new InvalidArgumentError(portExpected);
  return port;
}

function readPort(text: string): number | null {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : null;
}
