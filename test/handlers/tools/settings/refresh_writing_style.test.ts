import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { networkOf } from "../../../support/network.ts";
import { readResource } from "../../../support/read-resource.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

interface ReceivedRequest {
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly body: any;
}

/** Starts an OpenAI-compatible endpoint whose responses the test determines. */
async function startModel(respond: (response: ServerResponse) => void) {
  const received: ReceivedRequest[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    let text = "";
    request.setEncoding("utf8").on("data", (part: string) => (text += part));
    request.on("end", () => {
      received.push({ url: request.url, authorization: request.headers.authorization, body: JSON.parse(text) });
      respond(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // bound to TCP above
  return { received, endpoint: { url: `http://127.0.0.1:${port}/v1`, key: "secret-key", name: "writer-1" } };
}

const completion =
  (content: string) =>
  (response: ServerResponse): void => {
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ choices: [{ message: { role: "assistant", content } }] }));
  };

/** Responds with a status and a text. */
const respondWith =
  (status: number, text: string) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { Location: "/elsewhere" });
    response.end(text);
  };

const guides = { messaging: ["Write two short sentences."], posting: ["Open with a question.", "No hashtags."] };

/** The long texts that other members have written. Short ones may be equal to texts of the account. */
async function readTextsOfOthers(service: TestService): Promise<string[]> {
  const network = networkOf(service);
  const messages = await network
    .selectFrom("net_messages")
    .select("text")
    .where("sender_id", "!=", "prf_demo_0001")
    .execute();
  const posts = await network
    .selectFrom("net_posts")
    .select("text")
    .where("author_id", "!=", "prf_demo_0001")
    .execute();
  return [...messages, ...posts].map(({ text }) => text).filter((text) => text.length > 80);
}

test("the configured model writes the guides from the account's own texts, and they are stored", async () => {
  const { received, endpoint } = await startModel(completion(`Sure:\n${JSON.stringify(guides)}`));
  const service = await startService({ model: endpoint });
  const before = (await service.call("get_writing_style")).body;
  expect(before).toMatchObject({ source: "statistics", source_reason: null, refreshed_at: null });
  await service.call("update_account_settings", { language: "pt-BR" });
  const { body } = await service.rest("POST /writing-style/refresh", { sample: 50 });
  expect(body).toMatchObject({ source: "server", source_reason: null, refreshed_at: "2026-06-15T09:30:00.000Z" });
  expect([body.messaging.guide, body.posting.guide]).toEqual([guides.messaging, guides.posting]);
  expect(body.messaging.sample.count).toBe(50);
  expect((await service.call("get_writing_style")).body).toEqual(body);
  expect(await readResource(service, "account/writing-style")).toEqual(body);

  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    url: "/v1/chat/completions",
    authorization: "Bearer secret-key",
    body: { model: "writer-1" },
  });
  expect(received[0]?.body.messages[0].content).toContain("in the language pt-BR");
  const prompt: string = received[0]?.body.messages[1].content;
  expect(JSON.parse(prompt).samples.messages).toHaveLength(20);
  expect(prompt.length).toBeLessThan(30_000);
  for (const text of await readTextsOfOthers(service)) expect(prompt).not.toContain(JSON.stringify(text).slice(1, -1));

  const again = (await service.call("refresh_writing_style", { writer: "statistics" })).body;
  expect(again).toMatchObject({ source: "statistics", source_reason: null });
  expect(again.messaging.guide).toEqual(before.messaging.guide);
  expect(received).toHaveLength(1);
});

test.each([
  ["returned status 503", respondWith(503, "secret detail")],
  ["could not be reached", respondWith(302, "secret detail")],
  ["was not valid", respondWith(200, "x".repeat(300_000))],
  ["contained no style guide", completion("I cannot do that.")],
  ["contained no style guide", completion('{"messaging": ["Only one kind"]}')],
] as const)("falls back to the statistics if the model or its response %s", async (reason, respond) => {
  const { endpoint } = await startModel(respond);
  const service = await startService({ model: endpoint });
  const before = (await service.call("get_writing_style")).body;
  const { body } = await service.call("refresh_writing_style", { sample: 1000 });
  expect(body.source).toBe("statistics");
  expect(body.source_reason).toContain(reason);
  expect(body.source_reason).not.toContain("secret");
  expect(body.messaging.guide).toEqual(before.messaging.guide);
});

test("without a model and in a preview, the guides are derived from the statistics", async () => {
  const { received, endpoint } = await startModel(completion(JSON.stringify(guides)));
  const plain = await startService();
  expect((await plain.call("refresh_writing_style")).body).toMatchObject({
    source: "statistics",
    source_reason: "The client does not support sampling. No model is configured.",
  });
  const service = await startService({ model: endpoint });
  const preview = await service.call("refresh_writing_style", {}, { preview: true });
  expect(preview.body).toMatchObject({ source: "statistics" });
  expect(received).toEqual([]);
  expect((await service.call("get_writing_style")).body.refreshed_at).toBeNull();
});

test("if the client offers sampling, its model writes the guides instead of the operator's", async () => {
  const { received, endpoint } = await startModel(completion("{}"));
  const service = await startService({ model: endpoint });
  const call = async (more: object): Promise<any> => {
    const name = "refresh_writing_style";
    const response = await fetch(`${service.url}/api/mcp`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${service.key}`,
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
        "MCP-Protocol-Version": "2026-07-28",
        "Mcp-Method": "tools/call",
        "Mcp-Name": name,
      },
      body: JSON.stringify({
        ...{ jsonrpc: "2.0", id: 1, method: "tools/call" },
        params: {
          ...{ name, arguments: {}, ...more },
          _meta: {
            "io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientInfo": { name: "test", version: "1.0.0" },
            "io.modelcontextprotocol/clientCapabilities": { sampling: {} },
          },
        },
      }),
    });
    return ((await response.json()) as { result: unknown }).result;
  };
  const question = await call({});
  expect(question.inputRequests.guide.method).toBe("sampling/createMessage");
  expect((await service.call("get_writing_style")).body.refreshed_at).toBeNull();
  const content = { type: "text", text: JSON.stringify(guides) };
  const result = await call({
    requestState: question.requestState,
    inputResponses: { guide: { role: "assistant", model: "own", content } },
  });
  expect(result.structuredContent).toMatchObject({ source: "client", source_reason: null });
  expect(result.structuredContent.posting.guide).toEqual(guides.posting);
  expect(received).toEqual([]);
});
