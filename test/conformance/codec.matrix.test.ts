import { createServer, request, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { runSuite } from "../support/conformance.ts";
import { send } from "../support/send.ts";
import { startConformance, type TestConformance } from "../support/start-conformance.ts";

interface Recorded {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Starts a proxy in front of a service. The proxy adds the key to requests without one and records POST requests. */
async function record({ url, key }: TestConformance): Promise<{ url: string; posted: readonly Recorded[] }> {
  const posted: Recorded[] = [];
  const { port } = new URL(url);
  const proxy = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    const headers = { authorization: `Bearer ${key}`, ...incoming.headers };
    const { method, url: path = "/" } = incoming;
    const onward = request({ host: "127.0.0.1", port, method, path, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    outgoing.on("close", () => onward.destroy());
    incoming.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      onward.write(chunk);
    });
    incoming.on("end", () => {
      if (method === "POST") posted.push({ path, headers: incoming.headers, body: Buffer.concat(chunks).toString() });
      onward.end();
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, posted };
}

/** Returns whether a request can be repeated on its own: no stream that stays open, and no call that may ask or report to its client. */
function canBeRepeated(service: TestConformance, body: string): boolean {
  const text = body.includes('"subscriptions/listen"') || !body.startsWith("{") ? null : body;
  const message = text === null ? null : (JSON.parse(text) as { params?: { name?: string } });
  const tool = service.service.tools.get(message?.params?.name ?? "");
  return message !== null && (tool?.isPlain ?? true);
}

const perConnection = ["date", "connection", "keep-alive", "mcp-session-id"];

async function replay(service: TestConformance, { path, headers, body }: Recorded, contentType: string) {
  const { "content-length": _length, connection: _connection, host: _host, ...rest } = headers;
  const sent = Object.entries(rest).map(([name, value]) => [name, String(value)]);
  const own = { authorization: `Bearer ${service.key}`, "x-request-id": "req_same" };
  const given = { ...own, ...Object.fromEntries(sent), "content-type": contentType };
  const response = await send(`${service.url}${path}`, { headers: given, body });
  const kept = Object.entries(response.headers).filter(([name]) => !perConnection.includes(name));
  return { status: response.status, headers: Object.fromEntries(kept), text: response.text };
}

test.each(["2025-11-25", "2026-07-28"])(
  "the codec and the SDK return the same responses to the conformance traffic of %s",
  async (revision) => {
    const recorder = await record(await startConformance());
    await runSuite(`${recorder.url}/api/mcp`, revision);
    const [codec, sdk] = [await startConformance(), await startConformance()];
    const requests = recorder.posted.filter(({ body }) => canBeRepeated(codec, body));
    expect(requests.length).toBeGreaterThan(50);
    for (const request of requests) {
      const responses = [
        await replay(codec, request, "application/json"),
        await replay(sdk, request, "application/json; charset=utf-8"),
      ];
      expect(responses[0], request.body).toEqual(responses[1]);
    }
  },
);
