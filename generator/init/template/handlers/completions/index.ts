import type { CompletionHandlers } from "../../generated/handlers.ts";
import type { ServiceContext } from "../context.ts";

/** The handler of every completion, in the order of the specification. */
export const completions: CompletionHandlers<ServiceContext> = {};
