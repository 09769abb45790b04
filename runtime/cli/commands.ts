import { Command } from "commander";
import type { Service } from "../service.ts";
import { accountCommands } from "./accounts.ts";
import { callCommand } from "./call.ts";
import { doctorCommand, type ExtraCheck } from "./doctor.ts";
import { keyCommands } from "./keys.ts";

/** Opens the service that the settings name, runs work with it and closes it again. */
export type WithService = <Result>(work: (service: Service) => Promise<Result>) => Promise<Result>;

/** The commands that work on a service's store, whatever the service is. */
export function serviceCommands(withService: WithService, extraChecks: readonly ExtraCheck[] = []): Command[] {
  return [
    keyCommands(withService),
    accountCommands(withService),
    callCommand(withService),
    doctorCommand(withService, extraChecks),
  ];
}
