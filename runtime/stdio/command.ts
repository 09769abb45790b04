import { addAbortSignal } from "node:stream";
import { Command, InvalidArgumentError, Option } from "commander";
import { onStopSignal } from "../stop-signals.ts";
import { createBridge } from "./bridge.ts";
import { readLines } from "./read-lines.ts";

/** The defaults of a service for the command. */
export interface StdioDefaults {
  /** The name of the program, for warnings. */
  readonly program: string;
  /** Environment variable of the key, if `--key` is omitted. */
  readonly keyVariable: string;
  /** Returns the URL of the MCP endpoint, if `--url` is omitted. */
  readonly endpoint: () => Promise<string>;
}

/**
 * Creates `stdio`, which connects a client to the endpoint at `--url`. It is for clients that can only start local
 * processes. At the end of standard input, or on SIGTERM or SIGINT, the command finishes pending requests and exits
 * with code 0.
 */
export function stdioCommand({ program, keyVariable, endpoint }: StdioDefaults): Command {
  return new Command("stdio")
    .description(
      "connect an MCP client that can only start local processes: forwards JSON-RPC between standard input/output and the HTTP endpoint",
    )
    .option("--url <url>", "URL of the MCP endpoint; default: the configured service", parseUrl)
    .addOption(new Option("--key <key>", "API key").env(keyVariable))
    .option("--json", "print JSON (always on)")
    .action(async ({ url, key }: { url?: string; key?: string }) => {
      if (!key) throw new Error(`The API key is missing. Set --key or ${keyVariable}.`);
      await run(program, url ?? (await endpoint()), key);
    });
}

async function run(program: string, url: string, key: string): Promise<void> {
  const stopping = new AbortController();
  onStopSignal(() => stopping.abort());
  process.stdout.once("error", () => process.exit()); // the client has disconnected
  const bridge = createBridge({
    url,
    key,
    write: (message) => void process.stdout.write(`${message}\n`),
    warn: (text) => void process.stderr.write(`${program} stdio: ${text}\n`),
  });
  try {
    const input = addAbortSignal(stopping.signal, process.stdin.setEncoding("utf8"));
    for await (const line of readLines(input)) bridge.accept(line);
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
  }
  await bridge.finish();
}

function parseUrl(text: string): string {
  if (/^https?:/i.test(text) && URL.canParse(text)) return text;
  throw new InvalidArgumentError("Expected an http or https URL.");
}
