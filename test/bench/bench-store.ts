import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { allCores, pinned } from "./measured-process.ts";

/** The program of the service, built by `npm run build`. */
export const program = join(import.meta.dirname, "../main.js");

/**
 * Seeds a store with the demo network unless the file exists.
 * @returns the duration in seconds, including the start of the process; 0 if the file exists.
 */
export function seedStore(file: string, members: number): number {
  if (existsSync(file)) return 0;
  const startedAt = performance.now();
  run([program, "seed", "--members", String(members), "--json"], { DATABASE_URL: `sqlite:${file}` });
  return (performance.now() - startedAt) / 1_000;
}

/** Returns the number of members of a seeded store. */
export function countMembers(file: string): number {
  const database = new Database(file, { readonly: true });
  try {
    return database.prepare<[], number>("select count(*) from net_members where network_id = 1").pluck().get() ?? 0;
  } finally {
    database.close();
  }
}

/** Runs a program to completion, on all cores. @throws Error with its output if it fails. */
export function run(command: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const { status, stdout, stderr } = spawnSync(...pinned(allCores, [process.execPath, ...command]), {
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${command.join(" ")} failed:\n${stdout}${stderr}`);
}
