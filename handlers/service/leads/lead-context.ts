import type { CallContext, RuntimeTables } from "../../../runtime/index.ts";
import type { Network } from "../../network/port/network.ts";
import type { LeadTables } from "./tables.ts";

/** The part of the call context that tools for leads use. */
export interface LeadCallContext extends Pick<
  CallContext<RuntimeTables & LeadTables>,
  "db" | "dialect" | "account" | "now" | "newId" | "signal"
> {
  readonly network: Network;
}
