import { createServer } from "node:http";
import {
  createMcpHandler,
  isLegacyRequest,
  Server,
  WebStandardStreamableHTTPServerTransport,
  type CallToolResult,
  type ListToolsResult,
} from "@modelcontextprotocol/server";
import people from "../../fixtures/bench/people.json" with { type: "json" };
import { listedTools } from "./listed-tools.ts";
import { listen } from "./listen.ts";

/** The official SDK, low-level and stateless: a new server for each request, in both eras. Checks nothing. */
function createProtocolServer(): Server {
  const server = new Server({ name: "sdk", version: "1.0.0" }, { capabilities: { tools: {} } });
  server.setRequestHandler("tools/list", () => ({ tools: listedTools as ListToolsResult["tools"] })); // already checked
  server.setRequestHandler("tools/call", (): CallToolResult => {
    return { content: [{ type: "text", text: JSON.stringify(people) }], structuredContent: people };
  });
  return server;
}

const modern = createMcpHandler(createProtocolServer, { legacy: "reject" });

async function respond(request: Request, parsedBody: unknown): Promise<Response> {
  if (!(await isLegacyRequest(request, parsedBody))) return modern.fetch(request, { parsedBody });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await createProtocolServer().connect(transport);
  return transport.handleRequest(request, { parsedBody });
}

listen(
  createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      const headers = new Headers(incoming.headers as Record<string, string>); // no header is repeated
      headers.set("accept", "application/json, text/event-stream"); // the SDK rejects clients that do not accept both
      const request = new Request("http://127.0.0.1/api/mcp", { method: "POST", headers, body });
      void respond(request, JSON.parse(body)).then(async (response) => {
        const text = await response.text();
        outgoing.writeHead(response.status, {
          "Content-Type": response.headers.get("content-type") ?? "",
          "Content-Length": Buffer.byteLength(text),
        });
        outgoing.end(text);
      });
    });
  }),
);
