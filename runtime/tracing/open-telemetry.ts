import { AsyncLocalStorage } from "node:async_hooks";
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
} from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import type { CallFailure } from "../call/outcome.ts";
import type { Tracing, TracingOptions } from "./tracing.ts";

/**
 * Creates tracing with the OpenTelemetry SDK, which also reads the standard variables, such as
 * `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_SERVICE_NAME` and `OTEL_TRACES_SAMPLER`. Only the logger for the SDK's errors is
 * registered globally.
 */
export function createOpenTelemetry({ endpoint, serviceName, serviceVersion, onError }: TracingOptions): Tracing {
  const ignore = (): void => undefined;
  const logger = { error: onError, warn: ignore, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, "")}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": serviceName, "service.version": serviceVersion }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer(serviceName, serviceVersion);
  const propagator = new W3CTraceContextPropagator();
  const contexts = new AsyncLocalStorage<Context>();
  const current = (): Context => contexts.getStore() ?? ROOT_CONTEXT;

  async function record<Result>(
    name: string,
    options: { readonly kind: SpanKind; readonly attributes: Attributes },
    work: (span: Span, context: Context) => Promise<Result>,
  ): Promise<Result> {
    const parent = current();
    const span = tracer.startSpan(name, options, parent);
    const context = trace.setSpan(parent, span);
    try {
      return await contexts.run(context, () => work(span, context));
    } catch (error) {
      fail(span, error instanceof Error ? error.name : "Error");
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    continueTrace: (headers, work) =>
      headers["traceparent"] === undefined
        ? work()
        : contexts.run(propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter), work),
    traceCall: ({ tool, surface, requestId }, work) => {
      const attributes = { "gen_ai.tool.name": tool, "call.surface": surface, "call.request_id": requestId };
      return record(`tools/call ${tool}`, { kind: SpanKind.SERVER, attributes }, async (span) =>
        setOutcome(span, await work()),
      );
    },
    traceRead: ({ operation, requestId }, work) => {
      const attributes = { "call.request_id": requestId };
      return record(operation, { kind: SpanKind.SERVER, attributes }, async (span) => setOutcome(span, await work()));
    },
    traceJob: ({ id, kind, attempt }, work) => {
      const attributes = { "job.id": id, "job.kind": kind, "job.attempt": attempt };
      return contexts.run(ROOT_CONTEXT, () =>
        record(`jobs/run ${kind}`, { kind: SpanKind.CONSUMER, attributes }, work),
      );
    },
    traceRequest: ({ method, url }, send) => {
      const attributes = { "http.request.method": method, "server.address": hostOf(url) };
      return record(method, { kind: SpanKind.CLIENT, attributes }, async (span, context) => {
        const headers: Record<string, string> = {};
        propagator.inject(context, headers, defaultTextMapSetter);
        const response = await send(headers);
        span.setAttribute("http.response.status_code", response.status);
        if (response.status >= 400) fail(span, String(response.status));
        return response;
      });
    },
    close: () => provider.shutdown().catch((error: unknown) => onError(String(error))),
  };
}

function setOutcome<Result extends { readonly ok: true } | CallFailure>(span: Span, outcome: Result): Result {
  span.setAttribute("call.outcome", outcome.ok ? "ok" : outcome.problem.code);
  if (!outcome.ok && outcome.problem.status >= 500) fail(span, outcome.problem.code);
  return outcome;
}

function fail(span: Span, type: string): void {
  span.setAttribute("error.type", type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : "");
