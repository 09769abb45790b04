import { expect, test } from "vitest";
import { createNotificationStream } from "../../../runtime/stdio/notification-stream.ts";

const stream = (text: string): Response =>
  new Response(`data: ${text}\n\n`, { headers: { "Content-Type": "text/event-stream" } });

/** Opens a stream whose endpoint returns these responses; null: it cannot be reached. Resolves when all are used. */
async function receive(responses: readonly (Response | null)[]) {
  const remaining = [...responses];
  const delivered: string[] = [];
  const pauses: number[] = [];
  await new Promise<void>((resolve) => {
    const notifications = createNotificationStream({
      open: async () => {
        const response = remaining.shift();
        if (remaining.length === 0) setImmediate(resolve);
        if (!response) throw new TypeError("fetch failed");
        return response;
      },
      deliver: (message) => void delivered.push(message),
      pause: async (ms) => void pauses.push(ms),
    });
    void notifications.open();
  });
  return { delivered, pauses };
}

test("a stream that ends is opened again, with growing pauses while the endpoint cannot be reached", async () => {
  const refused = new Response(null, { status: 405 });
  const { delivered, pauses } = await receive([stream("one"), null, null, stream("two"), refused]);
  expect(delivered).toEqual([" one", " two"]);
  expect(pauses).toEqual([1_000, 2_000, 4_000, 1_000]);
});

test("the pauses are at most half a minute", async () => {
  const unreachable = Array.from({ length: 7 }, () => null);
  const { pauses } = await receive([stream("one"), ...unreachable, new Response(null, { status: 405 })]);
  expect(pauses.at(-1)).toBe(30_000);
});

test("an endpoint without a stream is not asked again", async () => {
  const { delivered, pauses } = await receive([new Response(null, { status: 405 })]);
  expect([delivered, pauses]).toEqual([[], []]);
});

test.each([429, 502, 503])("after the status %i, a stream is opened again", async (status) => {
  const failed = (code = status) => new Response(null, { status: code });
  const responses = [failed(), stream("one"), failed(), failed(), stream("two"), failed(405)];
  const { delivered, pauses } = await receive(responses);
  expect(delivered).toEqual([" one", " two"]);
  expect(pauses).toEqual([1_000, 1_000, 2_000, 4_000, 1_000]);
});
