import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer as createTlsServer } from "node:https";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createOutbound, isNetwork, OutboundError, type OutboundOptions } from "../../../runtime/index.ts";
import { startReceiver } from "../../support/receiver.ts";

const limits = { timeoutMs: 2_000, maxBytes: 1_000 };

async function fetchReason(url: string, options: OutboundOptions = {}): Promise<string> {
  const outbound = createOutbound(options);
  onTestFinished(() => outbound.close());
  try {
    return String((await outbound.fetch(url, { ...limits, maxRedirects: 3 })).status);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    expect(error.message).not.toMatch(/\d+\.\d+\.\d+\.\d+|::/);
    return error.reason;
  }
}

/** Addresses that are not public, as a URL may write them. */
const privateHosts = [
  "127.0.0.1", // loopback
  "127.1", // abbreviated
  "2130706433", // decimal
  "0177.0.0.1", // octal
  "0x7f.0.0.1", // hexadecimal
  "0x7f000001",
  "127.0.0.1.", // with a final dot
  "１２７.0.0.1", // full-width digits
  "127。0。0。1", // other dots
  "0.0.0.0", // this host
  "10.0.0.1", // private
  "172.16.0.1",
  "192.168.1.1",
  "169.254.169.254", // metadata of clouds
  "100.100.100.200", // carrier-grade NAT, and metadata of a cloud
  "168.63.129.16", // platform endpoint of a cloud
  "192.0.0.192", // metadata of a cloud
  "192.0.2.1", // documentation
  "198.18.0.1", // benchmarks
  "224.0.0.1", // multicast
  "240.0.0.1", // reserved
  "255.255.255.255", // broadcast
  "[::]",
  "[::1]",
  "[::127.0.0.1]", // IPv4-compatible
  "[::ffff:127.0.0.1]", // IPv4-mapped
  "[::ffff:7f00:1]",
  "[::ffff:0:127.0.0.1]", // translated, RFC 6145
  "[64:ff9b::7f00:1]", // NAT64
  "[64:ff9b::169.254.169.254]",
  "[64:ff9b:1::1]", // local NAT64
  "[2002:7f00:1::]", // 6to4
  "[2001:0:7f00:1::]", // Teredo
  "[fe80::1]", // link-local
  "[fec0::1]", // site-local
  "[fd00:ec2::254]", // unique local, and metadata of a cloud
  "[ff02::1]", // multicast
  "[100::1]", // discard
  "[2001:db8::1]", // documentation
  "[5f00::1]", // segment routing
  "[4000::1]", // unassigned
];

test.each(privateHosts)("the host %s is refused, over https and http", async (host) => {
  expect(await fetchReason(`https://${host}/`)).toBe("forbidden_address");
  expect(await fetchReason(`http://${host}/`)).toBe("forbidden_address");
});

test.each([
  ["file:///etc/passwd", "invalid_url"],
  ["gopher://example.com/", "invalid_url"],
  ["ftp://example.com/", "invalid_url"],
  ["data:text/plain,hello", "invalid_url"],
  ["unix:/var/run/docker.sock", "invalid_url"],
  ["/relative", "invalid_url"],
  ["https://", "invalid_url"],
  ["https://user:password@example.com/", "invalid_url"],
  ["https://example.com@127.0.0.1/", "invalid_url"],
  ["https://[fe80::1%25eth0]/", "invalid_url"], // an IPv6 zone
  ["https://[fe80::1%eth0]/", "invalid_url"],
  ["https://256.0.0.1/", "invalid_url"],
  ["https://exa mple.com/", "invalid_url"],
  [`https://example.com/${"a".repeat(2_100)}`, "invalid_url"],
  ["http://example.com/", "forbidden_address"], // not encrypted
  ["HTTP://EXAMPLE.COM/", "forbidden_address"],
])("%s is refused without a connection: %s", async (url, reason) => {
  const resolveHost = () => Promise.reject(new Error("resolved"));
  expect(await fetchReason(url, { resolveHost })).toBe(reason);
});

test.each([
  [["127.0.0.1"]],
  [["::1"]],
  [["::ffff:10.0.0.1"]],
  [["64:ff9b::a00:1"]],
  [["fe80::1%lo"]],
  [["169.254.169.254", "10.0.0.1"]],
])("a name that resolves to %j is refused", async (addresses) => {
  const resolveHost = async () => addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  expect(await fetchReason("https://receiver.test/", { resolveHost })).toBe("forbidden_address");
});

test("localhost and unknown names are refused", async () => {
  expect(await fetchReason("https://localhost/")).toBe("forbidden_address");
  expect(await fetchReason("https://receiver.test/", { resolveHost: async () => [] })).toBe("unknown_host");
  const resolveHost = () => Promise.reject(new Error("getaddrinfo ENOTFOUND receiver.test"));
  expect(await fetchReason("https://receiver.test/", { resolveHost })).toBe("unknown_host");
});

test("allowed networks are reachable without TLS, and only these", async () => {
  const receiver = await startReceiver(() => 204, { host: "127.0.0.2" });
  const allowed = { allowedNetworks: ["127.0.0.2/32", "fd00::/8"] };
  expect(await fetchReason(`http://127.0.0.2:${receiver.port}/`, allowed)).toBe("204");
  expect(await fetchReason(`http://[::ffff:127.0.0.2]:${receiver.port}/`, allowed)).toBe("204");
  expect(await fetchReason(`http://127.0.0.1:${receiver.port}/`, allowed)).toBe("forbidden_address");
  const resolveHost = async () => [{ address: "93.184.215.14", family: 4 }];
  expect(await fetchReason("http://receiver.test/", { ...allowed, resolveHost })).toBe("forbidden_address");
  expect(receiver.requests).toHaveLength(2);
  expect(["10.0.0.0/8", "fd00::/8", "10.0.0.1", "10.0.0.0/33", "localhost", "::/129"].map(isNetwork)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test("a connection uses the address that was checked, even if the name resolves to another one afterward", async () => {
  const good = await startReceiver(() => 204, { host: "127.0.0.2" });
  const internal = await startReceiver(() => 204, { host: "127.0.0.1", port: good.port });
  const answers = ["127.0.0.2", "127.0.0.1"];
  const resolveHost = async () => [{ address: answers.shift() ?? "127.0.0.1", family: 4 }];
  const outbound = createOutbound({ allowedNetworks: ["127.0.0.2/32"], resolveHost });
  onTestFinished(() => outbound.close());
  const url = `http://receiver.test:${good.port}/`;
  expect((await outbound.fetch(url, limits)).status).toBe(204);
  await expect(outbound.fetch(url, limits)).rejects.toMatchObject({ reason: "forbidden_address" });
  expect(good.requests).toHaveLength(1);
  expect(good.requests[0]?.headers.host).toBe(`receiver.test:${good.port}`);
  expect(internal.requests).toHaveLength(0);
});

test("of several addresses, only the permitted ones are used", async () => {
  const receiver = await startReceiver(() => 204, { host: "127.0.0.2" });
  const internal = await startReceiver(() => 204, { host: "127.0.0.1", port: receiver.port });
  const resolveHost = async () => ["127.0.0.1", "127.0.0.2"].map((address) => ({ address, family: 4 }));
  const options = { allowedNetworks: ["127.0.0.2/32"], resolveHost };
  expect(await fetchReason(`http://receiver.test:${receiver.port}/`, options)).toBe("204");
  expect(internal.requests).toHaveLength(0);
});

test("every redirect is checked, and none is followed by default", async () => {
  const internal = await startReceiver();
  const targets: Record<string, string> = {
    "/loopback": `${internal.url}/`,
    "/metadata": "http://169.254.169.254/latest/",
    "/file": "file:///etc/passwd",
    "/credentials": "https://user:password@example.com/",
    "/plain": "http://example.com/",
    "/loop": "/loop",
    "/good": "/twice",
    "/twice": "/end",
  };
  const receiver = await startReceiver(
    ({ path }) => (targets[path] === undefined ? 200 : { status: 302, headers: { location: targets[path] } }),
    { host: "127.0.0.2" },
  );
  const resolveHost = async () => [{ address: "93.184.215.14", family: 4 }];
  const allowed = { allowedNetworks: ["127.0.0.2/32"], resolveHost };
  const reasons: Record<string, string> = {};
  for (const path of Object.keys(targets)) reasons[path] = await fetchReason(`${receiver.url}${path}`, allowed);
  expect(reasons).toEqual({
    "/loopback": "forbidden_address",
    "/metadata": "forbidden_address",
    "/file": "invalid_url",
    "/credentials": "invalid_url",
    "/plain": "forbidden_address",
    "/loop": "too_many_redirects",
    "/good": "200",
    "/twice": "200",
  });
  expect(internal.requests).toHaveLength(0);
  const outbound = createOutbound(allowed);
  onTestFinished(() => outbound.close());
  const response = await outbound.fetch(`${receiver.url}/loopback`, limits);
  expect(response).toMatchObject({ status: 302, headers: { location: `${internal.url}/` } });
});

test("headers are not sent to another origin", async () => {
  const other = await startReceiver(() => 200, { host: "127.0.0.3" });
  const redirect = { status: 307, headers: { location: `${other.url}/` } };
  const receiver = await startReceiver(() => redirect, { host: "127.0.0.2" });
  const outbound = createOutbound({ allowedNetworks: ["127.0.0.0/8"] });
  onTestFinished(() => outbound.close());
  const headers = { authorization: "Bearer secret" };
  await outbound.fetch(receiver.url, { ...limits, headers, maxRedirects: 1 });
  expect(receiver.requests[0]?.headers.authorization).toBe("Bearer secret");
  expect(other.requests[0]?.headers.authorization).toBeUndefined();
});

test("time and size of responses are limited", async () => {
  const never = new Promise<number>(() => undefined);
  const receiver = await startReceiver(({ path }) =>
    path === "/never" ? never : { status: 200, body: "a".repeat(5_000) },
  );
  const outbound = createOutbound({ allowedNetworks: ["127.0.0.0/8"] });
  onTestFinished(() => outbound.close());
  await expect(outbound.fetch(`${receiver.url}/never`, { ...limits, timeoutMs: 50 })).rejects.toMatchObject({
    reason: "timed_out",
  });
  await expect(outbound.fetch(receiver.url, limits)).rejects.toMatchObject({ reason: "too_large" });
  const { body, isTruncated } = await outbound.fetch(receiver.url, { ...limits, truncates: true });
  expect([body.length, isTruncated]).toEqual([1_000, true]);
  const slow = createOutbound({ resolveHost: () => new Promise(() => undefined) });
  await expect(slow.fetch("https://receiver.test", { ...limits, timeoutMs: 50 })).rejects.toMatchObject({
    reason: "timed_out",
  });
});

test("certificates are verified", async () => {
  const file = (name: string) => readFileSync(join(import.meta.dirname, "../../fixtures/certificates", name));
  const server = createTlsServer({ key: file("receiver.key.pem"), cert: file("receiver.cert.pem") }, (_, response) => {
    response.end("hello");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.2", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo; // bound to TCP above
  const outbound = createOutbound({ allowedNetworks: ["127.0.0.2/32"] });
  onTestFinished(() => outbound.close());
  await expect(outbound.fetch(`https://127.0.0.2:${port}/`, limits)).rejects.toMatchObject({
    reason: "connection_failed",
    message: "The connection failed (DEPTH_ZERO_SELF_SIGNED_CERT).",
  });
});
