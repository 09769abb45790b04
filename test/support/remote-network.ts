import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { bundleProgram } from "./bundle-program.ts";
import type { WebhookFaultKind } from "../fixtures/remote-network/server/changes/webhook-faults.ts";
import type { FaultInput, Release } from "../fixtures/remote-network/server/control/faults.ts";
import type { Settings } from "../fixtures/remote-network/server/core/settings.ts";
import type { TokenChanges } from "../fixtures/remote-network/server/core/tokens.ts";
import type { ServerAddresses, ServerOptions } from "../fixtures/remote-network/server/main.ts";
import { removeFolder } from "./remove-folder.ts";

export type RemoteNetworkOptions = Partial<Pick<ServerOptions, "seed" | "members" | "now" | "file">>;

export interface RemoteResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; undefined if there is none. */
  readonly body: any;
}

/** A fault that was set; see the README.md of the fixture's server. */
export interface RemoteFault {
  readonly id: number;
  /** Waits until `count` requests (default 1) have reached it. */
  reached(count?: number): Promise<void>;
  /** Lets the requests that wait at it continue, or closes their connections. @returns the number of requests. */
  release(how?: Release): Promise<number>;
  remove(): Promise<void>;
}

export interface Effect {
  readonly number: number;
  readonly kind: string;
  readonly actor: string;
  readonly via: "api" | "control";
  readonly request: number;
  readonly at: string;
  readonly data: any;
}

export interface ReceivedRequest {
  readonly number: number;
  readonly via: "api" | "control";
  readonly actor: string | null;
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly status: number | null;
  readonly faults: string;
  readonly at: string;
}

export interface RemoteNetwork {
  readonly url: string;
  /** Token of `owner`. */
  readonly token: string;
  /** URN of the member who owns the token. */
  readonly owner: string;
  /** Calls the API with the token, or another one. */
  call(method: string, path: string, body?: unknown, token?: string): Promise<RemoteResponse>;
  /** Lets a member act without token, quota and faults. @throws Error unless the status is 2xx. */
  as(member: string, method: string, path: string, body?: unknown): Promise<any>;
  /** Calls a control function. @throws Error unless the status is 200. */
  control(method: string, path: string, body?: unknown): Promise<any>;
  fault(input: FaultInput): Promise<RemoteFault>;
  clearFaults(): Promise<void>;
  effects(filter?: Readonly<Record<string, string>>): Promise<Effect[]>;
  requests(filter?: Readonly<Record<string, string>>): Promise<ReceivedRequest[]>;
  /** Stops the clock at a time in milliseconds since the epoch; null: uses the clock of the system. */
  setTime(ms: number | null): Promise<void>;
  advance(ms: number): Promise<void>;
  settings(changes: Partial<Settings>): Promise<void>;
  createToken(member: string): Promise<string>;
  /** Changes the quota of a token (default: `token`), revokes it or restores it. */
  changeToken(changes: TokenChanges, token?: string): Promise<void>;
  webhookFault(kind: WebhookFaultKind, count?: number): Promise<void>;
  /** Waits until every webhook delivery was confirmed or abandoned. */
  settleWebhooks(): Promise<void>;
  /** Kills the process (SIGKILL). The store remains. */
  kill(): Promise<void>;
  /** Starts it again, with the same store and ports, without faults. */
  restart(): Promise<void>;
  /** Kills the process and removes its store. */
  stop(): Promise<void>;
}

/** Starts a network in a separate process. `file` is a store that is kept afterward; default: a temporary one. */
export async function startRemoteNetwork(options: RemoteNetworkOptions = {}): Promise<RemoteNetwork> {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-remote-network-"));
  const { file = join(folder, "network.db"), seed = 1, members = 60, now = null } = options;
  const controlToken = randomUUID();
  const entry = await bundleProgram("remote-network/server/main.ts");
  const start = async (port: number, controlPort: number) =>
    launch(entry, { file, seed, members, now, controlToken, port, controlPort });
  let { child, addresses } = await start(0, 0);
  const url = `http://127.0.0.1:${addresses.port}`;
  const { token } = addresses;

  const control = async (method: string, path: string, body?: unknown): Promise<any> => {
    const at = `http://127.0.0.1:${addresses.controlPort}/control${path}`;
    const response = await request(at, method, controlToken, body);
    if (response.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(response.body)}`);
    return response.body;
  };
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const closed = new Promise((resolve) => child.once("close", resolve));
    child.kill("SIGKILL");
    await closed;
  };
  return {
    url,
    token,
    owner: "urn:rn:member:1",
    call: (method, path, body, other = token) => request(url + path, method, other, body),
    as: async (member, method, path, body) => {
      const outcome = await control("POST", `/as/${member}`, { method, path, body });
      if (outcome.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(outcome.body)}`);
      return outcome.body;
    },
    control,
    fault: async (input) => {
      const { id } = (await control("POST", "/faults", input)) as { id: number };
      return {
        id,
        reached: async (count = 1) => {
          const { reached } = await control("GET", `/faults/${id}/reached?count=${count}`);
          if (!reached) throw new Error(`Fault ${id} was not reached by ${count} requests.`);
        },
        release: async (how = "continue") => (await control("POST", `/faults/${id}/release`, { how })).released,
        remove: () => control("DELETE", `/faults/${id}`),
      };
    },
    clearFaults: async () => {
      await control("DELETE", "/faults");
      await control("DELETE", "/webhooks/faults");
    },
    effects: (filter = {}) => control("GET", `/effects?${new URLSearchParams(filter).toString()}`),
    requests: (filter = {}) => control("GET", `/requests?${new URLSearchParams(filter).toString()}`),
    setTime: (ms) => control("POST", "/clock", { now: ms }),
    advance: (ms) => control("POST", "/clock", { advance: ms }),
    settings: (changes) => control("POST", "/settings", changes),
    createToken: async (member) => (await control("POST", "/tokens", { member })).token,
    changeToken: (changes, other = token) => control("POST", `/tokens/${other}`, changes),
    webhookFault: (kind, count = 1) => control("POST", "/webhooks/faults", { kind, count }),
    settleWebhooks: () => control("POST", "/webhooks/settle"),
    kill,
    restart: async () => {
      await kill();
      ({ child, addresses } = await start(addresses.port, addresses.controlPort));
    },
    stop: async () => {
      await kill();
      removeFolder(folder);
    },
  };
}

async function request(url: string, method: string, token: string, body: unknown): Promise<RemoteResponse> {
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? undefined : JSON.parse(text) };
}

/** Starts the process. When this process ends, so does the started one, because its standard input is closed. */
async function launch(
  entry: string,
  options: ServerOptions,
): Promise<{ child: ChildProcess; addresses: ServerAddresses }> {
  const child = spawn(process.execPath, [entry, JSON.stringify(options)], { stdio: ["pipe", "pipe", "inherit"] });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith("ready ")) return { child, addresses: JSON.parse(line.slice(6)) as ServerAddresses };
  }
  throw new Error("The remote network has not started.");
}
