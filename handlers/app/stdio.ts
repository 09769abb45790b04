import type { Command } from "commander";
import { service } from "../../generated/service.ts";
import { baseUrl } from "../../runtime/base-url.ts";
import { stdioCommand } from "../../runtime/stdio/command.ts";

/** Creates the command `stdio`, with the key variable and the endpoint of this service. */
export function stdio(): Command {
  return stdioCommand({ program: service.name, keyVariable: "SWITCHBOARD_KEY", endpoint });
}

/** Returns the endpoint of the server that `serve` starts with the same settings. */
async function endpoint(): Promise<string> {
  const { readOperatorSettings } = await import("./operator-settings.ts");
  const { HOST, PORT, SWITCHBOARD_PUBLIC_URL } = readOperatorSettings(process.env);
  return `${SWITCHBOARD_PUBLIC_URL ?? baseUrl(HOST, PORT)}${service.paths.mcp}`;
}
