import type { ServiceDefinition } from "switchboard/runtime";
import { surface } from "../generated/surface.ts";
import { ServiceContext } from "./context.ts";
import { migrations } from "./migrations.ts";
import { tools } from "./tools/index.ts";

/** The service: its generated surface, its handlers and its tables. */
export const definition: ServiceDefinition<ServiceContext> = {
  surface,
  tools: { ...tools },
  resources: {},
  migrations,
  Context: ServiceContext,
};
