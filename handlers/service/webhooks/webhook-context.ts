import type { CallContext } from "../../../runtime/index.ts";

/** The part of the call context that webhooks use. */
export type WebhookContext = Pick<
  CallContext,
  | "account"
  | "consumeEvents"
  | "db"
  | "dialect"
  | "encryptResponse"
  | "jobs"
  | "newId"
  | "now"
  | "secrets"
  | "surface"
  | "outbound"
>;
