import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { parse } from "yaml";
import { expect, onTestFinished, test } from "vitest";
import { createPages } from "../../../runtime/site/pages.ts";
import { startServer } from "../../../runtime/index.ts";
import { tools } from "../../fixtures/notes/handlers/definition.ts";
import { startNotes } from "../../support/start-notes.ts";
import { eventually } from "../../support/eventually.ts";

const pages = {
  openapiFile: "test/fixtures/notes/generated/openapi.json",
  docsFolder: "test/fixtures/notes/generated/docs",
};

test("the OpenAPI document needs no key and supports conditional requests", async () => {
  const notes = await startNotes();
  const first = await fetch(`${notes.url}/v1/openapi.json`);
  expect(first.status).toBe(200);
  expect(((await first.json()) as { openapi: string }).openapi).toBe("3.1.0");
  const again = await fetch(`${notes.url}/v1/openapi.json`, {
    headers: { "If-None-Match": first.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
});

test("the OpenAPI document contains the URL of the request's host, and its ETag depends on it", async () => {
  const notes = await startNotes();
  const ask = async (publicUrl: string | null, host: string) => {
    const server = createPages(notes.service, { ...pages, host: "0.0.0.0", publicUrl }, { isStopping: false }).listen(
      0,
      "127.0.0.1",
    );
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const asked = request({ port, host: "127.0.0.1", path: "/v1/openapi.json", headers: { host } }).end();
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    const { servers, paths } = JSON.parse(await text(response)) as { servers: { url: string }[]; paths: object };
    return { url: servers[0]?.url, etag: response.headers.etag, paths: Object.keys(paths) };
  };
  const [one, other, known] = [
    await ask(null, "notes.local:8080"),
    await ask(null, "other.local"),
    await ask("https://notes.example.com", "notes.local:8080"),
  ];
  expect([one, other, known].map(({ url }) => url)).toEqual([
    "http://notes.local:8080/v1",
    "http://other.local/v1",
    "https://notes.example.com/v1",
  ]);
  expect(new Set([one, other, known].map(({ etag }) => etag)).size).toBe(3);
  expect((await ask(null, "notes.local:8080")).etag).toBe(one.etag);
  expect(one.paths).toContain("/notes");
});

test("the OpenAPI document has a stable address for its version, and the same content as YAML", async () => {
  const notes = await startNotes();
  const ask = async (path: string) => {
    const response = await fetch(`${notes.url}/v1/${path}`);
    const header = (name: string) => response.headers.get(name);
    return {
      status: response.status,
      stable: header("content-location"),
      etag: header("etag"),
      type: header("content-type"),
      text: await response.text(),
    };
  };
  const current = await ask("openapi.json");
  expect(current).toMatchObject({ status: 200, stable: "/v1/openapi-1.0.0.json" });
  expect(await ask("openapi-1.0.0.json")).toEqual(current);
  expect((await ask("openapi-0.9.0.json")).status).toBe(404);
  const yaml = await ask("openapi.yaml");
  expect(yaml).toMatchObject({ stable: "/v1/openapi-1.0.0.yaml", type: "application/yaml; charset=utf-8" });
  expect(parse(yaml.text)).toEqual(JSON.parse(current.text));
  expect(await ask("openapi-1.0.0.yaml")).toEqual(yaml);
  expect((await fetch(`${notes.url}/v1/openapi.yaml`, { method: "POST" })).status).toBe(405);
  expect((await ask("openapi.txt")).status).toBe(401);
});

test("the pages are served as Markdown, and llms.txt lists them with the URL of the service", async () => {
  const notes = await startNotes();
  const list = await fetch(`${notes.url}/llms.txt`);
  expect(list.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = await list.text();
  expect(text).toMatch(/^# Notes\n\n> Short notes with tags\.\n/);
  const links = [...text.matchAll(/\]\(([^)]+)\): \S/g)].map(([, link]) => link ?? "");
  expect(links).toContain(`${notes.url}/docs/tools/notes/create_note.md`);
  for (const link of links) {
    const page = await fetch(link);
    const type = link.endsWith(".json") ? "application/json" : "text/markdown";
    expect([link, page.status, page.headers.get("content-type")]).toEqual([link, 200, `${type}; charset=utf-8`]);
  }
  expect((await fetch(`${notes.url}/docs/nothing.md`)).status).toBe(404);
  expect((await fetch(`${notes.url}/docs/..%2fsurface.md`)).status).toBe(404);
});

test("health, readiness and metrics respond", async () => {
  const notes = await startNotes();
  await notes.rest("POST /notes", { text: "x" });
  expect(await (await fetch(`${notes.url}/healthz`)).json()).toEqual({ status: "ok" });
  expect(await (await fetch(`${notes.url}/readyz`)).json()).toEqual({ status: "ok" });
  const metrics = await (await fetch(`${notes.url}/metrics`)).text();
  expect(metrics).toContain('switchboard_calls_total{operation="create_note",surface="rest",outcome="ok"} 1');
});

test("the documentation is served as pages without broken links", async () => {
  const notes = await startNotes();
  const page = async (path: string) => {
    const response = await fetch(`${notes.url}${path}`);
    return { status: response.status, html: await response.text(), type: response.headers.get("content-type") };
  };
  const index = await page("/docs");
  expect(index).toMatchObject({ status: 200, type: expect.stringContaining("text/html") });
  const links = [...index.html.matchAll(/href="(\/[^"#]+)/g)].map(([, link]) => link ?? "");
  expect(links).toContain("/docs/tools/notes/create_note");
  for (const link of new Set(links)) expect((await page(link)).status, link).toBe(200);
  expect(index.html).toContain('<td data-label="What it does">'); // narrow screens show no row of headings
  expect((await page("/docs/tools/notes/nothing")).status).toBe(404);
  expect((await page("/docs/..%2f..%2fpackage")).status).toBe(404);
});

test("examples in the documentation use the URL of the service", async () => {
  const shown = async (host: string, publicUrl: string | null) => {
    const state = { isStopping: false };
    const server = createPages(notes.service, { ...pages, host: "0.0.0.0", publicUrl }, state).listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const asked = request({ port, host: "127.0.0.1", path: "/docs/tools/notes/create_note", headers: { host } }).end();
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    return /curl (\S+)\/v1\/notes/.exec(await text(response))?.[1];
  };
  const notes = await startNotes();
  expect(await shown("notes.local:8080", null)).toBe("http://notes.local:8080");
  expect(await shown("notes.local:8080", "https://notes.example.com")).toBe("https://notes.example.com");
  expect(await shown("<b>", null)).toBeUndefined();
});

test("Host is checked against DNS rebinding; web pages of any origin may read the OpenAPI document", async () => {
  const notes = await startNotes();
  const { port } = new URL(notes.url);
  const statusOf = async (path: string, headers: Record<string, string>): Promise<number | undefined> => {
    const asked = request({ port, host: "127.0.0.1", path, headers }).end();
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  };
  for (const path of ["/docs", "/metrics", "/healthz", "/v1/openapi.json", "/"]) {
    expect(await statusOf(path, { host: "rebound.example" }), path).toBe(403);
    expect(await statusOf(path, { host: `localhost:${port}` }), path).toBeLessThan(400);
  }
  expect(await statusOf("/v1/openapi.json", { host: "localhost", origin: "https://elsewhere.example" })).toBe(200);
});

test("a stopping server is not ready, finishes running calls and then closes", async () => {
  let enter = (): void => undefined;
  let release = (): void => undefined;
  const entered = new Promise<void>((resolve) => (enter = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  const notes = await startNotes({
    handlers: {
      list_notes: async (input, context) => {
        enter();
        await released;
        return tools.list_notes(input, context);
      },
    },
  });
  const server = await startServer(notes.service, { host: "127.0.0.1", port: 0, publicUrl: null, pages });
  const call = fetch(`${server.url}/v1/notes`, { headers: { Authorization: `Bearer ${notes.key}` } });
  await entered;
  const stopped = server.stop();
  await eventually(() => expect(fetch(`${server.url}/healthz`)).rejects.toThrow());
  release();
  expect((await call).status).toBe(200);
  await stopped;
});

test("the operator's paths accept only GET and HEAD", async () => {
  const notes = await startNotes();
  for (const path of ["/v1/openapi.json", "/healthz", "/metrics"]) {
    const response = await fetch(`${notes.url}${path}`, { method: "POST" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  }
});

test("each call is logged, without its arguments", async () => {
  const lines: string[] = [];
  const stream = new Writable({ write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()) });
  const notes = await startNotes({ log: pino({ level: "debug" }, stream) });
  const response = await notes.rest("POST /notes", { text: "not for the log" });
  const line = lines.find((text) => text.includes('"msg":"call"')) ?? "{}";
  expect(JSON.parse(line)).toMatchObject({
    request_id: response.headers.get("x-request-id"),
    operation: "create_note",
    surface: "rest",
    outcome: "ok",
  });
  expect(lines.join("")).not.toContain("not for the log");
});
