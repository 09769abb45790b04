import { surface } from "bench-surface";
import { fastify } from "fastify";
import people from "../../fixtures/bench/people.json" with { type: "json" };
import { listedTools } from "./listed-tools.ts";
import { listen } from "./listen.ts";

/** Fastify with its strengths, a compiled body validator and a compiled response serializer, and with one constant key. */
const app = fastify();
app.addHook("onRequest", async (request, reply) => {
  if (request.headers.authorization !== "Bearer test-key") return reply.code(401).send({ error: "unauthenticated" });
});
const tool = listedTools.find(({ name }) => name === "search_people");
for (const { method, path, operationId } of surface.routes) {
  const schema =
    operationId === "search_people" ? { body: tool?.inputSchema, response: { 200: tool?.outputSchema } } : {};
  const url = `/api/v1${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
  app.route({ method, url, schema, handler: async () => people });
}
await app.ready();
listen(app.server);
