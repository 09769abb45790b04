import { expect, test } from "vitest";
import { surface } from "../../../generated/surface.ts";
import type { RouteEntry } from "switchboard/contract";
import { sampleSimilar } from "../../support/run-all-tests.ts";
import { startService, type TestService } from "../../support/start-service.ts";
import { hostileInputs, type HostileValue, type InputSchema } from "./hostile-values.ts";

/** Nearly the largest body that a tool accepts. The small body, 1/32 of it, reveals a quadratic cost early. */
const largeBytes = 1_048_576 - 1024;
const smallBytes = largeBytes / 32;
/** Maximum ratio of a call's CPU time to that of linear work; a quadratic call takes 32 times as much. */
const tolerance = 6;
/** A generous estimate of the fixed cost of a call. */
const floorMs = 10;
const maxResponseLength = 16_000;

/** Sends a body. Returns the CPU time of client and server in milliseconds, and the response. */
async function send(service: TestService, path: string, body: string, method: string) {
  service.clock.advance(3_600_000); // refills the plan limits
  const headers = { Authorization: `Bearer ${service.key}`, "Content-Type": "application/json" };
  const start = process.cpuUsage();
  const response = await fetch(`${service.url}${path}`, { method, headers, body });
  const text = await response.text();
  const { user, system } = process.cpuUsage(start);
  return { ms: (user + system) / 1000, status: response.status, text };
}

/** Returns the minimum of up to three measurements: other load on the machine can only increase them. */
async function minMs(send: () => Promise<{ ms: number }>, enough: number): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < 3 && least > enough; round += 1) least = Math.min(least, (await send()).ms);
  return least;
}

async function expectLinear(service: TestService, path: string, name: string, body: HostileValue, method = "POST") {
  const sized = (bytes: number) => send(service, path, body(bytes), method);
  const smallMs = await minMs(() => sized(smallBytes), floorMs);
  expect(smallMs, `${name}, CPU ms of ${smallBytes} bytes`).toBeLessThan(32 * floorMs);
  const most = Math.max(smallMs, floorMs) * (largeBytes / smallBytes) * tolerance;
  const large = await sized(largeBytes);
  expect(large.status, name).not.toBe(413);
  expect(Buffer.byteLength(large.text), name).toBeLessThan(maxResponseLength);
  expect(large.status !== 200 || /"isError":true|"error":\{/.test(large.text), `${name}: ${large.text}`).toBe(true);
  const largeMs = large.ms <= most ? large.ms : await minMs(() => sized(largeBytes), most);
  expect(largeMs, `${name}, CPU ms of ${largeBytes} bytes`).toBeLessThan(most);
}

const listed = await surface.mcp.tools();

const timeoutMs = 1_800_000;

/** The nested schemas that have been tried on either surface: both check them with the same code. */
const known = new Set<string>();

test(
  "over MCP, a rejected call costs time linear in its size and gets a short response",
  { timeout: timeoutMs },
  async () => {
    const service = await startService();
    const cases = listed.flatMap(({ name, inputSchema }) =>
      [...hostileInputs(inputSchema, known)].map((input) => ({ name, input })),
    );
    for (const { name, input } of sampleSimilar(cases)) {
      const call = (bytes: number) =>
        `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":${input.text(bytes)}}}`;
      await expectLinear(service, surface.service.paths.mcp, `${name} ${input.name}`, call);
    }
  },
);

const inputOf = (tool: string): InputSchema => listed.find(({ name }) => name === tool)?.inputSchema ?? {};

/** The part of a tool's input that the body of a route contains. */
function bodyOf({ tool, bodyProperties }: RouteEntry): InputSchema {
  const { properties = {}, ...rest } = inputOf(tool);
  const inBody = Object.entries(properties).filter(([name]) => bodyProperties.includes(name));
  return { ...rest, properties: Object.fromEntries(inBody) };
}

const urlOf = ({ path }: RouteEntry): string => surface.service.paths.rest + path.replaceAll(/\{\w+\}/g, "x");

test(
  "over REST, a rejected call costs time linear in its size and gets a short response",
  { timeout: timeoutMs },
  async () => {
    const service = await startService();
    const routes = surface.routes.filter(({ bodyProperties }) => bodyProperties.length > 0);
    const cases = routes.flatMap((route) =>
      [...hostileInputs(bodyOf(route), known)].map((input) => ({ route, input })),
    );
    for (const { route, input } of sampleSimilar(cases))
      await expectLinear(service, urlOf(route), `${route.operationId} ${input.name}`, input.text, route.method);
  },
);

test(
  "query values, limited by the URL to a few kilobytes, are cheap and get short responses",
  { timeout: timeoutMs },
  async () => {
    const service = await startService();
    const kinds: readonly ((name: string) => string)[] = [
      (name) => `${name}=${"a".repeat(12_000)}`,
      (name) => Array.from({ length: 12_000 / (name.length + 3) }, () => `${name}=1`).join("&"),
      () => Array.from({ length: 1_500 }, (_, index) => `k${index}=1`).join("&"),
    ];
    const headers = { Authorization: `Bearer ${service.key}` };
    const routes = surface.routes.filter(({ method }) => method === "GET");
    const cases = kinds.flatMap((kind) =>
      routes.flatMap((route) => route.queryParameters.map((parameter) => ({ route, parameter, kind }))),
    );
    for (const { route, parameter, kind } of sampleSimilar(cases)) {
      service.clock.advance(3_600_000);
      const request = (): Promise<Response> => fetch(`${service.url}${urlOf(route)}?${kind(parameter)}`, { headers });
      const spent = await minMs(async () => {
        const start = process.cpuUsage();
        await (await request()).text();
        const { user, system } = process.cpuUsage(start);
        return { ms: (user + system) / 1000 };
      }, 32 * floorMs);
      expect(spent, `${route.operationId} ${parameter}`).toBeLessThan(32 * floorMs);
      const response = await request();
      expect(response.status, `${route.operationId} ${parameter}`).toBeLessThan(500);
      if (!response.ok) expect((await response.text()).length).toBeLessThan(maxResponseLength);
    }
  },
);
