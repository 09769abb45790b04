import { expect, test } from "vitest";
import openapi from "../../../generated/openapi.json" with { type: "json" };
import { surface } from "../../../generated/surface.ts";
import { startService, type TestService } from "../../support/start-service.ts";
import { isWhole } from "../../support/whole.ts";
import { hostileInputs, type HostileValue, type InputSchema } from "./hostile-values.ts";

/** The largest body that a tool takes, or a quarter of it; and one that shows a quadratic cost early. */
const largeBytes = (isWhole ? 1_048_576 : 262_144) - 1024;
const smallBytes = largeBytes / 32;
/** So much more CPU time may a call take than linear work would: a quadratic call takes 32 times as much. */
const tolerance = 6;
/** What a call costs whatever it contains, generously. */
const floorMs = 10;
const largestAnswer = 16_000;

/** Sends a body; returns CPU time of client and server in milliseconds and the answer. */
async function send(service: TestService, path: string, body: string, method: string) {
  service.clock.advance(3_600_000); // limits of the plan are full again
  const headers = { Authorization: `Bearer ${service.key}`, "Content-Type": "application/json" };
  const start = process.cpuUsage();
  const response = await fetch(`${service.url}${path}`, { method, headers, body });
  const text = await response.text();
  const { user, system } = process.cpuUsage(start);
  return { ms: (user + system) / 1000, status: response.status, text };
}

/** The least of up to three times: what else runs on the machine only adds to it. */
async function leastMs(send: () => Promise<{ ms: number }>, enough: number): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < 3 && least > enough; round += 1) least = Math.min(least, (await send()).ms);
  return least;
}

async function expectLinear(service: TestService, path: string, name: string, body: HostileValue, method = "POST") {
  const sized = (bytes: number) => send(service, path, body(bytes), method);
  const smallMs = await leastMs(() => sized(smallBytes), floorMs);
  expect(smallMs, `${name}, CPU ms of ${smallBytes} bytes`).toBeLessThan(32 * floorMs);
  const most = Math.max(smallMs, floorMs) * (largeBytes / smallBytes) * tolerance;
  const large = await sized(largeBytes);
  expect(large.status, name).not.toBe(413);
  expect(Buffer.byteLength(large.text), name).toBeLessThan(largestAnswer);
  expect(large.status !== 200 || /"isError":true|"error":\{/.test(large.text), `${name}: ${large.text}`).toBe(true);
  const largeMs = large.ms <= most ? large.ms : await leastMs(() => sized(largeBytes), most);
  expect(largeMs, `${name}, CPU ms of ${largeBytes} bytes`).toBeLessThan(most);
}

const timeoutMs = isWhole ? 1_800_000 : 120_000;

test(
  "over MCP, what a refused call costs is linear in its size, and its answer is short",
  { timeout: timeoutMs },
  async () => {
    const service = await startService();
    for (const { name, inputSchema } of surface.mcp.tools)
      for (const input of hostileInputs(inputSchema)) {
        const call = (bytes: number) =>
          `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":${input.text(bytes)}}}`;
        await expectLinear(service, surface.service.paths.mcp, `${name} ${input.name}`, call);
      }
  },
);

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: { readonly "application/json": { readonly schema: { $ref: string } } } };
}

test(
  "over REST, what a refused call costs is linear in its size, and its answer is short",
  { timeout: timeoutMs },
  async () => {
    const service = await startService();
    const schemas = openapi.components.schemas as Readonly<Record<string, unknown>>;
    const seen = new Set<string>();
    for (const [path, operations] of Object.entries(openapi.paths))
      for (const [method, operation] of Object.entries(operations as Readonly<Record<string, Operation>>)) {
        const reference = operation.requestBody?.content["application/json"].schema.$ref;
        if (reference === undefined || (seen.has(reference) && !isWhole)) continue;
        seen.add(reference);
        const schema = schemas[reference.replace("#/components/schemas/", "")] as InputSchema;
        const address = surface.service.paths.rest + path.replaceAll(/\{\w+\}/g, "x");
        const inputs = isWhole ? hostileInputs(schema) : [...hostileInputs(schema)].slice(0, 2);
        for (const input of inputs)
          await expectLinear(
            service,
            address,
            `${operation.operationId} ${input.name}`,
            input.text,
            method.toUpperCase(),
          );
      }
  },
);
