import { describe, expect, test } from "vitest";
import { send, type RawResponse } from "../../../support/send.ts";
import { shareNotes, type TestNotes } from "../../../support/start-notes.ts";

const openNotes = shareNotes();

/** The SDK handles messages of the second type. */
const types = ["application/json", "application/json; charset=utf-8"];

const post = (notes: TestNotes, body: string, type = types[0] ?? ""): Promise<RawResponse> =>
  send(`${notes.url}/mcp`, { headers: { Authorization: `Bearer ${notes.key}`, "Content-Type": type }, body });

const callWith = (args: string, more = "", id = "7"): string =>
  `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"create_note","arguments":${args}${more}}}`;

const nested = (levels: number): string => `${"[".repeat(levels)}${"]".repeat(levels)}`;

/** Arguments as JSON text, with the pointer and a word of the detail. */
const faults: [string, string, string][] = [
  ['{"text":"a\\u0000b"}', "/text", "U+0000"],
  ['{"text":"x","tags":["a","\\ud800"]}', "/tags/1", "surrogate"],
  ['{"text":"x","__proto__":{"preview":true}}', "/__proto__", "__proto__"],
  ['{"text":"x","\\u005f_proto__":1}', "/__proto__", "__proto__"],
  ['{"text":"x","a\\u0000":1}', "", "name of a property"],
  ['{"text":{"a/b~":"\\u0000"}}', "/text/a~1b~0", "U+0000"],
  [`{"text":${nested(64)}}`, `/text${"/0".repeat(63)}`, "64 levels"],
];

describe.each(faults)("the arguments %s", (args, pointer, word) => {
  const problem = {
    status: 400,
    code: "invalid_arguments",
    errors: [{ pointer, detail: expect.stringContaining(word), hint: expect.any(String) }],
  };

  test("cause a result with the pointer and the message's id, alone and in a batch", async () => {
    const notes = await openNotes();
    for (const type of types) {
      const alone = await post(notes, callWith(args), type);
      const batch = await post(notes, `[${callWith(args)},${callWith('{"text":"y"}')}]`, type);
      expect([alone.status, batch.status]).toEqual([200, 200]);
      for (const { id, result } of [alone.json, batch.json[0]]) {
        expect({ id, isError: result.isError }).toEqual({ id: 7, isError: true });
        expect(JSON.parse(result.content[0].text)).toMatchObject(problem);
      }
      expect(batch.json[1].result.structuredContent.text).toBe("y");
    }
    expect((await notes.rest("GET /notes")).body.data).toHaveLength(2);
  });

  test("cause a REST problem with the same pointer", async () => {
    const notes = await openNotes();
    const headers = { Authorization: `Bearer ${notes.key}`, "Content-Type": "application/json" };
    const response = await send(`${notes.url}/v1/notes`, { headers, body: args });
    expect(response).toMatchObject({ status: 400, json: problem });
  });
});

test("the deepest arguments that REST accepts are accepted over MCP", async () => {
  const notes = await openNotes();
  const args = `{"text":${nested(63)}}`;
  const mcp = JSON.parse((await post(notes, callWith(args))).json.result.content[0].text);
  const headers = { Authorization: `Bearer ${notes.key}`, "Content-Type": "application/json" };
  const rest = (await send(`${notes.url}/v1/notes`, { headers, body: args })).json;
  for (const { errors } of [mcp, rest]) expect(errors).toMatchObject([{ pointer: "/text", expected: "string" }]);
});

test.each([
  [callWith("{}", ',"_meta":{"x/y":"\\u0000"}'), "/params/_meta/x~1y", 7],
  [callWith("{}", `,"vendor":${nested(200_000)}`), `/params/vendor${"/0".repeat(64)}`, 7],
  [callWith('{"text":"\\u0000"}', `,"vendor":${nested(200_000)}`), `/params/vendor${"/0".repeat(64)}`, 7],
  [callWith("{}", "", '"\\ud800"'), "/id", null],
  [callWith("{}", ',"__proto__":{}', "[[]]"), "/params/__proto__", null],
  ['{"jsonrpc":"2.0","id":"a","method":"prompts/get","params":{"name":"\\u0000"}}', "/params/name", "a"],
  ['{"jsonrpc":"2.0","id":"a","result":{"x":"\\u0000"}}', "/result/x", "a"],
])("invalid content outside the arguments makes the message invalid: %.120s", async (body, pointer, id) => {
  const notes = await openNotes();
  for (const type of types) {
    const alone = await post(notes, body, type);
    const batch = await post(notes, `[${body},{"jsonrpc":"2.0","id":2,"method":"ping"}]`, type);
    expect([alone.status, batch.status]).toEqual([400, 200]);
    for (const response of [alone.json, batch.json[0]]) {
      expect(response).toMatchObject({ id, error: { code: -32600, data: { errors: [{ pointer }] } } });
      expect(response.error.message).toContain(`${pointer}: `);
    }
    expect(batch.json[1]).toEqual({ jsonrpc: "2.0", id: 2, result: {} });
  }
  expect((await notes.rest("GET /notes")).body.data).toEqual([]);
});

test("only invalid JSON is a parse error", async () => {
  const notes = await openNotes();
  for (const body of ["{", '{"a":"\\u00"}', '"\ud800'])
    expect(await post(notes, body)).toMatchObject({ status: 400, json: { id: null, error: { code: -32700 } } });
});

test("an id that is too long is rejected", async () => {
  const notes = await openNotes();
  const send = async (id: string): Promise<string> => {
    const headers = { Authorization: `Bearer ${notes.key}`, "Content-Type": "application/json" };
    const body = JSON.stringify({ jsonrpc: "2.0", id, method: "tools/call", params: { name: "list_notes" } });
    return (await fetch(`${notes.url}/mcp`, { method: "POST", headers, body })).text();
  };
  expect(JSON.parse(await send("i".repeat(1_000)))).toMatchObject({ result: {} });
  const rejected = await send("i".repeat(100_000));
  expect(JSON.parse(rejected)).toMatchObject({
    id: null,
    error: { code: -32600, data: { errors: [{ pointer: "/id" }] } },
  });
  expect(rejected.length).toBeLessThan(16_000);
});

test("a long name in a pointer is truncated", async () => {
  const notes = await openNotes();
  const { json } = await post(notes, callWith(`{"${"n".repeat(5_000)}":"\\u0000"}`));
  const { errors } = JSON.parse(json.result.content[0].text);
  expect(errors).toMatchObject([{ pointer: `/${"n".repeat(100)}` }]);
});
