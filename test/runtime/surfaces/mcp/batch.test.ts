import { expect, test } from "vitest";
import { startNotes, type TestNotes } from "../../../support/start-notes.ts";
import { tools } from "../../../fixtures/notes/handlers/definition.ts";

interface RpcResponse {
  readonly id: unknown;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: number; readonly message: string };
}

async function send(notes: TestNotes, body: string): Promise<Response> {
  const headers = { Authorization: `Bearer ${notes.key}`, "Content-Type": "application/json" };
  return fetch(`${notes.url}/mcp`, { method: "POST", headers, body });
}

const message = (id: number, method: string, params?: object) => ({ jsonrpc: "2.0", id, method, params });

test("a list is sent once per batch", async () => {
  const notes = await startNotes();
  const entries = [
    message(1, "tools/list"),
    message(2, "prompts/list"),
    message(3, "tools/list"),
    message(4, "tools/call", { name: "list_notes" }),
  ];
  const responses = (await (await send(notes, JSON.stringify(entries))).json()) as RpcResponse[];
  expect(responses.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(responses[2]?.error).toEqual({ code: -32600, message: "A batch may request tools/list only once." });
  expect(responses.map(({ result }) => result !== undefined)).toEqual([true, true, false, true]);
});

test("entries after 4 MiB of responses are rejected", async () => {
  let calls = 0;
  const notes = await startNotes({
    strict: false,
    handlers: {
      list_notes: async (input, context) => {
        calls += 1;
        const page = await tools.list_notes(input, context);
        return { ...page, data: [{ text: "x".repeat(1_100_000) } as never] };
      },
    },
  });
  const entries = Array.from({ length: 6 }, (_, id) => message(id, "tools/call", { name: "list_notes" }));
  const response = await send(notes, JSON.stringify(entries));
  const text = await response.text();
  const responses = JSON.parse(text) as RpcResponse[];
  // Each response is above 2.2 MB: the output as structured content and as text.
  expect(responses.map(({ error }) => error?.code)).toEqual([undefined, undefined, -32600, -32600, -32600, -32600]);
  expect(responses[2]?.error?.message).toBe(
    "The responses of this batch exceed 4194304 bytes. Send the remaining entries in another batch.",
  );
  expect(calls).toBe(2);
  expect(response.headers.get("transfer-encoding")).toBe("chunked");
  // A notification never gets a response (JSON-RPC 2.0, section 4.1).
  const notification = { jsonrpc: "2.0", method: "notifications/initialized" };
  const mixed = (await (await send(notes, JSON.stringify([...entries, notification]))).json()) as RpcResponse[];
  expect(mixed.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
});

test("every entry of a batch consumes the rate limit, and all or none run", async () => {
  const notes = await startNotes(); // a burst of 20
  const batch = (length: number) =>
    JSON.stringify(Array.from({ length }, (_, id) => message(id, "tools/call", { name: "list_notes" })));
  expect((await (await send(notes, batch(15))).json()) as unknown[]).toHaveLength(15);
  const rejected = (await (await send(notes, batch(6))).json()) as RpcResponse;
  expect(rejected).toMatchObject({ id: null, error: { code: 429 } });
});

test("calls are counted before the body is read, and rate limit errors have the id of the call", async () => {
  const notes = await startNotes(); // a burst of 20
  for (let count = 0; count < 20; count += 1) {
    const response = await send(notes, "{");
    expect(response.headers.get("x-ratelimit-remaining")).toBe(String(19 - count));
  }
  const call = JSON.stringify(message(7, "tools/call", { name: "list_notes" }));
  expect(await (await send(notes, call)).json()).toMatchObject({ id: 7, error: { code: 429 } });
});
