import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { readPlainRequest } from "../../runtime/http/codec/read-request.ts";
import { createCallRouter } from "../../runtime/index.ts";
import { createTestClock } from "../support/clock.ts";
import { connectRaw, type RawConnection } from "../support/raw-connection.ts";
import { startNotes, type TestNotes } from "../support/start-notes.ts";

/** Answers what node:http reads of a request. */
async function startEcho(): Promise<string> {
  const server = createServer((request, response) => {
    const { method, url: target, headers } = request;
    void buffer(request).then((body) => {
      response.end(JSON.stringify({ method, target, headers, body: body.toString("base64") }));
    });
  });
  return listenOn(server);
}

async function listenOn(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const often = <T>(usual: fc.Arbitrary<T>, ...others: readonly fc.Arbitrary<T>[]): fc.Arbitrary<T> =>
  fc.oneof({ weight: 12 * others.length, arbitrary: usual }, ...others);
const one = <T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);

const names = one("Host", "host", "Authorization", "Content-Type", "accept", "X-Request-Id", "Mcp-Name", "constructor");
const strangeNames = one(
  ...["Transfer-Encoding", "transfer-encoding", "Expect", "Upgrade", "Trailer", "Connection", "Content-Length"],
  ...[
    "Host ",
    " Host",
    "",
    "Høst",
    "__proto__",
    "X_Y",
    "Set-Cookie",
    "Keep-Alive",
    "Proxy-Connection",
    "HTTP2-Settings",
  ],
);
const values = often(
  one("127.0.0.1", "application/json", "Bearer sb_test_key", "*/*", "", "a, b", "x:y", "keep-alive", "Keep-Alive"),
  one(
    "chunked",
    "close",
    "100-continue",
    "websocket",
    " padded ",
    "\ttabbed\t",
    "é",
    "\u0000",
    "a\rb",
    "0",
    "+5",
    "5,5",
    "0x5",
  ),
);
const line = fc.record({
  name: often(names, strangeNames),
  colon: often(one(": "), one(":", " : ", ":\t", "")),
  value: values,
  end: often(one("\r\n"), one("\n", "\r", "\r\n ", "\r\n\t")),
});
const body = often(
  one("", "{}", '{"keyword":"ü"}', "5\r\nhello\r\n0\r\n\r\n"),
  one("GET /v1/notes HTTP/1.1\r\nHost: a\r\n\r\n", "0\r\n\r\n"),
);

interface Draft {
  readonly start: string;
  readonly lines: readonly { name: string; colon: string; value: string; end: string }[];
  readonly host: boolean;
  readonly length: (bytes: number) => string;
  readonly blank: string;
  readonly body: string;
}

const draft: fc.Arbitrary<Draft> = fc.record({
  start: often(
    one(
      "POST /v1/notes HTTP/1.1\r\n",
      "GET /v1/notes?limit=5&q=a%20b HTTP/1.1\r\n",
      "DELETE /v1/notes/a~b HTTP/1.1\r\n",
    ),
    one(
      "post /v1 HTTP/1.1\r\n",
      "POST  /v1 HTTP/1.1\r\n",
      "POST /v1 HTTP/1.0\r\n",
      "POST /v 1 HTTP/1.1\r\n",
      "\r\nGET / HTTP/1.1\r\n",
    ),
    one(
      "GET /a#b HTTP/1.1\r\n",
      'GET /a"<>\\^`{|} HTTP/1.1\r\n',
      "GET http://a/b HTTP/1.1\r\n",
      "OPTIONS * HTTP/1.1\r\n",
      "GET /a HTTP/1.1\n",
    ),
  ),
  lines: fc.array(line, { maxLength: 4 }),
  host: often(one(true), one(false)),
  length: often(
    one((bytes: number) => `Content-Length: ${bytes}\r\n`),
    one(
      (bytes: number) => `content-length:${bytes}\r\n`,
      (bytes: number) => `Content-Length: 0${bytes}\r\n`,
      (bytes: number) => `Content-Length: ${bytes + 1}\r\n`,
      (bytes: number) => `Content-Length: ${bytes - 1}\r\n`,
      (bytes: number) => `Content-Length: ${bytes}, ${bytes}\r\n`,
      (bytes: number) => `Content-Length: ${bytes}\r\nContent-Length: ${bytes}\r\n`,
      () => "",
    ),
  ),
  blank: often(one("\r\n"), one("\n", "")),
  body,
});

function write({ start, lines, host, length, blank, body: text }: Draft): Buffer {
  const own = host ? "Host: 127.0.0.1\r\n" : "";
  const given = lines.map(({ name, colon, value, end }) => `${name}${colon}${value}${end}`).join("");
  const head = `${start}${own}${given}${length(Buffer.byteLength(text))}${blank}`;
  return Buffer.concat([Buffer.from(head, "latin1"), Buffer.from(text)]);
}

test("what is read as a plain request, node reads in the same way, and as one request", async () => {
  const url = await startEcho();
  let connection = await connectRaw(url);
  const seen = { plain: 0, left: 0 };
  await fc.assert(
    fc.asyncProperty(draft, async (parts) => {
      const bytes = write(parts);
      const read = readPlainRequest(bytes);
      seen[read ? "plain" : "left"] += 1;
      if (!read) return;
      const { method, target, headers } = read;
      await connection.send(bytes);
      // Were the bytes more or less than one request to node, its next answers would be out of step.
      const reply = await connection.read();
      if (!reply) connection = await connectRaw(url);
      const known = { method, target, headers: { ...headers }, body: read.body.toString("base64") };
      expect(reply?.headers["connection"], bytes.toString("latin1")).toBe("keep-alive");
      expect(JSON.parse(reply?.body ?? "null"), bytes.toString("latin1")).toEqual(known);
    }),
    { numRuns: 10_000 },
  );
  expect(seen.plain).toBeGreaterThan(2_000);
  expect(seen.left).toBeGreaterThan(2_000);
}, 120_000);

/** Requests that change nothing, plain and not: their answers tell of what was read. */
const readings = (key: string): readonly string[] => {
  const own = `Host: 127.0.0.1\r\nAuthorization: Bearer ${key}\r\nX-Request-Id: req_same\r\n`;
  const posted = (text: string): string =>
    `POST /mcp HTTP/1.1\r\n${own}Content-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text}`;
  const call = (id: number, name: string): string =>
    JSON.stringify({ jsonrpc: "2.0", id, method: "tools/call", params: { name, arguments: {} } });
  return [
    `GET /v1/notes HTTP/1.1\r\n${own}\r\n`,
    `GET /v1/notes?limit=0 HTTP/1.1\r\n${own}\r\n`,
    `GET /v1/notes HTTP/1.1\r\n${own.replace("Host", "host")}Accept: */*\r\nConnection: Keep-Alive\r\n\r\n`,
    `GET http://127.0.0.1/v1/nowhere HTTP/1.1\r\n${own}\r\n`,
    `DELETE /v1/notes HTTP/1.1\r\n${own}Content-Length: 2\r\n\r\n{}`,
    posted(call(1, "list_notes")),
    posted(call(2, "nothing")),
    posted('{"jsonrpc":"2.0","id":3,"method":"tools/list"}'),
    posted("{"),
    `${posted("").replace("Content-Length: 0", "Transfer-Encoding: chunked")}2\r\n[]\r\n0\r\n\r\n`,
  ];
};

/** The next answer, without what tells when it was made: node begins requests that come together at the same time. */
async function readTimeless(connection: RawConnection) {
  const reply = await connection.read();
  const headers = Object.entries(reply?.headers ?? {}).filter(([name]) => !/^date$|ratelimit/.test(name));
  return reply && { ...reply, headers: Object.fromEntries(headers) };
}

test("however requests are cut and put together, their answers are those of node alone", async () => {
  const clock = createTestClock();
  const [own, other] = [await startNotes({ clock }), await startNotes({ clock })];
  const router = createCallRouter(other.service, { host: "127.0.0.1", publicUrl: null });
  const server = createServer((request, response) => router(request, response, () => response.end()));
  const nodeUrl = await listenOn(server);
  const answers = async (url: string, bytes: string, cuts: readonly number[], count: number) => {
    const connection = await connectRaw(url);
    const places = [0, ...cuts.map((cut) => cut % bytes.length).sort((a, b) => a - b), bytes.length];
    for (let piece = 1; piece < places.length; piece += 1)
      await connection.send(bytes.slice(places[piece - 1], places[piece]));
    const replies = [];
    while (replies.length < count) replies.push(await readTimeless(connection));
    connection.leave();
    return replies;
  };
  const choice = fc.record({
    order: fc.array(fc.nat(readings("").length - 1), { minLength: 1, maxLength: 6 }),
    cuts: fc.array(fc.nat(3_000), { maxLength: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(choice, async ({ order, cuts }) => {
      clock.advance(60_000); // fills the plans' limits again
      const bytes = ({ key }: TestNotes): string => order.map((index) => readings(key)[index]).join("");
      const expected = await answers(nodeUrl, bytes(other), cuts, order.length);
      expect(await answers(own.url, bytes(own), cuts, order.length)).toEqual(expected);
      expect(expected).not.toContain(null);
    }),
    { numRuns: 300 },
  );
}, 120_000);
