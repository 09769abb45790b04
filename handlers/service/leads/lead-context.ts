import type { CallContext, RuntimeTables } from "../../../runtime/index.ts";
import type { Network } from "../../network/port/network.ts";
import type { LeadTables } from "./tables.ts";

/** The members of a call's context that the tools of leads use. */
export interface LeadCallContext extends Pick<
  CallContext<RuntimeTables & LeadTables>,
  "db" | "dialect" | "account" | "now" | "newId" | "signal"
> {
  readonly network: Network;
}
