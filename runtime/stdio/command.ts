import { addAbortSignal } from "node:stream";
import { Command, InvalidArgumentError, Option } from "commander";
import { createBridge } from "./bridge.ts";
import { readLines } from "./read-lines.ts";

/** What a service adds to the command. */
export interface StdioDefaults {
  /** Environment variable that holds the key when `--key` does not. */
  readonly keyVariable: string;
  /** Address of the MCP endpoint when `--url` names none. */
  readonly endpoint: () => Promise<string>;
}

/**
 * `stdio`: serves the endpoint at `--url` to a client that starts local processes only. What is under way when standard
 * input ends, or at SIGTERM or SIGINT, is finished; then it ends with 0.
 */
export function stdioCommand({ keyVariable, endpoint }: StdioDefaults): Command {
  return new Command("stdio")
    .description(
      "bridge an MCP client that starts local processes only: JSON-RPC lines in and out, HTTP to the endpoint",
    )
    .option("--url <url>", "address of the MCP endpoint; left out: the service of the settings", parseUrl)
    .addOption(new Option("--key <key>", "API key").env(keyVariable))
    .option("--json", "speak JSON (it always does)")
    .action(async ({ url, key }: { url?: string; key?: string }) => {
      if (!key) throw new Error(`There is no key: give --key or set ${keyVariable}.`);
      await run(url ?? (await endpoint()), key);
    });
}

async function run(url: string, key: string): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => stopping.abort());
  process.stdout.once("error", () => process.exit()); // the client is gone
  const bridge = createBridge({
    url,
    key,
    write: (message) => void process.stdout.write(`${message}\n`),
    warn: (text) => void process.stderr.write(`switchboard stdio: ${text}\n`),
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
