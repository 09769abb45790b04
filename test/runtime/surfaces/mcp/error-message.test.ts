import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { describe, expect, test } from "vitest";
import { startNotes, type TestNotes } from "../../../support/start-notes.ts";

/** The SDK handles requests of the second kind, because their media type is not exactly `application/json`. */
const ways = [{ "Content-Type": "application/json" }, { "Content-Type": "application/json; charset=utf-8" }];

async function messagesOf(notes: TestNotes, name: string, args: object, key = notes.key): Promise<string[]> {
  const responses = ways.map((headers) => notes.rpc("tools/call", { name, arguments: args }, { headers, key }));
  return (await Promise.all(responses)).map(({ error }) => error.message);
}

const both = (message: unknown): unknown[] => [message, message];

describe("the message of a JSON-RPC error contains what a model needs", () => {
  test("the waiting time in hours and minutes", async () => {
    const notes = await startNotes();
    await notes.call("import_notes", { texts: ["1", "2", "3", "4", "5"] });
    // 09:30 UTC is 11:30 in Stockholm: 12.5 hours to midnight.
    expect(await messagesOf(notes, "create_note", { text: "x" })).toEqual(
      both(
        "The daily limit of 5 for writing is reached: 5 used, 1 requested. Retry after 12 hours 30 minutes. " +
          "Wait for the reset.",
      ),
    );
    notes.clock.advance(11 * 3_600_000);
    expect(await messagesOf(notes, "create_note", { text: "x" })).toEqual(
      both(expect.stringContaining("Retry after 90 minutes.")),
    );
    notes.clock.advance(5_399_000);
    expect(await messagesOf(notes, "create_note", { text: "x" })).toEqual(
      both(expect.stringContaining("Retry after 1 second.")),
    );
  });

  test("the scopes that contain the tool", async () => {
    const notes = await startNotes();
    const reader = await notes.createKey(["reader"]);
    expect(await messagesOf(notes, "delete_note", { note_id: "nte_1" }, reader)).toEqual(
      both(
        "The key's scopes (reader) do not contain this tool. One of these scopes is required: writer. Use a key with one of the scopes that contain the tool.",
      ),
    );
  });

  test("the request id of an internal error", async () => {
    const notes = await startNotes({ handlers: { get_note: () => Promise.reject(new Error("secret")) } });
    for (const headers of ways) {
      const { error } = await notes.rpc("tools/call", { name: "get_note", arguments: { note_id: "n" } }, { headers });
      expect(error.message).toBe(`${error.data.detail} ${error.data.hint} Request ID: ${error.data.request_id}.`);
      expect(error.message).not.toContain("secret");
    }
  });

  test("the pointers of prompt arguments, and the hint for an unknown URI", async () => {
    const notes = await startNotes();
    const prompt = await notes.rpc("prompts/get", { name: "tidy_up", arguments: { topics: "x" } });
    expect(prompt.error.message).toContain("/arguments/topics: Unknown argument. Expected one of: topic");
    expect(prompt.error.message).toContain('Did you mean "topic"?');
    expect(prompt.error.message).toContain("/arguments/topic: This argument is required.");
    const escaped = await notes.rpc("prompts/get", { name: "tidy_up", arguments: { topic: "x", "a/b~": "x" } });
    expect(escaped.error.message).toContain("/arguments/a~1b~0: Unknown argument.");
    const resource = await notes.rpc("resources/read", { uri: "notes://nothing" });
    expect(resource.error.message).toBe(
      "No resource has this URI. Use a URI from resources/list or resources/templates/list.",
    );
  });

  test("the message that official clients show", async () => {
    const notes = await startNotes();
    const client = new Client({ name: "test", version: "1" });
    const requestInit = { headers: { Authorization: `Bearer ${notes.key}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL(`${notes.url}/mcp`), { requestInit }));
    await expect(client.callTool({ name: "get_note", arguments: { note_id: "nte_none" } })).rejects.toThrow(
      'There is no note "nte_none". Check the id with the tool that lists these resources.',
    );
    await client.close();
  });
});

test("the message of a rate limit contains the waiting time, for every method", async () => {
  const notes = await startNotes();
  for (let call = 0; call < 20; call += 1) await notes.rpc("ping");
  for (const method of ["ping", "tools/list"])
    expect((await notes.rpc(method)).error).toMatchObject({
      code: 429,
      message: expect.stringContaining("Retry after 1 second."),
      data: { code: "rate_limited", retry_after_seconds: 1 },
    });
});
