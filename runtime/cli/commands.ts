import { Command } from "commander";
import { accountCommands, type HasIdentity, type RemoveAccount } from "./accounts.ts";
import { auditCommands } from "./audit.ts";
import { backupCommands, type FindStore } from "./backup.ts";
import { callCommand } from "./call.ts";
import { doctorCommand, type ExtraCheck, type Inspect } from "./doctor.ts";
import { eventCommands } from "./events.ts";
import { jobCommands } from "./jobs.ts";
import { keyCommands } from "./keys.ts";
import { peopleCommands } from "./people.ts";
import { secretCommands } from "./secrets.ts";
import type { WithService } from "./with-service.ts";
import { workspaceCommands } from "./workspaces.ts";

/** What a service passes to the commands, because they know neither its network nor its settings. */
export interface CommandExtras {
  readonly hasIdentity: HasIdentity;
  /** The prefix of the service's keys. */
  readonly keyPrefix: string;
  /** Finds the store for `backup` and `restore`. */
  readonly findStore: FindStore;
  readonly removeAccount: RemoveAccount;
  /** Opens the store for `doctor`. */
  readonly inspect: Inspect;
  /** Additional checks of `doctor`. */
  readonly checks: readonly ExtraCheck[];
}

/** Creates the commands that work on the store of any service. */
export function serviceCommands(
  withService: WithService,
  { hasIdentity, removeAccount, keyPrefix, findStore, inspect, checks }: CommandExtras,
): Command[] {
  return [
    keyCommands(withService, keyPrefix),
    peopleCommands(withService),
    accountCommands(withService, hasIdentity, removeAccount),
    workspaceCommands(withService, removeAccount),
    secretCommands(withService),
    auditCommands(withService),
    callCommand(withService),
    jobCommands(withService),
    ...backupCommands(findStore),
    eventCommands(withService),
    doctorCommand(inspect, checks),
  ];
}
