import { Client as Client2, StreamableHTTPClientTransport as Transport2 } from "@modelcontextprotocol/client";
import { Client as Client1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as Transport1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { checkOfficialClient, type OfficialClient } from "../support/official-client.ts";
import { startService, type Service } from "../support/service.ts";

let service: Service;

beforeAll(async () => {
  service = await startService();
});

const info = { name: "test", version: "1.0.0" };
const transport = () => [new URL(service.endpoint), { requestInit: { headers: service.headers } }] as const;

async function connectSdk1(): Promise<OfficialClient> {
  const client = new Client1(info);
  await client.connect(new Transport1(...transport()));
  return client;
}

async function connectSdk2(mode: "legacy" | "auto", version: string): Promise<OfficialClient> {
  const client = new Client2(info, { versionNegotiation: { mode } });
  await client.connect(new Transport2(...transport()));
  expect(client.getNegotiatedProtocolVersion()).toBe(version);
  return client;
}

describe.each([
  ["@modelcontextprotocol/sdk", connectSdk1],
  ["@modelcontextprotocol/client on revision 2025-11-25", () => connectSdk2("legacy", "2025-11-25")],
  ["@modelcontextprotocol/client on revision 2026-07-28", () => connectSdk2("auto", "2026-07-28")],
])("%s", (_name, connect) => {
  let client: OfficialClient;

  beforeAll(async () => {
    client = await connect();
  });
  afterAll(() => client.close());

  checkOfficialClient(() => ({ client, service }));
});
