import type { IncomingHttpHeaders } from "node:http";
import type { CallFailure, Outcome } from "../call/outcome.ts";

/** Records what the service does as spans of distributed traces. Spans contain neither arguments nor outputs. */
export interface Tracing {
  /** Runs work as part of the trace that the headers of a request refer to, if any (W3C Trace Context). */
  continueTrace<Result>(headers: IncomingHttpHeaders, work: () => Result): Result;
  /** Records a tool call. */
  traceCall(call: TracedCall, work: () => Promise<Outcome>): Promise<Outcome>;
  /** Records the read of a resource, completion, file or prompt, by the name of its operation. */
  traceRead<Read extends { readonly ok: true } | CallFailure>(
    read: TracedRead,
    work: () => Promise<Read>,
  ): Promise<Read>;
  /** Records an attempt of a job, which begins a separate trace. */
  traceJob(job: TracedJob, work: () => Promise<void>): Promise<void>;
  /** Records a request to another server. `send` must send the given headers, which refer to the trace. */
  traceRequest<Response extends { readonly status: number }>(
    request: TracedRequest,
    send: (headers: Readonly<Record<string, string>>) => Promise<Response>,
  ): Promise<Response>;
  /** Exports the remaining spans. */
  close(): Promise<void>;
}

export interface TracedCall {
  readonly tool: string;
  readonly surface: string;
  readonly requestId: string;
}

export interface TracedRead {
  /** Such as `resources/read account_info`. */
  readonly operation: string;
  readonly requestId: string;
}

export interface TracedJob {
  readonly id: string;
  readonly kind: string;
  readonly attempt: number;
}

/** Only the host of the URL is recorded, because its path may contain secrets. */
export interface TracedRequest {
  readonly method: string;
  readonly url: string;
}

export interface TracingOptions {
  /** The URL of a collector for OTLP over HTTP, without `/v1/traces`. */
  readonly endpoint: string;
  readonly serviceName: string;
  readonly serviceVersion: string;
  /** Reports that spans cannot be exported. */
  readonly onError: (message: string) => void;
}
