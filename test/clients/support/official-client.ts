import { expect, test } from "vitest";
import { toolNames, type Service } from "./service.ts";

/** The methods of both official SDKs' clients that the tests use. */
export interface OfficialClient {
  listTools(): Promise<{ tools: { name: string }[] }>;
  callTool(request: {
    name: string;
    arguments: Record<string, unknown>;
    _meta?: Record<string, unknown>;
  }): Promise<any>;
  getPrompt(request: { name: string; arguments: Record<string, string> }): Promise<any>;
  readResource(request: { uri: string }): Promise<any>;
  close(): Promise<void>;
}

/**
 * Declares the tests of a connected client of an official SDK. After `listTools` these clients validate each structured
 * result against the output schema of its tool.
 */
export function checkOfficialClient(connected: () => { readonly client: OfficialClient; readonly service: Service }) {
  test("lists every tool and reads", async () => {
    const { client } = connected();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(toolNames);
    const found = await client.callTool({ name: "search_people", arguments: { keyword: "engineer", limit: 2 } });
    expect(found).toMatchObject({ structuredContent: { data: [{}, {}] } });
    expect(JSON.parse(found.content[0].text)).toEqual(found.structuredContent);
  });

  test("previews a write without effect, then performs it", async () => {
    const { client, service } = connected();
    const request = { name: "create_post", arguments: { text: "Written by an official client" } };
    const previewed = await client.callTool({ ...request, _meta: { "switchboard/preview": true } });
    expect(previewed).toMatchObject({
      structuredContent: { text: request.arguments.text },
      _meta: { "switchboard/preview": true },
    });
    expect(await service.get(`/posts/${previewed.structuredContent.id}`)).toMatchObject({ code: "not_found" });
    const written = await client.callTool(request);
    expect(await service.get(`/posts/${written.structuredContent.id}`)).toMatchObject(request.arguments);
  });

  test("receives invalid arguments as a result that a model can correct", async () => {
    const { client } = connected();
    const result = await client.callTool({ name: "search_people", arguments: { keyword: "engineer", limit: 0 } });
    expect(result.isError).toBe(true);
    const problem = JSON.parse(result.content[0].text);
    expect(problem).toMatchObject({ code: "invalid_arguments", errors: [{ pointer: "/limit" }] });
  });

  test("receives a domain failure as an error with the problem of the REST response", async () => {
    const { client, service } = connected();
    const { detail } = await service.get("/posts/pst_none");
    const failure = client.callTool({ name: "get_post", arguments: { post_id: "pst_none" } });
    await expect(failure).rejects.toMatchObject({
      code: 404,
      message: expect.stringContaining(detail),
      data: { code: "not_found", detail, hint: expect.any(String), retryable: false },
    });
  });

  test("gets a prompt and reads a resource", async () => {
    const { client, service } = connected();
    const prompt = await client.getPrompt({ name: "post_drafter", arguments: { topic: "design systems" } });
    expect(prompt).toMatchObject({ messages: [{ role: "user", content: { type: "text" } }] });
    expect(prompt.messages[0].content.text).toContain("design systems");
    const { contents } = await client.readResource({ uri: "switchboard://account/info" });
    expect(contents).toMatchObject([{ uri: "switchboard://account/info", mimeType: "application/json" }]);
    expect(JSON.parse(contents[0].text)).toEqual(await service.get("/account"));
  });
}
