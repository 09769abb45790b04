/** Why a request to an external address failed. */
export type OutboundReason =
  | "invalid_url"
  | "forbidden_address"
  | "unknown_host"
  | "connection_failed"
  | "timed_out"
  | "too_large"
  | "too_many_redirects";

/** A request to an external address that was refused or failed. The message never contains a resolved address. */
export class OutboundError extends Error {
  override readonly name = "OutboundError";
  readonly reason: OutboundReason;
  /** What to do about it. */
  readonly hint: string;

  constructor(reason: OutboundReason, message: string, hint: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
    this.hint = hint;
  }
}
