import type { ServiceEntry } from "../contract/surface.ts";
import { isStoreUrl } from "../store/store-location.ts";

/** The settings of a program, from the environment. */
export interface ProgramSettings {
  readonly host: string;
  readonly port: number;
  /** `sqlite:<file>` or `postgres://...`. `createProgram` makes a relative path absolute. */
  readonly databaseUrl: string;
  /** URL under which clients reach the service; null for the address that it listens on. */
  readonly publicUrl: string | null;
  /** Value of the first key; null if it is generated and printed. */
  readonly firstKey: string | null;
  readonly logLevel: string;
  /** Jobs that run at the same time. */
  readonly jobs: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const levels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];

const isInteger = (text: string, max: number): boolean => /^\d{1,9}$/.test(text) && Number(text) <= max;

const isUrl = (text: string, protocols: RegExp): boolean => protocols.test(text) && URL.canParse(text);

/** The valid values of each setting. An empty value counts as missing. */
const rules: readonly (readonly [name: string, isValid: (text: string) => boolean, expected: string])[] = [
  ["PORT", (text) => isInteger(text, 65_535), "an integer from 0 to 65535; 0 selects a free port"],
  ["DATABASE_URL", isStoreUrl, '"sqlite:<file>" or "postgres://user:password@host:5432/database"'],
  [
    "PUBLIC_URL",
    (text) => isUrl(text, /^https?:\/\/[^\s?#@]+$/i),
    "an http or https URL without user, query and fragment",
  ],
  ["FIRST_KEY", (text) => /^[\x21-\x7e]{24,}$/.test(text), "at least 24 ASCII characters without spaces"],
  ["LOG_LEVEL", (text) => levels.includes(text), `one of ${levels.join(", ")}`],
  ["JOB_CONCURRENCY", (text) => isInteger(text, 1_000), "an integer from 0 to 1000"],
];

/**
 * Reads and validates the settings. Errors never contain values, because these may be secrets.
 * @throws Error with every invalid setting and what is expected.
 */
export function readProgramSettings(environment: Environment, { name }: Pick<ServiceEntry, "name">): ProgramSettings {
  const given = (setting: string): string | undefined => environment[setting] || undefined;
  const problems = rules.flatMap(([setting, isValid, expected]) => {
    const text = given(setting);
    return text === undefined || isValid(text) ? [] : [`${setting}: expected ${expected}`];
  });
  if (problems.length > 0) throw new Error(`Invalid settings:\n  ${problems.join("\n  ")}`);
  return {
    host: given("HOST") ?? "127.0.0.1",
    port: Number(given("PORT") ?? 3000),
    databaseUrl: given("DATABASE_URL") ?? `sqlite:./data/${name}.db`,
    publicUrl: given("PUBLIC_URL")?.replace(/\/+$/, "") ?? null,
    firstKey: given("FIRST_KEY") ?? null,
    logLevel: given("LOG_LEVEL") ?? "warn",
    jobs: Number(given("JOB_CONCURRENCY") ?? 8),
  };
}
