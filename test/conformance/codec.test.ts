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

/** Stands before a service: adds its key to requests that have none, and keeps what was posted. */
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

/** Streams that stay open, and calls that wait for another request of their client, have no answer of their own. */
function endsByItself(service: TestConformance, body: string): boolean {
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
  const answer = await send(`${service.url}${path}`, { headers: given, body });
  const kept = Object.entries(answer.headers).filter(([name]) => !perConnection.includes(name));
  return { status: answer.status, headers: Object.fromEntries(kept), text: answer.text };
}

test.each(["2025-11-25", "2026-07-28"])(
  "the conformance traffic of %s is answered by the codec as by the SDK",
  async (revision) => {
    const recorder = await record(await startConformance());
    await runSuite(`${recorder.url}/api/mcp`, revision);
    const [codec, sdk] = [await startConformance(), await startConformance()];
    const requests = recorder.posted.filter(({ body }) => endsByItself(codec, body));
    expect(requests.length).toBeGreaterThan(50);
    for (const request of requests) {
      const answers = [
        await replay(codec, request, "application/json"),
        await replay(sdk, request, "application/json; charset=utf-8"),
      ];
      expect(answers[0], request.body).toEqual(answers[1]);
    }
  },
);
