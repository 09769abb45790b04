import { spawn } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runSuite } from "../support/conformance.ts";

/**
 * All scored scenarios of the revisions pass on the fixture, started by `npm run conformance:serve`. There is no list of
 * known failures, and a warning is a failure.
 */
const repository = join(import.meta.dirname, "../..");

const server = spawn("npm", ["run", "--silent", "conformance:serve"], {
  cwd: repository,
  env: { ...process.env, PORT: "0" },
  detached: true, // so that the process group can be ended as a whole
});
const url = new Promise<string>((resolve, reject) => {
  let output = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      const [, base = "", path = ""] = /ready at (\S+) \(([^,]+),/.exec(output) ?? [];
      if (path !== "") resolve(`${base}${path}`);
    });
  }
  server.once("close", () => reject(new Error(`conformance:serve ended:\n${output}`)));
});

beforeAll(() => url);

afterAll(async () => {
  const closed = new Promise((resolve) => server.once("close", resolve));
  process.kill(-(server.pid ?? 0), "SIGTERM");
  await closed;
});

test.each([
  { revision: "2025-11-25", scenarios: 30 },
  { revision: "2026-07-28", scenarios: 37 },
])("the fixture passes all scenarios of revision $revision", async ({ revision, scenarios }) => {
  const { scored, problems, exitCode, output } = await runSuite(await url, revision);
  expect(scored.map((scenario) => [scenario, problems.get(scenario)])).toEqual(scored.map((each) => [each, []]));
  expect([exitCode, scored.length], output).toEqual([0, scenarios]);
});
