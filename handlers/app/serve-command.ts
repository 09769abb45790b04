import { Command } from "commander";
import { packageRoot } from "../../runtime/cli/package-root.ts";

/** Creates the command `serve`. The service is loaded when it runs. */
export function serveCommand(): Command {
  return new Command("serve")
    .description("serve MCP, REST and the documentation; settings come from the environment and .env")
    .option("--json", "print the URLs and the first key as one line of JSON")
    .option("--announce-changes", "when the server stops, notify MCP clients that lists may have changed; for `dev`")
    .action(async ({ json = false, announceChanges = false }: { json?: boolean; announceChanges?: boolean }) => {
      const [{ serve }, { readOperatorSettings, unknownSettings }] = await Promise.all([
        import("./serve.ts"),
        import("./operator-settings.ts"),
      ]);
      const root = packageRoot(import.meta.url);
      const options = { root, json, announceChanges, unknownSettings: unknownSettings(process.env) };
      await serve(readOperatorSettings(process.env), options);
    });
}
