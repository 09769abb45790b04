import { execFile } from "node:child_process";
import { beforeAll, describe, expect, test } from "vitest";
import { surface } from "../../../generated/surface.ts";
import { builtProgram, createFolder, createPlace, startProgram } from "../../support/program.ts";

// The Inspector requires Node 22.19 or later, so npx installs that, too.
const inspector = ["-y", "-p", "node@22", "-p", "@modelcontextprotocol/inspector@2.12.0", "mcp-inspector", "--cli"];
const key = "swb_key-of-an-inspector-of-tools";
let url = "";

beforeAll(async () => {
  const service = await startProgram(createPlace({ SWITCHBOARD_BOOTSTRAP_KEY: key }));
  url = `${service.url}/api/mcp`;
  // Installs the Inspector if it is missing, before the tests start it concurrently: installations would conflict.
  expect(await run(["--version"])).toMatchObject({ code: 0 });
});

interface Printed {
  readonly code: number;
  readonly stderr: string;
  readonly result: any;
}

/** Runs the Inspector's command line on a server for one method; it prints the response as JSON. */
function inspect(server: readonly string[], ...method: readonly string[]): Promise<Printed> {
  return run([...server, "--format", "json", "--method", ...method]);
}

function run(words: readonly string[]): Promise<Printed> {
  const env = { ...process.env, MCP_STORAGE_DIR: createFolder() };
  return new Promise((resolve) => {
    execFile("npx", [...inspector, ...words], { env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      const { result } = JSON.parse(stdout.startsWith("{") ? stdout : "{}") as { result?: unknown };
      resolve({ code: error === null ? 0 : Number(error.code), stderr, result });
    });
  });
}

const overHttp = (era: string) => (): readonly string[] => {
  const headers = ["--header", `Authorization: Bearer ${key}`];
  return [url, "--transport", "http", ...headers, "--protocol-era", era];
};
const overStdio = (): readonly string[] => {
  const program = [process.execPath, builtProgram(), "stdio", "--url", url];
  return ["-e", `SWITCHBOARD_KEY=${key}`, "--", ...program];
};

describe.each([
  ["the older revisions", overHttp("legacy")],
  ["revision 2026-07-28", overHttp("modern")],
])("the Inspector on %s", (_title, server) => {
  test("lists and calls tools, gets a prompt and reads a resource", async () => {
    const [list, call, wrong, prompt, resource] = await Promise.all([
      inspect(server(), "tools/list", "--strict"),
      inspect(server(), "tools/call", "--tool-name", "search_people", "--tool-arg", "keyword=engineer", "limit=2"),
      inspect(server(), "tools/call", "--tool-name", "search_people", "--tool-args-json", '{"limit":1000}'),
      inspect(server(), "prompts/get", "--prompt-name", "post_drafter", "--prompt-args", "topic=design"),
      inspect(server(), "resources/read", "--uri", "switchboard://account/info"),
    ]);
    expect(list.result.tools).toHaveLength(surface.tools.filter((tool) => tool.live).length);
    expect(list).toMatchObject({ code: 0 }); // 6 for a schema that clients would reject
    expect(call).toMatchObject({ code: 0, result: { structuredContent: { data: [{}, {}] } } });
    expect(wrong).toMatchObject({ code: 5, result: { isError: true } });
    expect(prompt.result.messages[0].content.text).toContain('"design"');
    expect(JSON.parse(resource.result.contents[0].text)).toMatchObject({ id: "acc_demo_0001" });
  });
});

test("the Inspector starts the bridge as a local server", async () => {
  const [call, resource] = await Promise.all([
    inspect([], "tools/call", "--tool-name", "get_profile", ...overStdio()),
    inspect([], "resources/read", "--uri", "switchboard://account/usage", ...overStdio()),
  ]);
  expect(call).toMatchObject({ code: 0, result: { structuredContent: { id: "prf_demo_0001" } } });
  expect(resource).toMatchObject({ code: 0, result: { contents: [{ mimeType: "application/json" }] } });
});
