import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openRelay, type Relay } from "../../../generator/dev/relay.ts";

let relay: Relay;
let server: Server;
/** What the server has received, one text for each connection. */
let received: { text: string }[];

beforeEach(async () => {
  relay = await openRelay(0);
  received = [];
  server = createServer((socket) => {
    const connection = { text: "" };
    received.push(connection);
    socket.on("data", (bytes) => {
      connection.text += bytes.toString();
      socket.write("answer");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterEach(async () => {
  await relay.close();
  server.close();
});

const portOf = (of: Server): number => (of.address() as AddressInfo).port; // bound to TCP above

async function connectTo({ url }: Relay): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

test("connections wait before the first version and after the end of one", async () => {
  const first = await connectTo(relay);
  first.write("one");
  relay.pointTo(portOf(server));
  await once(first, "data");
  relay.pointTo(null);
  const second = await connectTo(relay);
  second.write("two");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(received).toEqual([{ text: "one" }]);
  relay.pointTo(portOf(server));
  await once(second, "data");
  expect(received).toEqual([{ text: "one" }, { text: "two" }]);
});

test("a connection to a version that has just ended waits for the next version", async () => {
  const ended = createServer().listen(0, "127.0.0.1");
  await once(ended, "listening");
  relay.pointTo(portOf(ended));
  ended.close();
  await once(ended, "close");
  const socket = await connectTo(relay);
  socket.write("one");
  await new Promise((resolve) => setTimeout(resolve, 50));
  relay.pointTo(portOf(server));
  await once(socket, "data");
  expect(received).toEqual([{ text: "one" }]);
});

test("a request whose client has disconnected while it waited is not sent to the next version", async () => {
  const gone = await connectTo(relay);
  gone.end("one");
  await once(gone, "close");
  const large = await connectTo(relay);
  const text = "x".repeat(3_000_000);
  large.write(text);
  await new Promise((resolve) => setTimeout(resolve, 50));
  relay.pointTo(portOf(server));
  await expect.poll(() => received[0]?.text.length).toBe(text.length);
  expect(received).toHaveLength(1);
});
