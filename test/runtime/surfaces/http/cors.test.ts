import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { serveMetrics, startServer, type MetricsAccess } from "../../../../runtime/index.ts";
import { startNotes, type TestNotes } from "../../../support/start-notes.ts";

const files = {
  openapiFile: "test/fixtures/notes/generated/openapi.json",
  docsFolder: "test/fixtures/notes/generated/docs",
};
const app = "https://app.example.com";

async function startWith({ service }: TestNotes, corsOrigins: readonly string[], metrics?: MetricsAccess) {
  const pages = { ...files, ...(metrics && { metrics }) };
  const server = await startServer(service, { host: "127.0.0.1", port: 0, publicUrl: null, corsOrigins, pages });
  onTestFinished(() => server.stop(0));
  return server.url;
}

test("pages of an allowed origin may call both surfaces; pages of other origins may call neither", async () => {
  const notes = await startNotes();
  const url = await startWith(notes, [app]);
  const paths = notes.service.surface.service.paths;
  for (const path of [`${paths.rest}/notes`, paths.mcp]) {
    const ask = (origin: string, method: string, headers: Record<string, string> = {}) =>
      fetch(`${url}${path}`, { method, headers: { Origin: origin, ...headers } });
    const requested = {
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "authorization,x-a",
    };
    const preflight = await ask(app, "OPTIONS", requested);
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      "access-control-allow-origin": app,
      "access-control-allow-methods": "GET, POST, PATCH, DELETE",
      "access-control-allow-headers": "authorization,x-a",
      vary: "Origin",
    });
    expect(preflight.headers.has("access-control-allow-credentials")).toBe(false);
    const denied = await ask(app, "POST"); // without a key; the page can read the reason
    expect(denied.status).toBe(401);
    expect(denied.headers.get("access-control-allow-origin")).toBe(app);
    expect(denied.headers.get("access-control-expose-headers")).toContain("WWW-Authenticate");
    for (const origin of ["https://evil.example", "https://app.example.com.evil.example", "null", `${app}:8443`]) {
      const refused = await ask(origin, "OPTIONS", requested);
      expect(refused.status, origin).toBe(403);
      expect(refused.headers.has("access-control-allow-origin")).toBe(false);
    }
  }
  const off = await startWith(notes, []);
  const refused = await fetch(`${off}${paths.mcp}`, { method: "OPTIONS", headers: { Origin: app } });
  expect([refused.status, refused.headers.has("access-control-allow-origin")]).toEqual([403, false]);
});

test("metrics can require a token, or be served at another address", async () => {
  const notes = await startNotes();
  const token = "a-token-of-the-collector";
  const url = await startWith(notes, [], { token, address: null });
  const statusOf = async (target: string, given?: string) =>
    (await fetch(`${target}/metrics`, { headers: given === undefined ? {} : { Authorization: given } })).status;
  expect(await statusOf(url)).toBe(401);
  expect(await statusOf(url, `Bearer ${token}x`)).toBe(401);
  expect(await statusOf(url, `Bearer ${token}`)).toBe(200);

  const port = await freePort();
  const address = { host: "127.0.0.1", port };
  const stop = await serveMetrics(notes.service.metrics, null, address);
  onTestFinished(stop);
  expect(await statusOf(`http://127.0.0.1:${port}`)).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/docs`)).status).toBe(404);
  expect(await statusOf(await startWith(notes, [], { token: null, address }))).toBe(404);
});

/** Returns a port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
