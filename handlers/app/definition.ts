import { surface } from "../../generated/surface.ts";
import type { ServiceDefinition } from "../../runtime/index.ts";
import { ServiceContext } from "../context.ts";
import { migrations } from "./migrations.ts";
import { resources } from "../resources/index.ts";
import { tools } from "../tools/index.ts";

/** This service: its generated surface and everything written by hand for it. */
export const definition = {
  surface,
  tools: tools as unknown as ServiceDefinition<ServiceContext>["tools"], // inputs are typed per tool; the validators vouch for them
  resources: resources as unknown as ServiceDefinition<ServiceContext>["resources"],
  migrations,
  Context: ServiceContext,
} satisfies ServiceDefinition<ServiceContext>;
