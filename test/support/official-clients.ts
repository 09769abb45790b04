import { Client as Client2, StreamableHTTPClientTransport as Transport2 } from "@modelcontextprotocol/client";
import { Client as Client1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as Transport1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { onTestFinished } from "vitest";
import type { Surface } from "../../runtime/index.ts";

interface AnyServed {
  readonly url: string;
  readonly key: string;
  readonly service: { readonly surface: Surface };
}

/** The prompt or resource template whose argument is completed. */
export type Reference = { type: "ref/prompt"; name: string } | { type: "ref/resource"; uri: string };

/** The operations that the official clients of all versions share. */
export interface OfficialClient {
  callTool(params: { name: string; arguments: Record<string, unknown> }): Promise<any>;
  getPrompt(params: { name: string; arguments?: Record<string, string> }): Promise<any>;
  listResources(): Promise<any>;
  listResourceTemplates(): Promise<any>;
  readResource(params: { uri: string }): Promise<any>;
  complete(params: { ref: Reference; argument: { name: string; value: string } }): Promise<any>;
  getServerCapabilities(): any;
}

const info = { name: "test", version: "1.0.0" };

const transportOf = ({ url, key, service }: AnyServed): readonly [URL, { requestInit: RequestInit }] => [
  new URL(url + service.surface.service.paths.mcp),
  { requestInit: { headers: { Authorization: `Bearer ${key}` } } },
];

/** The SDK 2 client, in one of the two eras. It is closed at the end of the test. */
export async function connectClient2(served: AnyServed, mode: "legacy" | "auto"): Promise<Client2> {
  const client = new Client2(info, { versionNegotiation: { mode } });
  await client.connect(new Transport2(...transportOf(served)));
  onTestFinished(() => client.close());
  return client;
}

async function connectClient1(served: AnyServed): Promise<OfficialClient> {
  const client = new Client1(info);
  await client.connect(new Transport1(...transportOf(served)));
  onTestFinished(() => client.close());
  return client;
}

/** The name of each client, and the function that connects it. */
export const officialClients: readonly (readonly [string, (served: AnyServed) => Promise<OfficialClient>])[] = [
  ["SDK 1.x", connectClient1],
  ["SDK 2 in 2025-11-25", (served) => connectClient2(served, "legacy")],
  ["SDK 2 in 2026-07-28", (served) => connectClient2(served, "auto")],
];
