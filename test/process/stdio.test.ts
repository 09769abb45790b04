import { beforeAll, describe, expect, test } from "vitest";
import { respondJson, freePort, startBridge, startEndpoint, type RunningBridge } from "../support/bridge.ts";
import { builtProgram, createSeededPlace, runProgram, startProgram, type Place } from "../support/program.ts";

const key = "swb_key-of-a-client-that-starts-processes";
let place: Place;

beforeAll(() => {
  builtProgram();
  place = createSeededPlace();
});

const request = (id: unknown, method: string, params?: object) => ({ jsonrpc: "2.0", id, method, params });
const call = (id: unknown, name: string, args: object) => request(id, "tools/call", { name, arguments: args });

describe("with the real service", () => {
  let url = "";
  let bridge: RunningBridge;

  beforeAll(async () => {
    const service = await startProgram(place, { SWITCHBOARD_BOOTSTRAP_KEY: key });
    url = `${service.url}/api/mcp`;
    bridge = startBridge(place, ["--url", url, "--key", key]);
  });

  test("a request gets a response with its id, even if ids repeat", async () => {
    for (const id of ["a", 1, 1, 0, "1"]) {
      bridge.write(call(id, "search_people", { keyword: "engineer", limit: 2 }));
      expect(await bridge.message()).toMatchObject({ id, result: { structuredContent: { data: [{}, {}] } } });
    }
  });

  test("concurrent requests all get responses", async () => {
    const ids = Array.from({ length: 40 }, (_, index) => index);
    for (const id of ids) bridge.write(request(id, "ping"));
    const responses = await Promise.all(ids.map(() => bridge.message()));
    expect(responses.map(({ id }) => id as number).sort((a, b) => a - b)).toEqual(ids);
  });

  test("split characters are reassembled, and Unicode line separators do not end a line", async () => {
    const text = "Grüße \u{1F600} 你好 \u2028 \u2029 \u0085 end";
    const line = Buffer.from(`${JSON.stringify(call(7, "create_post", { text }))}\r\n`);
    for (const byte of line) bridge.write(Buffer.of(byte));
    expect(await bridge.message()).toMatchObject({ id: 7, result: { structuredContent: { text } } });
  });

  test("a batch gets one response", async () => {
    const notice = { jsonrpc: "2.0", method: "notifications/initialized" };
    bridge.write([request("a", "ping"), notice, call("b", "get_profile", {})]);
    const responses = await bridge.message();
    expect(responses).toHaveLength(2);
    expect(responses).toContainEqual({ jsonrpc: "2.0", id: "a", result: {} });
    expect(responses).toContainEqual(expect.objectContaining({ id: "b", result: expect.any(Object) }));
  });

  test("a wrong key is reported for each request, and for a notification only on standard error", async () => {
    const rejected = startBridge(place, ["--url", url, "--key", "swb_wrong"]);
    rejected.write(request(5, "tools/list"));
    expect(await rejected.message()).toMatchObject({ id: 5, error: { code: 401, data: { code: "unauthenticated" } } });
    rejected.write([request("a", "ping"), request("b", "ping")]);
    expect(await Promise.all([rejected.message(), rejected.message()])).toMatchObject([
      { id: "a", error: { code: 401 } },
      { id: "b", error: { code: 401 } },
    ]);
    rejected.write({ jsonrpc: "2.0", method: "notifications/initialized" });
    await rejected.warns(/^switchboard stdio: .*key/m);
    rejected.end();
    const { code, stdout, stderr } = await rejected.finished;
    expect({ code, lines: stdout.trimEnd().split("\n").length }).toEqual({ code: 0, lines: 3 });
    expect(stderr).not.toContain("swb_wrong");
  });

  test("an unknown path is reported, like any response that is not JSON-RPC", async () => {
    const lost = startBridge(place, ["--url", url.replace("/mcp", "/v1/mcp"), "--key", key]);
    lost.write(request(1, "ping"));
    expect(await lost.message()).toMatchObject({
      id: 1,
      error: { code: 404, message: expect.stringMatching(/^HTTP 404 .*Unknown path/) },
    });
  });

  test("the key is read from the environment, and the URL from the settings", async () => {
    const { host } = new URL(url);
    const settings = { SWITCHBOARD_KEY: key, HOST: "127.0.0.1", PORT: new URL(url).port };
    for (const env of [settings, { ...settings, PORT: "1", SWITCHBOARD_PUBLIC_URL: `http://${host}/` }]) {
      const input = `${JSON.stringify(request(1, "ping"))}\n`;
      const { code, stdout, stderr } = await runProgram(place, ["stdio"], { input, env });
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      expect(JSON.parse(stdout)).toEqual({ jsonrpc: "2.0", id: 1, result: {} });
    }
  });
});

test("while the server is unreachable each request gets an error", async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/mcp`;
  const bridge = startBridge(place, ["--url", url, "--key", key]);
  bridge.write(request("x", "ping"));
  expect(await bridge.message()).toEqual({
    jsonrpc: "2.0",
    id: "x",
    error: { code: 503, message: `Cannot reach ${url}: ECONNREFUSED` },
  });
  bridge.write("no JSON\n");
  await bridge.warns(/^switchboard stdio: Cannot reach .*: ECONNREFUSED$/m);

  const endpoint = await startEndpoint(port);
  bridge.write(request("y", "ping"));
  respondJson(await endpoint.next(), { jsonrpc: "2.0", id: "y", result: {} });
  expect(await bridge.message()).toMatchObject({ id: "y", result: {} });
  bridge.end();
  expect((await bridge.finished).code).toBe(0);
});

test("the command requires a key and a valid URL", async () => {
  expect(await runProgram(place, ["stdio"])).toMatchObject({
    code: 1,
    stdout: "",
    stderr: "error: The API key is missing. Set --key or SWITCHBOARD_KEY.\n",
  });
  expect(await runProgram(place, ["stdio", "--key", "k", "--url", "localhost/mcp"])).toMatchObject({
    code: 1,
    stdout: "",
    stderr: expect.stringContaining("Expected an http or https URL"),
  });
});
