import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { removeFolder } from "./remove-folder.ts";

/** Pinned, because the requirements of the suite change between releases. Requires Node.js 22. */
export const suite = ["-y", "-p", "node@22", "-p", "@modelcontextprotocol/conformance@0.2.0-alpha.12", "conformance"];

export interface SuiteRun {
  /** Scenarios that count for the revision. */
  readonly scored: readonly string[];
  /** The checks that failed or warned, for every scenario that ran, scored or not: `"<check id>: <error>"`. */
  readonly problems: ReadonlyMap<string, readonly string[]>;
  /** 0 if all required checks passed; the suite ignores warnings. */
  readonly exitCode: number;
  readonly output: string;
}

interface Check {
  readonly id: string;
  readonly status: string;
  readonly errorMessage?: string;
}

/**
 * Runs the official MCP conformance suite for a revision against a server that requires no key.
 * @throws Error if the suite does not run, for example without access to the npm registry.
 */
export async function runSuite(url: string, revision: string): Promise<SuiteRun> {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-suite-"));
  onTestFinished(() => removeFolder(folder));
  const args = ["server", "--url", url, "--requirements", revision, "-o", folder];
  const { exitCode, output } = await run([...suite, ...args]);
  const [, summary = ""] = output.split("=== SUMMARY ===");
  const [counted = "", notScored = ""] = summary.split("Not scored for");
  const names = (text: string): string[] => [...text.matchAll(/^ *[✓✗] ([\w-]+)/gm)].map(([, name = ""]) => name);
  const others = new Set(names(notScored));
  const problems = new Map(readdirSync(folder).map((name) => readProblems(folder, name)));
  if (problems.size === 0) throw new Error(`the conformance suite did not run (npx ${suite.join(" ")}):\n${output}`);
  return { scored: names(counted).filter((name) => !others.has(name)), problems, exitCode, output };
}

function run(args: readonly string[]): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    execFile("npx", args, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      const code = error ? error.code : 0;
      resolve({ exitCode: typeof code === "number" ? code : 1, output: `${stdout}\n${stderr}` });
    });
  });
}

function readProblems(folder: string, name: string): [string, string[]] {
  const scenario = name.replace(/^server-/, "").replace(/-\d{4}-\d\d-\d\dT[\d-]+Z$/, "");
  const file = join(folder, name, "checks.json");
  if (!existsSync(file)) return [scenario, ["it was aborted"]];
  const checks = JSON.parse(readFileSync(file, "utf8")) as Check[];
  const bad = checks.filter(({ status }) => status === "FAILURE" || status === "WARNING");
  return [scenario, bad.map(({ id, errorMessage = "" }) => `${id}: ${errorMessage}`)];
}
