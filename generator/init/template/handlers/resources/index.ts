import type { ResourceHandlers } from "../../generated/handlers.ts";
import type { ServiceContext } from "../context.ts";

/** The handler of every resource, in the order of the specification. */
export const resources: ResourceHandlers<ServiceContext> = {};
