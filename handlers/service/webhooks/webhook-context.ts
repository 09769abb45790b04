import type { CallContext } from "../../../runtime/index.ts";

/** The part of the call context that webhooks use. */
export type WebhookContext = Pick<
  CallContext,
  | "account"
  | "cancelJob"
  | "consumeEvents"
  | "db"
  | "dialect"
  | "encryptResponse"
  | "expedite"
  | "newId"
  | "now"
  | "secrets"
  | "surface"
  | "outbound"
>;
