import { Command } from "commander";
import { accountCommands, type HasIdentity } from "./accounts.ts";
import { callCommand } from "./call.ts";
import { doctorCommand, type ExtraCheck, type Inspect } from "./doctor.ts";
import { keyCommands } from "./keys.ts";
import type { WithService } from "./with-service.ts";

/** What a service adds to the commands, for they know no network and no settings. */
export interface CommandExtras {
  readonly hasIdentity: HasIdentity;
  /** How `doctor` looks at the store. */
  readonly inspect: Inspect;
  /** Further checks of `doctor`. */
  readonly checks: readonly ExtraCheck[];
}

/** The commands that work on a service's store, whatever the service is. */
export function serviceCommands(withService: WithService, { hasIdentity, inspect, checks }: CommandExtras): Command[] {
  return [
    keyCommands(withService),
    accountCommands(withService, hasIdentity),
    callCommand(withService),
    doctorCommand(inspect, checks),
  ];
}
