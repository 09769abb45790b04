import { createHash, timingSafeEqual } from "node:crypto";
import bearerAuth from "@fastify/bearer-auth";
import rateLimit from "@fastify/rate-limit";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { surface } from "bench-surface";
import { fastify } from "fastify";
import { Counter, Histogram } from "prom-client";
import { uuidv7 } from "uuidv7";
import people from "../../fixtures/bench/people.json" with { type: "json" };
import { listedTools } from "./listed-tools.ts";
import { listen } from "./listen.ts";
import { openAudit } from "./open-audit.ts";

/**
 * Fastify with plugins that do the work of our REST surface: a key with a stored hash, a rate limit for each key, validation
 * of requests and responses, request ids and metrics. It writes the audit row of each call with the audit log of the service.
 */
const app = fastify({ genReqId: () => uuidv7() });
const keyHash = createHash("sha256").update("test-key").digest();
await app.register(bearerAuth, {
  keys: new Set<string>(),
  auth: (key: string) => timingSafeEqual(createHash("sha256").update(key).digest(), keyHash),
});
await app.register(rateLimit, {
  max: 1_000_000_000,
  timeWindow: 60_000,
  keyGenerator: ({ headers }) => headers.authorization ?? "",
});
app.addHook("onRequest", async (request, reply) => void reply.header("X-Request-Id", request.id));

const calls = new Counter({ name: "calls_total", help: "Calls.", labelNames: ["operation", "outcome"] });
const durations = new Histogram({ name: "call_seconds", help: "Duration of calls.", labelNames: ["operation"] });
const [workspaceId, accountId] = ["wsp_fixture", "acc_fixture"];
const audit = await openAudit(workspaceId, accountId);
app.addHook("onResponse", async ({ id, routeOptions }, reply) => {
  const operation = routeOptions.url ?? "";
  const outcome = reply.statusCode < 400 ? "ok" : String(reply.statusCode);
  calls.inc({ operation, outcome });
  durations.observe({ operation }, reply.elapsedTime / 1000);
  audit.writeBehind({
    at: Date.now(),
    workspace_id: workspaceId,
    principal_id: "key_fixture",
    account_id: accountId,
    tool: operation,
    surface: "rest",
    request_id: id,
    outcome,
    status: reply.statusCode,
    preview: 0,
    replay: 0,
    duration_ms: reply.elapsedTime,
    person_id: null,
    client_id: null,
    arguments: null,
  });
});

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
const tool = listedTools.find(({ name }) => name === "search_people");
const isValid = ajv.compile(tool?.outputSchema ?? {});
for (const { method, path, operationId } of surface.routes) {
  const url = `/api/v1${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
  const isMeasured = operationId === "search_people";
  app.route({
    method,
    url,
    schema: isMeasured ? { body: tool?.inputSchema, response: { 200: tool?.outputSchema } } : {},
    preSerialization: async (_request, _reply, payload) => {
      if (isMeasured && !isValid(payload)) throw new Error("the response does not match its schema");
      return payload;
    },
    handler: async () => people,
  });
}
await app.ready();
listen(app.server);
