import { Command } from "commander";
import { sql } from "kysely";
import { systemClock } from "../clock.ts";
import { requireHandlers, type Handled } from "../require-handlers.ts";
import { missingMigrations, type Migrations } from "../store/migrate.ts";
import { runtimeMigrations } from "../store/migrations.ts";
import type { Store } from "../store/store.ts";
import { printRows } from "./print.ts";

/** The result of one check. */
export interface CheckResult {
  readonly check: string;
  readonly ok: boolean;
  readonly found: string;
}

/** An additional check that needs no store. */
export type ExtraCheck = () => Promise<CheckResult>;

/** A service that is inspected without changes. */
export interface Inspected {
  readonly store: Store;
  /** Migrations of the service's tables. */
  readonly migrations: Migrations;
  /** The service's own checks of the store. They run if no migration is missing. */
  readonly checks?: readonly ((store: Store) => Promise<CheckResult>)[];
}

/**
 * Opens the configured store for `work`, without applying migrations. Returns null if the setting is invalid, which
 * another check reports.
 * @throws StoreError
 */
export type Inspect = <Result>(work: (service: Inspected) => Promise<Result>) => Promise<Result | null>;

const minimumNode = [20, 19] as const;

/**
 * Creates `doctor`, which checks settings, store and versions, runs the additional checks, and changes nothing. Exits 1 if
 * a check fails.
 */
export function doctorCommand(inspect: Inspect, extraChecks: readonly ExtraCheck[]): Command {
  return new Command("doctor")
    .description("check settings, store and versions, and run the service's own checks")
    .option("--json", "print JSON")
    .action(async ({ json }: { json?: boolean }) => {
      const results: CheckResult[] = [checkNode(process.versions.node)];
      for (const check of extraChecks) results.push(await check());
      try {
        results.push(...((await inspect(checkService)) ?? []));
      } catch (error) {
        results.push({ check: "store", ok: false, found: errorMessageLine(error) });
      }
      printRows(
        results.map(({ check, ok, found }) => (json ? { check, ok, found } : { "": ok ? "ok" : "FAIL", check, found })),
        json,
      );
      if (results.some(({ ok }) => !ok)) process.exitCode = 1;
    });
}

/** Returns the message of an error in one line, for a cell of the table. */
export function errorMessageLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, " ");
}

/** Returns whether everything in the surface has a handler. */
export function checkSurface(definition: Handled): CheckResult {
  const check = "surface";
  try {
    requireHandlers(definition);
    const { tools, routes, prompts, resources } = definition.surface;
    const found = Object.entries({ tool: tools, route: routes, prompt: prompts, resource: resources })
      .map(([noun, { length }]) => `${length} ${noun}${length === 1 ? "" : "s"}`)
      .join(", ");
    return { check, ok: true, found };
  } catch (error) {
    return { check, ok: false, found: errorMessageLine(error) };
  }
}

function checkNode(version: string): CheckResult {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const ok = major > minimumNode[0] || (major === minimumNode[0] && minor >= minimumNode[1]);
  return { check: "Node.js", ok, found: ok ? version : `${version}; ${minimumNode.join(".")} or later is required` };
}

async function checkService({ store, migrations, checks = [] }: Inspected): Promise<CheckResult[]> {
  await store.ping();
  const version = await (
    store.dialect === "sqlite"
      ? sql<{ v: string }>`select sqlite_version() as v`
      : sql<{ v: string }>`show server_version`
  ).execute(store.reader);
  const kind = `${store.dialect} ${Object.values(version.rows[0] ?? {})[0] ?? ""}`;
  const missing = await missingMigrations(store, { ...runtimeMigrations, ...migrations });
  if (missing.length > 0) {
    const found = `${kind}, migrations missing: ${missing.join(", ")}; start the server to apply them`;
    return [{ check: "store", ok: false, found }];
  }
  const accounts = await store.reader.selectFrom("sb_accounts").select("id").execute();
  const keys = await store.reader
    .selectFrom("sb_keys")
    .select(["expires_at"])
    .where("revoked_at", "is", null)
    .execute();
  const active = keys.filter(({ expires_at }) => expires_at === null || expires_at > systemClock());
  return [
    { check: "store", ok: true, found: `${kind}, all migrations applied` },
    {
      check: "accounts",
      ok: accounts.length > 0,
      found: accounts.length > 0 ? String(accounts.length) : "none; start the server once",
    },
    {
      check: "keys",
      ok: active.length > 0,
      found: active.length > 0 ? `${active.length} active` : 'none; to create one, run the command "keys create"',
    },
    ...(await Promise.all(checks.map((check) => check(store)))),
  ];
}
