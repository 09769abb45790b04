import type { ArgumentProblem } from "./failure.ts";
import type { ErrorCode } from "./names.ts";

/** The error object of both surfaces (RFC 9457, section 3), with additional members. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ErrorCode;
  readonly hint: string;
  readonly request_id: string;
  readonly retryable: boolean;
  readonly retry_after_seconds?: number;
  readonly errors?: readonly ArgumentProblem[];
  readonly [member: string]: unknown;
}
