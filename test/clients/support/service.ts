import { join } from "node:path";
import { tools } from "../../../generated/tools.ts";
import { password } from "../../support/oauth.ts";
import { createPlace, repository, runProgram, startProgram, type Place } from "../../support/program.ts";

/** A running service and a key for it. */
export interface Service {
  /** Folder and settings of the program, to run its other commands. */
  readonly place: Place;
  /** URL of the MCP endpoint. */
  readonly endpoint: string;
  /** URL of the REST base path. */
  readonly restUrl: string;
  readonly key: string;
  /** Headers of an authenticated request. */
  readonly headers: { readonly Authorization: string };
  /** Requests a resource over REST, as a reference for what a client receives. @returns the parsed body. */
  get(path: string): Promise<any>;
}

/** The committed OpenAPI document. */
export const openapiFile = join(repository, "generated/openapi.json");

/** Names of the tools that every client must list, in the order of the specification: all that are `live`. */
export const toolNames: readonly string[] = tools.filter(({ entry }) => entry.live).map(({ entry }) => entry.name);

const key = "swb_key-of-other-peoples-clients";

/**
 * Starts the built program (`dist/main.js`) with a demo network of 120 members on a free port of 127.0.0.1. It stops with
 * the test file.
 */
export async function startService(settings: Readonly<Record<string, string>> = {}): Promise<Service> {
  const main = join(repository, "dist/main.js");
  const place = { ...createPlace({ SWITCHBOARD_BOOTSTRAP_KEY: key, ...settings }), main };
  const { url } = await startProgram(place);
  const headers = { Authorization: `Bearer ${key}` };
  const restUrl = `${url}/api/v1`;
  const get = async (path: string): Promise<any> => (await fetch(restUrl + path, { headers })).json();
  return { place, endpoint: `${url}/api/mcp`, restUrl, key, headers, get };
}

/** Adds a person with `people add`, with the password that `signInAs` uses. */
export async function addPerson({ place }: Service, name: string, ...options: readonly string[]): Promise<void> {
  const args = ["people", "add", name, "--password-stdin", ...options];
  const { code, stderr } = await runProgram(place, args, { input: password });
  if (code !== 0) throw new Error(stderr);
}

/** Creates a key for all tools. Its plan allows more calls in a second than the burst of the standard plan. */
export async function createHighVolumeKey({ place }: Service): Promise<string> {
  const { stdout } = await runProgram(place, [
    "keys",
    "create",
    "--plan",
    "high_volume",
    "--scopes",
    "full_access",
    "--json",
  ]);
  return (JSON.parse(stdout) as { key: string }).key;
}
