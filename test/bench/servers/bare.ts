import { createServer, type ServerResponse } from "node:http";
import people from "../../fixtures/bench/people.json" with { type: "json" };
import { listedTools } from "./listed-tools.ts";
import { listen } from "./listen.ts";

/** A minimal JavaScript server: parses the request, selects the method and responds. Checks nothing. */
const methods: Readonly<Record<string, () => object>> = {
  "tools/call": () => ({ content: [{ type: "text", text: JSON.stringify(people) }], structuredContent: people }),
  "tools/list": () => ({ tools: listedTools }),
};

listen(
  createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as { id?: unknown; method?: string };
      if (request.url !== "/api/mcp") return send(response, people);
      const createResult = methods[body.method ?? ""];
      if (createResult) send(response, { jsonrpc: "2.0", id: body.id, result: createResult() });
      else response.writeHead(404).end();
    });
  }),
);

function send(response: ServerResponse, value: object): void {
  const text = JSON.stringify(value);
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) });
  response.end(text);
}
