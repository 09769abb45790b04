import { setTimeout as wait } from "node:timers/promises";
import express, { type Express, type Response } from "express";
import helmet from "helmet";
import { Failure } from "../contract/failure.ts";
import type { Service } from "../service.ts";
import { createOriginCheck, type OriginOptions } from "../surfaces/http/origin-check.ts";
import { allOpenapiPaths } from "../surfaces/openapi-paths.ts";
import { createDocs } from "./docs.ts";
import { createMetricsHandler, type MetricsAccess } from "./metrics-access.ts";
import { createOpenapiRoutes } from "./openapi-routes.ts";

export interface PageOptions {
  /** The generated `openapi.json`. */
  readonly openapiFile: string;
  /** The folder of generated Markdown pages. */
  readonly docsFolder: string;
  /** Default: anyone may read the metrics, at the address of the service. */
  readonly metrics?: MetricsAccess;
}

const noErrors: ReadonlySet<string> = new Set();
const statusOk = { status: "ok" };
/** Load balancers often wait no longer than a few seconds. */
const maxReadyMs = 2_000;

/** Creates the application that serves the OpenAPI document, the documentation, health and metrics. */
export function createPages<Context>(
  service: Service<Context>,
  options: PageOptions & OriginOptions,
  state: { readonly isStopping: boolean },
): Express {
  const { surface, store, metrics } = service;
  const respondProblem = (response: Response, failure: Failure): void => {
    const { problem } = service.toOutcome(failure, String(response.getHeader("X-Request-Id")), "http", noErrors);
    response.status(problem.status).type("application/problem+json").send(JSON.stringify(problem));
  };
  const checkOrigin = createOriginCheck(options);
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.use(
    helmet({
      contentSecurityPolicy: { directives: { defaultSrc: ["'self'"], upgradeInsecureRequests: null } },
      hsts: false,
    }),
  );

  // Any website may link to these pages or read the OpenAPI document, so only Host is checked, not Origin.
  app.use((request, response, next) => {
    try {
      checkOrigin({ host: request.headers.host });
    } catch (error) {
      return respondProblem(response, error as Failure); // the only error that the check throws
    }
    next();
  });

  app.use(createOpenapiRoutes(options.openapiFile, surface.service, options.publicUrl));

  app.get("/healthz", (_request, response) => void response.json(statusOk));
  let running: Promise<boolean> | null = null; // shared by concurrent requests
  const isReady = (): Promise<boolean> =>
    (running ??= store
      .ping()
      .then(() => true)
      .finally(() => (running = null)));
  app.get("/readyz", async (_request, response) => {
    if (state.isStopping) return void response.status(503).json({ status: "stopping" });
    try {
      const responds = await Promise.race([isReady(), wait(maxReadyMs, false, { ref: false })]);
      if (!responds) return void response.status(503).json({ status: "The store does not respond." });
      response.json(statusOk);
    } catch (error) {
      response.status(503).json({ status: error instanceof Failure ? error.message : "The store cannot be reached." });
    }
  });
  const ownPaths = [...allOpenapiPaths(surface.service), "/healthz", "/readyz"];
  if (!options.metrics?.address) {
    app.get("/metrics", createMetricsHandler(metrics, options.metrics?.token ?? null));
    ownPaths.push("/metrics");
  }

  app.all(ownPaths, (_request, response) => {
    response.set("Allow", "GET, HEAD");
    respondProblem(response, new Failure("method_not_allowed", { detail: "This path accepts GET and HEAD." }));
  });

  // The list of pages for models (llmstxt.org).
  app.get("/llms.txt", (request, _response, next) => {
    request.url = `${surface.service.paths.docs}/llms.txt`;
    next();
  });
  app.get("/", (_request, response) => response.redirect(302, surface.service.paths.docs));
  app.use(surface.service.paths.docs, createDocs(options.docsFolder, surface.service, options.publicUrl));
  app.use((request, response) => respondProblem(response, notFound(request.path, surface.service.paths.mcp)));
  return app;
}

const notFound = (path: string, mcpPath: string): Failure =>
  new Failure("not_found", {
    detail: `Page not found: ${path.slice(0, 200)}`,
    hint: `MCP clients connect to ${mcpPath}; the documentation starts at the root of the server.`,
  });
