import type { ServiceDefinition } from "switchboard/runtime";
import { surface } from "../generated/surface.ts";
import { completions } from "./completions/index.ts";
import { ServiceContext } from "./context.ts";
import { migrations } from "./migrations.ts";
import { resources } from "./resources/index.ts";
import { tools } from "./tools/index.ts";

/** The service: its generated surface, its handlers and its tables. */
export const definition: ServiceDefinition<ServiceContext> = {
  surface,
  tools: { ...tools },
  resources: { ...resources },
  completions: { ...completions },
  migrations,
  Context: ServiceContext,
};
