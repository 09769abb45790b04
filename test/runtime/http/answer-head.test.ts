import { Readable } from "node:stream";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Carrier } from "../../../runtime/http/carrier.ts";
import { PlainCarrier } from "../../../runtime/http/codec/plain-carrier.ts";
import { writeStatus } from "../../../runtime/http/codec/write-status.ts";
import { Exchange } from "../../../runtime/http/exchange.ts";

/** A carrier of a plain request over a socket that keeps what is written. */
function createCarrier(): { readonly carrier: Carrier; readonly written: string[] } {
  const written: string[] = [];
  const socket = { write: (text: string) => written.push(text) > 0, destroy: () => undefined };
  const request = { method: "GET", target: "/", headers: { host: "a" }, body: Buffer.alloc(0) };
  const connection = { fields: () => "Connection: keep-alive\r\n", done: () => undefined };
  return { carrier: new PlainCarrier(request, socket as never, connection), written }; // no more of it is used
}

test("no value of a header ends its line", () => {
  const { carrier, written } = createCarrier();
  const exchange = new Exchange(carrier, "req_1", "");
  for (const value of ["a\r\nSet-Cookie: b", "a\nb", "a\0", "ü"])
    expect(() => exchange.setHeader("X-Told", value)).toThrow("the header X-Told cannot be");
  exchange.setHeader("X-Told", "well\tenough");
  exchange.answerEmpty(202);
  expect(written.join("")).toMatch(
    /^HTTP\/1\.1 202 Accepted\r\nDate: [^\r]+ GMT\r\nX-Request-Id: req_1\r\nX-Told: well\tenough\r\nContent-Length: 0\r\n/,
  );
});

test("a request is answered once: a second answer would be taken for that of the next request", async () => {
  const { carrier, written } = createCarrier();
  carrier.send(200, "", "first");
  expect(carrier.isAnswered).toBe(true);
  expect(() => carrier.send(200, "", "second")).toThrow("answered already");
  await expect(carrier.stream(200, "", Readable.from(["third"]))).rejects.toThrow("answered already");
  expect(written).toHaveLength(1);
});

test("the date of an answer is that of its second", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(Date.UTC(2026, 0, 2, 3, 4, 5, 999));
  expect(writeStatus(200)).toBe("HTTP/1.1 200 OK\r\nDate: Fri, 02 Jan 2026 03:04:05 GMT\r\n");
  vi.setSystemTime(Date.UTC(2026, 0, 2, 3, 4, 6));
  expect(writeStatus(200)).toBe("HTTP/1.1 200 OK\r\nDate: Fri, 02 Jan 2026 03:04:06 GMT\r\n");
  expect(writeStatus(404)).toBe("HTTP/1.1 404 Not Found\r\nDate: Fri, 02 Jan 2026 03:04:06 GMT\r\n");
});
