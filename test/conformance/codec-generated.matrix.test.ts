import { request as httpRequest, Agent } from "node:http";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createTestClock } from "../support/clock.ts";
import { faultRounds } from "../support/run-all-tests.ts";
import { startNotes, type TestNotes } from "../support/start-notes.ts";

/** One HTTP request. */
interface Sent {
  /** The query of the endpoint's URL. */
  readonly query: string;
  readonly message: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

interface Received {
  readonly status: number | undefined;
  readonly headers: object;
  readonly body: string;
  readonly outcome: string;
}

/** Returns the kind of a response: `result`, `isError`, or the code of an error. */
function outcomeOf(body: string): string {
  const message = (body.startsWith("{") ? JSON.parse(body) : {}) as {
    result?: { isError?: boolean };
    error?: { code: number };
  };
  if (message.error) return String(message.error.code);
  return message.result?.isError ? "isError" : message.result ? "result" : "none";
}

const agent = new Agent({ keepAlive: true });

/** Sends a request. Returns the response without the parts that differ between connections. */
function send(notes: TestNotes, { query, message, headers }: Sent, contentType: string): Promise<Received> {
  const all = {
    Authorization: `Bearer ${notes.key}`,
    "X-Request-Id": "req_same",
    ...headers,
    "Content-Type": contentType,
  };
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(`${notes.url}/mcp${query}`, { method: "POST", headers: all, agent }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
      response.on("end", () => {
        const { date: _date, connection: _connection, "keep-alive": _keepAlive, ...rest } = response.headers;
        const unsigned = body.replace(/\.[\w-]{22}(?=\\?")/g, ".mac"); // cursors: each store signs with its own secret
        resolve({ status: response.statusCode, headers: rest, body: unsigned, outcome: outcomeOf(body) });
      });
    });
    outgoing.on("error", reject).end(JSON.stringify(message));
  });
}

const modern = "2026-07-28";
const meta = "io.modelcontextprotocol/";

const often = <T>(usual: T, ...others: readonly T[]): fc.Arbitrary<T> =>
  fc.oneof({ weight: 12 * others.length, arbitrary: fc.constant(usual) }, ...others.map((other) => fc.constant(other)));

const clientInfo = often<unknown>(
  { name: "fuzz", version: "1" },
  { name: "fuzz", title: "Fuzz", version: "1" },
  { name: "fuzz", version: "1", websiteUrl: "https://example.com" },
  { name: "fuzz", version: "1", websiteUrl: 5 },
  { name: "fuzz" },
  { name: "fuzz", version: 1 },
  {},
  "fuzz",
);
const capabilities = often<unknown>(
  {},
  { sampling: {} },
  { elicitation: { form: {}, url: {} }, roots: {} },
  { roots: { listChanged: true } },
  { roots: { listChanged: "yes" } },
  { roots: 5 },
  { experimental: { a: {} } },
  { experimental: { a: 1 } },
  { unknown: {} },
  { sampling: { tools: {}, context: { deep: {} } } },
  [],
);

const own = fc.record(
  {
    "notes/idempotency-key": often<unknown>("key-1", "key-2", "", "\u00e4", 5),
    "notes/preview": often<unknown>(false, true, "true", null),
    "Notes/Preview": fc.constant<unknown>(true),
    "notes/previews": fc.constant<unknown>(true),
    preview: fc.constant<unknown>(true),
    "vendor.example/extra": fc.constant<unknown>({ a: 1 }),
    progressToken: fc.constantFrom<unknown>("t", 5, {}),
    traceparent: fc.constant<unknown>("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"),
    [`${meta}related-task`]: fc.constantFrom<unknown>({ taskId: "x" }, 5),
    [`${meta}logLevel`]: fc.constantFrom<unknown>("info", "loud"),
  },
  { requiredKeys: [] },
);
const rarely = <T>(arbitrary: fc.Arbitrary<T>, usual: T): fc.Arbitrary<T> =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary });

const envelope = fc.record(
  {
    [`${meta}protocolVersion`]: often<unknown>(modern, "2025-11-25", "2027-01-01", 5),
    [`${meta}clientInfo`]: clientInfo,
    [`${meta}clientCapabilities`]: capabilities,
  },
  { requiredKeys: [`${meta}protocolVersion`] },
);
const wholeEnvelope = fc.record({
  [`${meta}protocolVersion`]: fc.constant<unknown>(modern),
  [`${meta}clientInfo`]: clientInfo,
  [`${meta}clientCapabilities`]: capabilities,
});

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

/** Arguments that no call accepts. */
const faultyArguments = fc.constantFrom<unknown>(
  { text: "a\0b" },
  { text: "x", tags: ["\ud800"] },
  { text: "x", ["n\0"]: 1 },
  JSON.parse('{"text":"x","__proto__":{}}'),
  { text: nested(70) },
  "\0",
);

const noteArguments = fc.oneof(
  fc.record({ text: fc.string({ minLength: 1, maxLength: 30 }) }),
  fc.record({ text: fc.string({ unit: "binary", minLength: 1, maxLength: 10 }), tags: fc.constant(["a", "b"]) }),
  fc.constantFrom<unknown>(
    {},
    { text: 5 },
    { text: "x", tags: '["a"]' },
    { text: "x", account_id: "acc_two" },
    { text: "x", preview: true },
    { text: "x", preview: false },
    { text: "x", preview: "true" },
    { text: "x", account_id: "acc_other" },
    { note_id: "nte_missing" },
    { unknown: true },
    null,
    "",
    '{"text":"as text"}',
    "no json",
    [],
    5,
  ),
);
const toolName = fc.constantFrom<unknown>(
  "create_note",
  "create_note",
  "list_notes",
  "get_note",
  "delete_note",
  "manage_tags",
  "creat_note",
  "",
  5,
);

const absent = Symbol("absent");
const withoutAbsent = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== absent));

const params = (method: string, metaValue: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> => {
  const extra = rarely<unknown>(fc.constantFrom<unknown>("more", "\0", nested(70)), absent);
  if (method === "tools/call") {
    const args = fc.oneof(
      { weight: 12, arbitrary: noteArguments },
      faultyArguments,
      fc.constantFrom<unknown>({ note_id: "nte_missing" }, absent),
    );
    const preview = often<unknown>(absent, absent, true);
    return fc.record({ name: toolName, arguments: args, _meta: metaValue, extra, preview }).map(withoutAbsent);
  }
  const cursor = often<unknown>(absent, "", "abc", 5);
  const fields = fc.record({ _meta: metaValue, cursor, extra }).map(withoutAbsent);
  return fc.oneof({ weight: 8, arbitrary: fields }, fc.constantFrom<unknown>(absent, null, [], "text"));
};

const sent: fc.Arbitrary<Sent> = fc
  .record({
    method: fc.constantFrom(
      ...["tools/call", "tools/call", "tools/call", "tools/call", "tools/list", "prompts/list", "resources/list"],
      ...["resources/templates/list", "ping", "tools/unknown"],
    ),
    isModern: fc.boolean(),
  })
  .chain(({ method, isModern }) => {
    const claimed = fc.oneof({ weight: 4, arbitrary: wholeEnvelope }, envelope);
    const members = rarely<object>(own, {});
    const metaValue: fc.Arbitrary<unknown> = isModern
      ? fc.tuple(claimed, members).map(([a, b]) => ({ ...a, ...b }))
      : fc.oneof(fc.constant(absent), members, fc.constantFrom<unknown>(null, 5, []));
    const message = fc
      .record({
        jsonrpc: often<unknown>("2.0", "1.0", absent),
        id: often<unknown>(1, 0, -7, "a", '\u00e4"\n', "", 1.5, 2 ** 53, null, true, absent),
        method: fc.constant(method),
        params: params(method, metaValue),
        extra: often<unknown>(absent, absent, absent, 1),
      })
      .map(withoutAbsent) as fc.Arbitrary<{ params?: { name?: unknown } }>;
    const headers = fc.record({
      version: isModern
        ? often<string | symbol>(modern, absent, "2025-11-25")
        : often<string | symbol>(absent, "2025-11-25", "2025-03-26", "1.0", modern),
      method: isModern ? often<string | symbol>(method, absent, "tools/list") : often<string | symbol>(absent, method),
      name: isModern
        ? often<string | symbol>("same", absent, "list_notes", "=?base64?Y3JlYXRlX25vdGU=?=")
        : fc.constant<string | symbol>(absent),
      accept: often<string | symbol>(
        absent,
        "application/json, text/event-stream",
        "*/*",
        "application/json",
        "text/html",
        "text/event-stream",
      ),
      session: often<string | symbol>(absent, "stale"),
    });
    const query = often("", "?failures=result", "?failures=error", "?failures=none");
    return fc.tuple(message, headers, query).map(([value, given, queryText]) => {
      const name = given.name === "same" ? toHeader(value.params?.name) : given.name;
      const named = {
        "MCP-Protocol-Version": given.version,
        "Mcp-Method": given.method,
        "Mcp-Name": method === "tools/call" ? name : absent,
        Accept: given.accept,
        "Mcp-Session-Id": given.session,
      };
      return { query: queryText, message: value, headers: withoutAbsent(named) as Record<string, string> };
    });
  });

const toHeader = (name: unknown): string | symbol => (typeof name === "string" ? name : absent);

/** With this media type, the codec (the fast path) handles a request; with a charset after it, the SDK does. */
const byCodec = "application/json";
const bySdk = "application/json; charset=utf-8";

/** Seconds between requests: usually enough for the plan limit, sometimes none, sometimes hours, so that days pass. */
const pause = fc.oneof(
  { weight: 8, arbitrary: fc.constant(1) },
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constant(9_000) },
);

test("the codec and the SDK return the same bytes", { timeout: 400_000 }, async () => {
  const clock = createTestClock();
  const [codec, sdk] = [await startNotes({ clock }), await startNotes({ clock })];
  const statuses = new Map<unknown, number>();
  await fc.assert(
    fc.asyncProperty(sent, pause, async (request, seconds) => {
      clock.advance(seconds * 1000);
      const received = await send(codec, request, byCodec);
      expect(received).toEqual(await send(sdk, request, bySdk));
      statuses.set(received.outcome, (statuses.get(received.outcome) ?? 0) + 1);
    }),
    { numRuns: faultRounds < 200 ? 4_000 : 10_000, endOnFailure: true },
  );
  // The requests cover all kinds of outcomes.
  for (const outcome of ["result", "isError", "-32600", "-32602", "429", "404", "400"])
    expect([outcome, (statuses.get(outcome) ?? 0) > 2]).toEqual([outcome, true]);
});
